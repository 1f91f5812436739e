import 'server-only';
import { subDays } from 'date-fns';
import { OFFER_DAYS } from '@/lib/agenda/appointments/booking-offer';
import { LIVE_STATUSES } from '@/lib/agenda/live-statuses';
import type { Db } from '@/lib/server/db';
import type { Chooser } from './chooser';

/** `consultationId`: what was sent for the hour that is chosen now. */
type Ended = { ok: true; consultationId: string | null } | { ok: false; reason: 'offer-gone' | 'already-confirmed' };

/** Frees the hour that waits for its confirmation. The caller holds the lock. */
export async function endEarlierChoice(tx: Db, chooser: Chooser, now: Date): Promise<Ended> {
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
