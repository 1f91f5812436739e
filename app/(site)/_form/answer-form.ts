import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type FormAnswer, notYetSent } from '@/components/spam-guarded-form/form-answer';
import { describeError, log } from '@/lib/log';
import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/security/schema';
import { looksLikeSpam } from '@/lib/security/spam-check';
import { visitorAddress } from '@/lib/security/visitor-address';
import messages from '@/messages/es.json';

// Far above what the schemas take, far below what would cost anything.
const TYPED_MAX = 50_000;

type Read<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
type Told = { title: string; detail: string };

type Form<Field extends string, Value> = {
  formData: FormData;
  fields: readonly Field[];
  /** What the page itself writes into the form. */
  hidden?: readonly string[];
  read(values: Record<string, string>): Read<Value>;
  submit(value: Value, address: string, now: Date): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  sent: Told;
  failed: Told;
};

/** What a form is answered, whatever happens to it: taken, refused with its reasons, or not possible right now. */
export async function answerForm<Field extends string, Value>(form: Form<Field, Value>): Promise<FormAnswer<Field>> {
  const { formData, fields, hidden = [] } = form;
  const values = textsOf(formData, fields);
  const kept = { ...notYetSent, values };
  const now = new Date();
  try {
    const parsed = form.read({ ...values, ...textsOf(formData, hidden) });
    if (!parsed.success) {
      const title = (await getTranslations('ContactGuard'))('check');
      return { ...kept, outcome: 'invalid', title, errors: await errorsOf(fields, parsed.error.issues) };
    }
    const seen = textsOf(formData, [HONEYPOT_FIELD, TIMESTAMP_FIELD]);
    const text = Object.values(values).join('\n');
    if (looksLikeSpam({ honeypot: seen[HONEYPOT_FIELD], stamp: seen[TIMESTAMP_FIELD], text }, now)) {
      return { ...kept, outcome: 'ask-again', ...(await told('askAgain')), stamp: issueFormTimestamp('again', now) };
    }
    const submitted = await form.submit(parsed.data, visitorAddress(await headers()), now);
    if (submitted.ok) return { ...notYetSent, outcome: 'sent', ...form.sent };
    const minutes = Math.ceil(submitted.retryAfterSeconds / 60);
    return { ...kept, outcome: 'limited', ...(await told('limited', minutes)) };
  } catch (error) {
    // Whatever it was: who has typed something gets it back, with the sentence that it was not taken.
    log.error({ error: describeError(error) }, 'form not taken');
    return { ...kept, outcome: 'failed', ...form.failed };
  }
}

function textsOf<Name extends string>(formData: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => {
    const value = formData.get(name);
    return [name, typeof value === 'string' ? value.slice(0, TYPED_MAX) : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The first message of each field, in the order of the fields. */
async function errorsOf<Field extends string>(
  fields: readonly Field[],
  issues: { path: PropertyKey[]; message: string }[],
): Promise<Partial<Record<Field, string>>> {
  const t = await getTranslations('Validation');
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = issues.find(({ path }) => path[0] === field)?.message;
    if (message) errors[field] = t(isValidationKey(message) ? message : 'valueInvalid');
  }
  return errors;
}

function isValidationKey(message: string): message is keyof typeof messages.Validation {
  return Object.hasOwn(messages.Validation, message);
}

async function told(what: 'askAgain' | 'limited', minutes = 0): Promise<Told> {
  const t = await getTranslations('ContactGuard');
  return { title: t(`${what}.title`), detail: t(`${what}.detail`, { minutes }) };
}
