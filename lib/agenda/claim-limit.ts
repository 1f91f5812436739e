import 'server-only';
import { subMinutes } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Claimant } from '@/lib/server/security/claimant';
import { CLAIMANT_MEMORY_MINUTES, COOL_DOWN_MINUTES, claimAllowance, ENDED_CLAIMS } from './claim-allowance';
import type { SchedulingRules } from './rules/scheduling-rules';
import { bookableHours, hoursTaken, type Interval } from './slots';

type Claim = Interval & {
  /** A hold, an order of a free hour, or an order of an hour that its buyer holds and that counts already. */
  kind: 'hold' | 'order' | 'held-order';
  claimant: Claimant;
  email?: string;
  /** Minutes. */
  duration: number;
  rules: SchedulingRules;
};

/**
 * A CTE with one row: `allowed`, and `cooling` while this network has to wait before it claims this hour again. Counts under a
 * lock: of two simultaneous claims from one network the second sees the first. Nothing else in the statement may lock a row
 * before it.
 */
export function claimLimit({ rules, ...claim }: Claim, now: Date): Prisma.Sql {
  const { kind, claimant, email, startsAt, endsAt, duration } = claim;
  const limit = claimAllowance(bookableHours(now, rules));
  const hours = hoursTaken(duration);
  const atMost = (most: number) => Prisma.sql`<= ${most - hours}::int`;
  const mailbox = Prisma.sql`mailbox_hours ${atMost(limit.mailbox)}`;
  const held = Prisma.sql`held_hours ${atMost(limit.held)}`;
  const free = Prisma.sql`network_hours ${atMost(limit.network)}
    AND site_hours ${atMost(limit.site)} AND prefix_hours ${atMost(limit.prefix)}
    AND (network_hours ${atMost(limit.crowdedNetwork)} AND prefix_hours ${atMost(limit.crowdedPrefix)}
      OR unpaid_hours(${now}::timestamptz) ${atMost(limit.calendar)})`;
  const within = {
    hold: Prisma.sql`${free} AND ${held}`,
    order: Prisma.sql`${free} AND ${mailbox}`,
    'held-order': mailbox,
  }[kind];
  const cooling =
    kind === 'held-order'
      ? Prisma.sql`false`
      : Prisma.sql`coalesce(ended_claims >= ${ENDED_CLAIMS}::int
        AND last_ended_at > ${subMinutes(now, COOL_DOWN_MINUTES)}::timestamptz, false)`;
  return Prisma.sql`claim_limit AS (
    SELECT ${within} AND NOT cooling AS allowed, cooling
    FROM unpaid_claims(${claimant.network}::text, ${claimant.site}::text, ${claimant.prefix}::text, ${email ?? null}::text,
      ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${now}::timestamptz,
      ${subMinutes(now, CLAIMANT_MEMORY_MINUTES)}::timestamptz), LATERAL (SELECT ${cooling} AS cooling) AS judged
  )`;
}

/** For whatever else the statement locks, so that the limit's lock comes first. */
export const WITHIN_LIMIT = Prisma.sql`(SELECT allowed FROM claim_limit)`;

export type ClaimRow = { allowed: boolean; cooling: boolean; claimed: number };
export type ClaimRefusal = 'slot-taken' | 'too-many-claims' | 'hour-cooling-down';

export function claimRefusal([row]: ClaimRow[]): ClaimRefusal | null {
  if (row?.claimed === 1) return null;
  if (row?.cooling) return 'hour-cooling-down';
  return row?.allowed === false ? 'too-many-claims' : 'slot-taken';
}
