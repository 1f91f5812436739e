import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';
import { addMadridDays, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { coalesceReads } from '../coalesce-reads';
import type { SchedulingRules } from '../rules/scheduling-rules';
import type { Interval } from '../slots';
import { liveClaims } from './live-claims';
import { type Claim, type Obstacle, obstacleTo } from './obstacle';

type Asked = {
  /** The booking that was to be moved. */
  without?: string;
  /** Reads in the transaction that the claim had. */
  query?: (statement: Prisma.Sql) => Promise<Claim[]>;
};

/** All but one of many who want the same hour at once ask this, and share the answer. */
const coalesce = coalesceReads<Claim[]>();

/**
 * Why a claim of this interval has just failed. `rules` null: of the firm itself, which only time off and appointments keep from an
 * hour. What is free again by now was taken by somebody.
 */
export async function findObstacle(
  wanted: Interval,
  rules: SchedulingRules | null,
  now: Date,
  { without, query }: Asked = {},
): Promise<Obstacle> {
  const date = madridDate(wanted.startsAt);
  const day = { startsAt: madridInstant(date, '00:00'), endsAt: madridInstant(addMadridDays(date, 1), '00:00') };
  const statement = liveClaims(day, without ?? null, now);
  const claims = await (query ? query(statement) : coalesce(`${date} ${without}`, () => sqlQuery<Claim>(statement)));
  const obstacle = rules
    ? obstacleTo(wanted, claims, rules)
    : obstacleTo(
        wanted,
        claims.filter(({ kind }) => kind !== 'busy'),
        { bufferMinutes: 0, mostADay: null },
      );
  return obstacle ?? 'slot-taken';
}
