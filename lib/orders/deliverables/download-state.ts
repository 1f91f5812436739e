import type { OrderStatus } from '@/lib/generated/prisma/enums';

/** No buyer comes near; a link that goes round does. */
export const MOST_DOWNLOADS = 40;

export type ClosedReason = 'unknown' | 'replaced' | 'refunded' | 'revoked' | 'expired' | 'used-up';

type Granted = { validUntil: Date; revokedAt: Date | null; downloadCount: number; orderStatus: OrderStatus };

/** Why it cannot be downloaded now, or null if it can. */
export function closedReason({ validUntil, revokedAt, downloadCount, orderStatus }: Granted, now: Date) {
  if (orderStatus === 'refunded') return 'refunded';
  if (revokedAt !== null || orderStatus !== 'confirmed') return 'revoked';
  if (validUntil <= now) return 'expired';
  return downloadCount >= MOST_DOWNLOADS ? 'used-up' : null;
}
