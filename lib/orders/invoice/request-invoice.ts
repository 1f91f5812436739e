import 'server-only';
import { v7 as uuid } from 'uuid';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { lockOrder } from '../lock-order';
import { findOrderToChange } from '../order-page/linked-order';
import { isPaidBack } from '../refunds/is-paid-back';
import { MOST_INVOICE_REQUESTS } from './rules';
import type { InvoiceData } from './schema';

export type InvoiceRefusal = 'gone' | 'too-many-requests' | 'nothing-to-invoice';

/** Stores what the invoice is to say, and tells staff. The same again, as of a second press, is stored and told once. */
export async function requestInvoice(
  token: string,
  invoice: InvoiceData,
  now: Date,
): Promise<Result<object, InvoiceRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  const orderId = order.id;
  return db().$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    if (isPaidBack(await tx.order.findUniqueOrThrow({ where: { id: orderId } })))
      return { ok: false, reason: 'nothing-to-invoice' };
    const earlier = await tx.invoiceRequest.findMany({ where: { orderId }, orderBy: { requestedAt: 'desc' } });
    const [latest] = earlier;
    if (latest && isSame(latest, invoice)) return { ok: true };
    if (earlier.length >= MOST_INVOICE_REQUESTS) return { ok: false, reason: 'too-many-requests' };
    const { id } = await tx.invoiceRequest.create({ data: { id: uuid(), orderId, ...invoice, requestedAt: now } });
    await enqueue(tx, 'send-invoice-request', { requestId: id });
    return { ok: true };
  });
}

function isSame(stored: InvoiceData, { name, taxId, address, postalCode, city }: InvoiceData): boolean {
  const fields = { name, taxId, address, postalCode, city };
  return Object.entries(fields).every(([field, value]) => stored[field as keyof InvoiceData] === value);
}
