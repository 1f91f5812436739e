import 'server-only';
import { addHours } from 'date-fns';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import type { Claim } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { db, openSqlConnection, type SqlTransaction } from '@/lib/server/db';
import { madridInstant } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { WITHDRAWN } from '../withdrawal/statement';
import { type HourRefusal, moveShownAppointment } from './move-shown-appointment';
import { LAST_MOVE_HOURS, MOST_MOVES } from './rules';
import { findShownAppointment } from './shown-appointment';

export type MoveRefusal = HourRefusal | 'gone' | 'stale' | 'too-late' | 'no-move-left';

type Change = { token: string; hour: Hour; shown: Date; rules: SchedulingRules };

/**
 * Changes the hour of a confirmed appointment to another one. `shown` is the start that the buyer has seen: a second press of
 * the button finds another one. Calendar, invitation, reminders and e-mails follow, or nothing has changed.
 */
export async function moveAppointment(
  token: string,
  hour: Hour,
  shown: Date,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  // Before a connection is taken: reading them takes another one.
  const rules = await readRulesForClaim(now);
  const outcome = await afterTheFirst<Outcome>({
    wanted: `${hour.date} ${hour.time}`,
    by: token,
    attempt: () => tryToMove({ token, hour, shown, rules }, now),
    lost: { ok: false, reason: 'slot-taken' },
  });
  if (outcome.ok || outcome.reason !== 'unchanged') return outcome;
  return { ok: false, reason: await whyNot(outcome.orderId, shown, now) };
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: Exclude<MoveRefusal, 'unchanged'> }
  | { ok: false; reason: 'unchanged'; orderId: string };

async function tryToMove(change: Change, now: Date): Promise<Outcome> {
  const connection = await openSqlConnection();
  return move(change, now, connection).finally(() => connection.release());
}

async function move({ token, hour, shown, rules }: Change, now: Date, connection: SqlTransaction): Promise<Outcome> {
  const { date, time } = hour;
  const found = await findShownAppointment(connection, token, madridInstant(date, time), now);
  if (!found) return { ok: false, reason: 'gone' };
  const moved = await moveShownAppointment({ found, hour, shown, rules, by: 'buyer' }, now, connection);
  if (moved.ok) return moved;
  if (moved.reason === 'unchanged') return { ok: false, reason: 'unchanged', orderId: found.orderId };
  if (moved.reason !== 'slot-taken' || !found.appointment) return { ok: false, reason: moved.reason };
  const { bookingId, duration } = found.appointment;
  const asked = { without: bookingId, query: connection.query<Claim> };
  return { ok: false, reason: await findObstacle(slotInterval(date, time, duration), rules, now, asked) };
}

async function whyNot(orderId: string, shown: Date, now: Date): Promise<MoveRefusal> {
  const booking = await db().booking.findFirst({ where: { orderId, status: 'confirmed' } });
  if (!booking) {
    const withdrawn = await db().withdrawal.count({ where: { orderId, ...WITHDRAWN } });
    return withdrawn > 0 ? 'not-open' : 'no-appointment';
  }
  if (booking.startsAt.getTime() !== shown.getTime()) return 'stale';
  if (booking.startsAt <= addHours(now, LAST_MOVE_HOURS)) return 'too-late';
  return booking.changes >= MOST_MOVES ? 'no-move-left' : 'not-open';
}

type Attempt<Outcome> = {
  /** What only one may get. */
  wanted: string;
  /** Who wants it: a second attempt of the same one is not told that it has lost to itself. */
  by: string;
  attempt: () => Promise<Outcome>;
  lost: Outcome;
};

const underWay = new Map<string, { by: string; hasGotIt: Promise<boolean> }>();

/**
 * Of this process's attempts to get one thing at the same moment, the first goes ahead. If it gets it, the others have lost and
 * ask nothing; if it does not, or fails, they go on. Only spares attempts in vain: what decides is the database.
 */
export async function afterTheFirst<Outcome extends { ok: boolean }>(attempted: Attempt<Outcome>): Promise<Outcome> {
  const { wanted, by, attempt, lost } = attempted;
  const first = underWay.get(wanted);
  if (first) {
    const isLost = (await first.hasGotIt) && first.by !== by;
    return isLost ? lost : attempt();
  }
  const own = attempt();
  const hasGotIt = own.then(
    ({ ok }) => ok,
    () => false,
  );
  underWay.set(wanted, { by, hasGotIt });
  return own.finally(() => underWay.delete(wanted));
}
