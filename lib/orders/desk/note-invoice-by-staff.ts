import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { storeInvoiceRequest } from '../invoice/request-invoice';
import type { InvoiceData } from '../invoice/schema';

type Noted = { orderId: string; invoice: InvoiceData; staff: StaffMember };

/** What the invoice is to say, as the buyer has told it otherwise. */
export async function noteInvoiceByStaff(
  { orderId, invoice, staff }: Noted,
  now: Date,
): Promise<Result<object, 'nothing-to-invoice' | 'too-many-requests'>> {
  return db().$transaction(async (tx) => {
    const stored = await storeInvoiceRequest(tx, { orderId, invoice, most: Number.POSITIVE_INFINITY }, now);
    if (stored.ok && stored.isNew) await recordDeskEvent(tx, { staff, kind: 'orders.invoice-noted', orderId, now });
    return stored;
  });
}
