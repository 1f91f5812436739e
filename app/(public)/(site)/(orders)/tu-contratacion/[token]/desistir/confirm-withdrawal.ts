'use server';

import { errorsOf } from '@/app/(public)/(site)/_form/errors-of';
import { redirectAfterChange } from '@/app/(public)/(site)/_form/redirect-after-change';
import { textsOf } from '@/app/(public)/(site)/_form/texts-of';
import type { ConfirmedField } from '@/components/orders/withdrawal/withdrawal-answer';
import type { NotStored } from '@/components/shared/forms/use-redirecting-form';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { withdrawalSchema } from '@/lib/orders/withdrawal/schema';
import { withdrawByLink } from '@/lib/orders/withdrawal/withdraw-from-contract';
import { describeError, log } from '@/lib/server/log';

const FIELDS = ['name', 'ackEmail'] as const satisfies readonly ConfirmedField[];

/** A refused form comes back with all that was typed. Otherwise the page of the statement, or the one that says why there is none. */
export async function confirmWithdrawal(_: unknown, formData: FormData): Promise<NotStored<ConfirmedField>> {
  const token = String(formData.get('token'));
  const values = textsOf(formData, FIELDS);
  const parsed = withdrawalSchema.safeParse(values);
  if (!parsed.success) return { values, errors: await errorsOf(FIELDS, parsed.error.issues), failed: false };
  const withdrawn = await withdrawByLink(token, parsed.data, new Date()).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'withdrawal not stored');
    return null;
  });
  if (!withdrawn) return { values, errors: {}, failed: true };
  redirectAfterChange(orderPathOfToken(encodeURIComponent(token), withdrawn.ok ? 'desistimiento' : 'desistir'));
}
