import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type Db, db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { overdueHoldsExpired } from '@/lib/scheduling/expire-overdue-holds';
import { insertBooking, type NewBooking } from '@/lib/scheduling/insert-booking';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { site } from '@/lib/site';
import { bookingOfToken } from './appointment-link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';
import type { Reservation } from './schema';

export type MoveRefusal = SlotRefusal | 'gone' | 'slot-taken' | 'no-change-left' | 'same-hour';

class Refused extends Error {
  constructor(readonly reason: MoveRefusal) {
    super(reason);
  }
}

/** The same row takes the new hour, or keeps the old one: its link, its meeting and its invitation stay. */
export async function moveFirstConsultation(
  token: string,
  { date, time }: Reservation['hour'],
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const id = bookingOfToken(token);
  if (!id) return { ok: false, reason: 'gone' };
  const refusal = slotRefusal(date, time, site.consultationMinutes, now);
  if (refusal) return { ok: false, reason: refusal };
  try {
    await db().$transaction((tx) => move(tx, id, slotInterval(date, time, site.consultationMinutes), now));
    return { ok: true };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function move(tx: Db, bookingId: string, hour: Interval, now: Date): Promise<void> {
  const [booking] = await tx.booking.updateManyAndReturn({
    where: {
      id: bookingId,
      kind: 'first-consultation',
      status: 'confirmed',
      changes: { lt: MOST_CHANGES },
      AND: [{ startsAt: { gt: addHours(now, LAST_CHANGE_HOURS) } }, { startsAt: { not: hour.startsAt } }],
    },
    data: { changes: { increment: 1 } },
    select: { bookingType: true },
  });
  if (!booking) throw new Refused(await whyNot(tx, bookingId, hour));
  await claim(tx, hour, now);
  await tx.booking.update({ where: { id: bookingId }, data: hour });
  if (booking.bookingType === 'online') await enqueue(tx, 'move-meeting', { bookingId });
  await enqueue(tx, 'send-first-consultation-email', { bookingId, email: 'change' });
  await enqueue(tx, 'send-first-consultation-email', { bookingId, email: 'staff-changed' });
}

/**
 * By a row that lives until the update: an UPDATE that met another claim would abort the transaction, or wait for one that
 * waits for it. Another claim on the hour waits for this transaction.
 */
async function claim(tx: Db, hour: Interval, now: Date): Promise<void> {
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH ${overdueHoldsExpired(hour, now)} ${insertBooking(blockOf(hour), now, source)} RETURNING id`;
  const [block] = rows;
  if (!block) throw new Refused('slot-taken');
  await tx.booking.delete({ where: block });
}

function blockOf(hour: Interval): NewBooking {
  return {
    ...hour,
    id: uuid(),
    kind: 'block',
    orderId: null,
    productId: null,
    consultationId: null,
    status: 'confirmed',
    duration: site.consultationMinutes,
    bookingType: null,
    notes: null,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    holdTokenHash: null,
    claimant: null,
    expiresAt: null,
  };
}

async function whyNot(tx: Db, id: string, { startsAt }: Interval): Promise<MoveRefusal> {
  const booking = await tx.booking.findUnique({ where: { id }, select: { status: true, startsAt: true } });
  if (booking?.status !== 'confirmed') return 'gone';
  return booking.startsAt.getTime() === startsAt.getTime() ? 'same-hour' : 'no-change-left';
}
