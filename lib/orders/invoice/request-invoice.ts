import 'server-only';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import { MOST_INVOICE_REQUESTS } from './rules';
import type { InvoiceData } from './schema';
import { storeInvoiceRequest } from './store-invoice-request';

export type InvoiceRefusal = 'gone' | 'too-many-requests' | 'nothing-to-invoice';

/** Stores what the invoice is to say, and tells staff. The same again, as of a second press, is stored and told once. */
export async function requestInvoice(
  token: string,
  invoice: InvoiceData,
  now: Date,
): Promise<Result<object, InvoiceRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  const request = { orderId: order.id, invoice, most: MOST_INVOICE_REQUESTS };
  return db().$transaction((tx) => storeInvoiceRequest(tx, request, now));
}
