import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Result } from '@/lib/shared/result';
import type { Interval } from '../slots';
import { changeBlocks, insertBlocks, takeBlocks } from './change-blocks';
import { cutBlocks, mergeBlocks } from './merge-blocks';
import type { TimeOff } from './schema';
import { timeOffIntervals, timeOffText } from './time-off';

/** Gives this time back to visitors, whole blocks or a piece of them. `not-blocked`: none of it is blocked, or no longer. */
export function unblockTime(
  off: Omit<TimeOff, 'note'>,
  staff: StaffMember,
  now: Date,
): Promise<Result<{ blocks: Interval[] }, 'not-blocked'>> {
  const cuts = timeOffIntervals(off);
  return changeBlocks<Result<{ blocks: Interval[] }, 'not-blocked'>>(async (tx) => {
    const before = mergeBlocks(await takeBlocks(tx, cuts));
    const blocks = cutBlocks(before, cuts);
    if (blocks.length > 0) await insertBlocks(tx, blocks, now);
    if (lengthOf(blocks) === lengthOf(before)) return { ok: false, reason: 'not-blocked' };
    await recordDeskEvent(tx, { staff, kind: 'agenda.unblocked', subject: timeOffText(off), now });
    return { ok: true, blocks };
  });
}

function lengthOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
}
