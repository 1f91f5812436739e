'use server';

import { redirect } from 'next/navigation';
import { errorsOf } from '@/app/(public)/(site)/_form/errors-of';
import { redirectAfterChange } from '@/app/(public)/(site)/_form/redirect-after-change';
import { textsOf } from '@/app/(public)/(site)/_form/texts-of';
import type { NotStored } from '@/components/shared/forms/use-redirecting-form';
import { requestInvoice } from '@/lib/orders/invoice/request-invoice';
import { type InvoiceField, invoiceSchema } from '@/lib/orders/invoice/schema';
import { INVALID_LINK_PATH } from '@/lib/orders/order-page/order-link';
import { describeError, log } from '@/lib/server/log';
import { newsPath } from '../../_order/order-news';

const FIELDS = ['name', 'taxId', 'address', 'postalCode', 'city'] as const satisfies readonly InvoiceField[];

/** A refused form comes back with all that was typed; a stored one leads to the order's page. */
export async function askForInvoice(_: unknown, formData: FormData): Promise<NotStored<InvoiceField>> {
  const token = String(formData.get('token'));
  const values = textsOf(formData, FIELDS);
  const parsed = invoiceSchema.safeParse(values);
  if (!parsed.success) return { values, errors: await errorsOf(FIELDS, parsed.error.issues), failed: false };
  const stored = await requestInvoice(token, parsed.data, new Date()).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'invoice not asked for');
    return null;
  });
  if (!stored) return { values, errors: {}, failed: true };
  if (stored.ok) redirectAfterChange(newsPath(token, 'invoice'));
  redirect(stored.reason === 'gone' ? INVALID_LINK_PATH : newsPath(token, stored.reason));
}
