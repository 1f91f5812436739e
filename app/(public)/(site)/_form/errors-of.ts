import { getTranslations } from 'next-intl/server';
import { isValidationKey } from '@/lib/shared/i18n/is-validation-key';

/** The first message of each field, in the order of the fields. */
export async function errorsOf<Field extends string>(
  fields: readonly Field[],
  issues: readonly { path: PropertyKey[]; message: string }[],
): Promise<Partial<Record<Field, string>>> {
  const t = await getTranslations('Validation');
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = issues.find(({ path }) => path[0] === field)?.message;
    if (message) errors[field] = t(isValidationKey(message) ? message : 'valueInvalid');
  }
  return errors;
}
