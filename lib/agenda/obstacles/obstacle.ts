import { minutesToMilliseconds } from 'date-fns';
import type { SchedulingRules } from '../rules/scheduling-rules';
import type { Interval } from '../slots';

/** What has its time: somebody's appointment or hold, time off, another event of the firm's calendar. */
export type Claim = Interval & { kind: 'appointment' | 'block' | 'busy' };

/** What keeps an hour that the rules offer from being claimed, in the order in which it is told. */
export const OBSTACLES = ['day-full', 'slot-blocked', 'slot-busy', 'slot-taken', 'slot-too-close'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

type Limits = Pick<SchedulingRules, 'bufferMinutes' | 'mostADay'>;

/** `claims` are those of its day. */
export function obstacleTo(wanted: Interval, claims: readonly Claim[], limits: Limits): Obstacle | null {
  if (isFull(claims, limits)) return 'day-full';
  const isMet = (kind: Claim['kind'], minutes = 0) =>
    claims.some((claim) => claim.kind === kind && isCloser(claim, wanted, minutesToMilliseconds(minutes)));
  if (isMet('block')) return 'slot-blocked';
  if (isMet('busy')) return 'slot-busy';
  if (isMet('appointment')) return 'slot-taken';
  return isMet('appointment', limits.bufferMinutes) ? 'slot-too-close' : null;
}

function isFull(claims: readonly Claim[], { mostADay }: Limits): boolean {
  return mostADay !== null && claims.filter(({ kind }) => kind === 'appointment').length >= mostADay;
}

function isCloser(one: Interval, other: Interval, milliseconds: number): boolean {
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + milliseconds &&
    other.startsAt.getTime() < one.endsAt.getTime() + milliseconds
  );
}
