import 'server-only';
import { v7 as uuid } from 'uuid';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';
import { findOrderToChange } from '../order-page/linked-order';
import { isPaidBack } from '../refunds/amounts';
import { MOST_INVOICE_REQUESTS } from './rules';
import type { InvoiceData } from './schema';

export type InvoiceRefusal = 'gone' | 'too-many-requests' | 'nothing-to-invoice';

/** Stores what the invoice is to say, tells staff, and mails the buyer a receipt. The same again, as of a second press, is stored and told once. */
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

type Refusal = 'too-many-requests' | 'nothing-to-invoice';

/** What the invoice is to say, in the caller's transaction; `isNew` is false for the same again. */
export async function storeInvoiceRequest(
  tx: Db,
  { orderId, invoice, most }: { orderId: string; invoice: InvoiceData; most: number },
  now: Date,
): Promise<Result<{ isNew: boolean }, Refusal>> {
  await lockOrder(tx, orderId);
  if (isPaidBack(await tx.order.findUniqueOrThrow({ where: { id: orderId } })))
    return { ok: false, reason: 'nothing-to-invoice' };
  const earlier = await tx.invoiceRequest.findMany({ where: { orderId }, orderBy: { requestedAt: 'desc' } });
  const [latest] = earlier;
  if (latest && isSame(latest, invoice)) return { ok: true, isNew: false };
  if (earlier.length >= most) return { ok: false, reason: 'too-many-requests' };
  const { id } = await tx.invoiceRequest.create({ data: { id: uuid(), orderId, ...invoice, requestedAt: now } });
  await enqueue(tx, 'send-invoice-request', { requestId: id });
  await enqueue(tx, 'send-invoice-receipt', { requestId: id });
  return { ok: true, isNew: true };
}

function isSame(stored: InvoiceData, { name, taxId, address, postalCode, city }: InvoiceData): boolean {
  const fields = { name, taxId, address, postalCode, city };
  return Object.entries(fields).every(([field, value]) => stored[field as keyof InvoiceData] === value);
}
