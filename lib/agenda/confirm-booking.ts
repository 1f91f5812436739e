import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Booking } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { insertIfFree } from './insert-booking';

type ConfirmedBooking = Pick<Booking, 'id' | 'bookingType' | 'startsAt' | 'endsAt' | 'icsSequence'>;
export type Confirmation =
  | { kind: 'confirmed'; booking: ConfirmedBooking }
  | { kind: 'hour-lost' }
  | { kind: 'no-appointment' };

/** Confirms the order's pending booking. If the claim has ended before the payment, the hour is claimed again where it is free. */
export async function confirmBooking(tx: Db, orderId: string, now: Date): Promise<Confirmation> {
  const [confirmed] = await tx.booking.updateManyAndReturn({
    where: { orderId, status: 'pending' },
    data: { status: 'confirmed', expiresAt: null },
    select: { id: true, bookingType: true, startsAt: true, endsAt: true, icsSequence: true },
  });
  if (confirmed) return { kind: 'confirmed', booking: confirmed };

  const lost = await tx.booking.findFirst({ where: { orderId }, orderBy: { createdAt: 'desc' } });
  if (!lost) return { kind: 'no-appointment' };
  const retaken = lost.startsAt > now ? await retake(tx, lost, now) : undefined;
  return retaken ? { kind: 'confirmed', booking: retaken } : { kind: 'hour-lost' };
}

/** Undefined if the hour is taken. A new row: an UPDATE that violates the exclusion constraint would abort the transaction. */
async function retake(tx: Db, lost: Booking, now: Date): Promise<ConfirmedBooking | undefined> {
  const booking = {
    ...lost,
    id: uuid(),
    kind: 'purchase',
    status: 'confirmed',
    holdTokenHash: null,
    claimant: null,
    expiresAt: null,
  } as const;
  return (await insertIfFree(tx, booking, now)) ? { ...booking, icsSequence: 0 } : undefined;
}
