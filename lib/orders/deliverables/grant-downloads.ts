import 'server-only';
import { addMonths } from 'date-fns';
import type { Db } from '@/lib/server/db';
import { DOWNLOAD_VALID_MONTHS } from '@/lib/shared/retention';

/**
 * Gives a paid order the files of its product, once. The id of each follows from order and file, as a UUID of version 8: an
 * order that is lost and rebuilt is opened by the link that its buyer has.
 */
export async function grantDownloads(
  tx: Db,
  { id: orderId, productId }: { id: string; productId: string },
  paidAt: Date,
): Promise<void> {
  const validUntil = addMonths(paidAt, DOWNLOAD_VALID_MONTHS);
  await tx.$executeRaw`
    INSERT INTO downloads (id, order_id, deliverable_id, valid_until)
    SELECT overlay(overlay(md5(${orderId}::uuid::text || '/' || file) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid,
      ${orderId}::uuid, id, ${validUntil}::timestamptz FROM deliverables
    WHERE product_id = ${productId}::uuid ON CONFLICT (order_id, deliverable_id) DO NOTHING`;
}
