import 'server-only';
import { v7 as uuid } from 'uuid';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { findOrderToChange } from '../order-page/linked-order';
import type { InvoiceData } from './schema';

/** Stores what the invoice is to say, and tells staff. The same again, as of a second press, is stored and told once. */
export async function requestInvoice(token: string, invoice: InvoiceData, now: Date): Promise<Result<object, 'gone'>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  const orderId = order.id;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`;
    const latest = await tx.invoiceRequest.findFirst({ where: { orderId }, orderBy: { requestedAt: 'desc' } });
    if (latest && isSame(latest, invoice)) return;
    const { id } = await tx.invoiceRequest.create({ data: { id: uuid(), orderId, ...invoice, requestedAt: now } });
    await enqueue(tx, 'send-invoice-request', { requestId: id });
  });
  return { ok: true };
}

function isSame(stored: InvoiceData, { name, taxId, address, postalCode, city }: InvoiceData): boolean {
  const fields = { name, taxId, address, postalCode, city };
  return Object.entries(fields).every(([field, value]) => stored[field as keyof InvoiceData] === value);
}
