import 'server-only';
import { addMinutes, subDays } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type Chooser, chooserOf, hourKey, OFFER_DAYS } from '@/lib/agenda/appointments/link';
import { claimHourOrTell, type NewBooking } from '@/lib/agenda/insert-booking';
import { LIVE_STATUSES } from '@/lib/agenda/live-statuses';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/agenda/slots';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Claimant } from '@/lib/server/security/claimant';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { confirmedOfMailbox, lockFirstConsultations, unconfirmedLimit } from './limits';
import { UNCONFIRMED_MINUTES } from './rules';
import type { Reservation } from './schema';

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

/** `hourKey` binds a consultation that is sent later; null if one was sent already. */
type HeldHour = { expiresAt: Date; hourKey: string | null };

/**
 * Keeps the hour for UNCONFIRMED_MINUTES and queues the e-mail that asks for the confirmation, or neither. An hour that the
 * same consultation or tab kept before is free again. A mailbox that has its appointment gets another e-mail, without the link that
 * confirms: answer, page and calendar are the same, so that they tell no stranger whose mailbox is known.
 */
export async function holdFirstConsultation(
  key: string,
  wanted: Reservation,
  claimant: Claimant,
  now: Date,
): Promise<Result<HeldHour, HoldRefusal>> {
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(wanted.hour.date, wanted.hour.time, site.consultationMinutes, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const chooser = chooserOf(key);
  if (!chooser) return { ok: false, reason: 'offer-gone' };
  const expiresAt = addMinutes(now, UNCONFIRMED_MINUTES);
  try {
    const held = await transaction((tx) => hold(tx, chooser, { wanted, claimant, expiresAt, rules }, now));
    return { ok: true, expiresAt, hourKey: held.consultationId ? null : hourKey(held.id) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

type Held = NewBooking & { customerEmail: string };

type Asked = { wanted: Reservation; claimant: Claimant; expiresAt: Date; rules: SchedulingRules };

async function hold(tx: Db, chooser: Chooser, asked: Asked, now: Date): Promise<Held> {
  const { claimant, rules } = asked;
  await lockFirstConsultations(tx);
  const ended = await endEarlierChoice(tx, chooser, now);
  if (!ended.ok) throw new Refused(ended.reason);
  const limit = await unconfirmedLimit(tx, claimant, rules, now);
  if (limit) throw new Refused(limit);
  const tabHash = 'tabHashes' in chooser ? chooser.tabHashes[0] : null;
  const booking = heldBooking(ended.consultationId, tabHash, asked);
  const obstacle = await claimHourOrTell(tx, booking, rules, now);
  if (obstacle) throw new Refused(obstacle);
  const known = await confirmedOfMailbox(tx, booking.customerEmail, now);
  const email = known ? 'already-booked' : 'request';
  await enqueue(tx, 'send-first-consultation-email', { bookingId: known ?? booking.id, email });
  return booking;
}

function heldBooking(consultationId: string | null, tabHash: string | null, asked: Asked): Held {
  const { claimant, expiresAt } = asked;
  const { hour, mode, fullName, email } = asked.wanted;
  return {
    ...slotInterval(hour.date, hour.time, site.consultationMinutes),
    id: uuid(),
    kind: 'first-consultation',
    consultationId,
    status: 'held',
    duration: site.consultationMinutes,
    bookingType: mode,
    customerName: fullName,
    customerEmail: email,
    holdTokenHash: tabHash,
    claimant,
    expiresAt,
  };
}

/** `consultationId`: what was sent for the hour that is chosen now. */
type Ended = { ok: true; consultationId: string | null } | { ok: false; reason: 'offer-gone' | 'already-confirmed' };

/** Frees the hour that waits for its confirmation. The caller holds the lock. */
async function endEarlierChoice(tx: Db, chooser: Chooser, now: Date): Promise<Ended> {
  return 'consultationId' in chooser
    ? endChoiceOfConsultation(tx, chooser.consultationId, now)
    : endChoiceOfTab(tx, chooser.tabHashes);
}

async function endChoiceOfConsultation(tx: Db, consultationId: string, now: Date): Promise<Ended> {
  const offered = { id: consultationId, createdAt: { gt: subDays(now, OFFER_DAYS) } };
  if ((await tx.consultation.count({ where: offered })) === 0) return { ok: false, reason: 'offer-gone' };
  const confirmed = { consultationId, status: 'confirmed' } as const;
  if ((await tx.booking.count({ where: confirmed })) > 0) return { ok: false, reason: 'already-confirmed' };
  await tx.booking.updateMany({ where: { consultationId, status: 'held' }, data: { status: 'released' } });
  return { ok: true, consultationId };
}

/** A consultation that was bound to the earlier hour goes with the tab to the next, unless it has found another hour since. */
async function endChoiceOfTab(tx: Db, tabHashes: string[]): Promise<Ended> {
  const ofTab = { holdTokenHash: { in: tabHashes } };
  const earlier = await tx.booking.findFirst({ where: ofTab });
  if (!earlier) return { ok: true, consultationId: null };
  if (earlier.status === 'confirmed') return { ok: false, reason: 'already-confirmed' };
  await tx.booking.updateMany({ where: { ...ofTab, status: 'held' }, data: { status: 'released' } });
  // The hash is unique: it goes on to the next choice.
  await tx.booking.updateMany({ where: ofTab, data: { holdTokenHash: null } });
  const { consultationId } = earlier;
  if (!consultationId) return { ok: true, consultationId };
  const others = await tx.booking.count({ where: { consultationId, status: { in: [...LIVE_STATUSES] } } });
  return { ok: true, consultationId: others > 0 ? null : consultationId };
}
