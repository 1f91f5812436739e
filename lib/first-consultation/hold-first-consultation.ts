import 'server-only';
import { addMinutes, subDays } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { consultationOfOffer, OFFER_DAYS } from '@/lib/consultations/booking-offer';
import { type Db, db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { overdueHoldsExpired } from '@/lib/scheduling/expire-overdue-holds';
import { insertBooking, type NewBooking } from '@/lib/scheduling/insert-booking';
import { findObstacle } from '@/lib/scheduling/obstacles/find-obstacle';
import type { Obstacle } from '@/lib/scheduling/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/scheduling/rules/read-rules';
import { roomInDay } from '@/lib/scheduling/rules/room-in-day';
import type { SchedulingRules } from '@/lib/scheduling/rules/scheduling-rules';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import type { Claimant } from '@/lib/security/claimant';
import { site } from '@/lib/site';
import { confirmedOfMailbox } from './confirmed-of-mailbox';
import { lockFirstConsultations } from './lock-first-consultations';
import { UNCONFIRMED_MINUTES } from './rules';
import type { Reservation } from './schema';
import { unconfirmedLimit } from './unconfirmed-limit';

export type HoldRefusal =
  | SlotRefusal
  | Obstacle
  | 'offer-gone'
  | 'already-confirmed'
  | 'network-waits'
  | 'calendar-waits'
  | 'calendar-full';

class Refused extends Error {
  constructor(readonly reason: HoldRefusal) {
    super(reason);
  }
}

/**
 * Keeps the hour for UNCONFIRMED_MINUTES and queues the e-mail that asks for the confirmation, or neither. An hour that the
 * same consultation kept before is free again. A mailbox that has its appointment gets another e-mail, without the link that
 * confirms: answer, page and calendar are the same, so that they tell no stranger whose mailbox is known.
 */
export async function holdFirstConsultation(
  offer: string,
  wanted: Reservation,
  claimant: Claimant,
  now: Date,
): Promise<Result<{ expiresAt: Date }, HoldRefusal>> {
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(wanted.hour.date, wanted.hour.time, site.consultationMinutes, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const consultationId = consultationOfOffer(offer);
  if (!consultationId) return { ok: false, reason: 'offer-gone' };
  const expiresAt = addMinutes(now, UNCONFIRMED_MINUTES);
  const booking = heldBooking(consultationId, wanted, claimant, expiresAt);
  try {
    await db().$transaction((tx) => hold(tx, consultationId, booking, { claimant, rules }, now));
    return { ok: true, expiresAt };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

type Held = NewBooking & { customerEmail: string };

async function hold(
  tx: Db,
  consultationId: string,
  booking: Held,
  { claimant, rules }: { claimant: Claimant; rules: SchedulingRules },
  now: Date,
): Promise<void> {
  await lockFirstConsultations(tx);
  await endEarlierChoice(tx, consultationId, now);
  const limit = await unconfirmedLimit(tx, claimant, rules, now);
  if (limit) throw new Refused(limit);
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first WHERE ${roomInDay(booking, rules, now)}`;
  const rows = await tx.$queryRaw<unknown[]>`
    WITH ${overdueHoldsExpired(booking, now)} ${insertBooking(booking, now, source)} RETURNING 1`;
  if (rows.length === 0) {
    throw new Refused(await findObstacle(booking, rules, now, { query: (statement) => tx.$queryRaw(statement) }));
  }
  const known = await confirmedOfMailbox(tx, booking.customerEmail, now);
  const email = known ? 'already-booked' : 'request';
  await enqueue(tx, 'send-first-consultation-email', { bookingId: known ?? booking.id, email });
}

async function endEarlierChoice(tx: Db, consultationId: string, now: Date): Promise<void> {
  const offered = { id: consultationId, createdAt: { gt: subDays(now, OFFER_DAYS) } };
  if ((await tx.consultation.count({ where: offered })) === 0) throw new Refused('offer-gone');
  const confirmed = { consultationId, status: 'confirmed' } as const;
  if ((await tx.booking.count({ where: confirmed })) > 0) throw new Refused('already-confirmed');
  await tx.booking.updateMany({ where: { consultationId, status: 'held' }, data: { status: 'released' } });
}

function heldBooking(
  consultationId: string,
  { hour, mode, fullName, email }: Reservation,
  claimant: Claimant,
  expiresAt: Date,
): Held {
  return {
    ...slotInterval(hour.date, hour.time, site.consultationMinutes),
    id: uuid(),
    kind: 'first-consultation',
    orderId: null,
    productId: null,
    consultationId,
    status: 'held',
    duration: site.consultationMinutes,
    bookingType: mode,
    notes: null,
    customerName: fullName,
    customerEmail: email,
    customerPhone: null,
    holdTokenHash: null,
    claimant,
    expiresAt,
  };
}
