import 'server-only';
import { addMonths } from 'date-fns';
import type { Db } from '@/lib/db';
import { DOWNLOAD_VALID_MONTHS } from '@/lib/retention';

/** Gives a paid order the files of its product, once. */
export async function grantDownloads(
  tx: Db,
  { id: orderId, productId }: { id: string; productId: string },
  paidAt: Date,
): Promise<void> {
  const validUntil = addMonths(paidAt, DOWNLOAD_VALID_MONTHS);
  await tx.$executeRaw`
    INSERT INTO downloads (id, order_id, deliverable_id, valid_until)
    SELECT gen_random_uuid(), ${orderId}::uuid, id, ${validUntil}::timestamptz FROM deliverables
    WHERE product_id = ${productId}::uuid ON CONFLICT (order_id, deliverable_id) DO NOTHING`;
}
