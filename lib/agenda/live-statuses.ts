import type { BookingStatus } from '@/lib/generated/prisma/client';

/** A row of one of these has its time to itself: those of the constraint `bookings_no_overlap`, in its order. */
export const LIVE_STATUSES = ['held', 'pending', 'confirmed', 'blocked'] as const satisfies readonly BookingStatus[];

/** For `status IN`, as literals: with parameters PostgreSQL could not use the constraint's index. */
export const LIVE_LIST = `(${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')})`;
