import 'server-only';
import { startOfMinute } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { expireHolds } from '../expire-overdue-holds';
import type { Interval } from '../slots';
import { changeBlocks, insertBlocks, takeBlocks } from './change-blocks';
import { mergeBlocks } from './merge-blocks';
import { findMetClaims, instantRanges, type MetClaims } from './met-claims';
import type { TimeOff } from './schema';
import { timeOffIntervals, timeOffText } from './time-off';

/** `meets`: these claims of visitors are in the way, and nothing was stored. */
type BlockTimeOutcome =
  | { ok: true; blocks: Interval[] }
  | { ok: false; reason: 'past' }
  | ({ ok: false; reason: 'meets' } & MetClaims);

/**
 * Keeps this time from visitors, in every week of it or in none. A visitor who wants an hour of it at the same moment either is
 * refused or is met: the exclusion constraint decides. Time that is over is left out.
 */
export function blockTime(off: TimeOff, staff: StaffMember, now: Date): Promise<BlockTimeOutcome> {
  const note = off.note || null;
  const wanted = mergeBlocks(upcoming(timeOffIntervals(off), now).map((interval) => ({ ...interval, note })));
  if (wanted.length === 0) return Promise.resolve({ ok: false, reason: 'past' });
  return changeBlocks<BlockTimeOutcome>(async (tx) => {
    const met = await findMetClaims(tx, wanted, now);
    if (met.bookings.length + met.holds.length > 0) return { ok: false, reason: 'meets', ...met };
    await expireHolds(tx, overdueIn(wanted, now), now);
    const blocks = mergeBlocks([...wanted, ...(await takeBlocks(tx, wanted))]);
    await insertBlocks(tx, blocks, now);
    await recordDeskEvent(tx, { staff, kind: 'agenda.blocked', subject: timeOffText(off), now });
    return { ok: true, blocks: blocks.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) };
  });
}

function upcoming(intervals: readonly Interval[], now: Date): Interval[] {
  return intervals
    .filter(({ endsAt }) => endsAt > now)
    .map(({ startsAt, endsAt }) => ({ startsAt: startsAt < now ? startOfMinute(now) : startsAt, endsAt }));
}

function overdueIn(intervals: readonly Interval[], now: Date): Prisma.Sql {
  return Prisma.sql`expires_at <= ${now}::timestamptz
    AND tstzrange(starts_at, ends_at, '[)') && ${instantRanges(intervals)}::tstzmultirange`;
}
