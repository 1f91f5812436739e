import 'server-only';
import { addHours } from 'date-fns';
import {
  type MoveBookingRefusal,
  type MovePolicy,
  moveAppointment as moveInAgenda,
} from '@/lib/agenda/appointments/move';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import type { Claim, Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, openSqlConnection, type SqlTransaction } from '@/lib/server/db';
import type { Job } from '@/lib/server/jobs/enqueue';
import { madridInstant } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { isWithdrawnInSql, WITHDRAWN } from '../withdrawal/statement';
import { reminderJobs } from './reminder-times';
import { LAST_MOVE_HOURS, MOST_MOVES } from './rules';
import { type FoundAppointment, findShownAppointment } from './shown-appointment';

export type HourRefusal = Exclude<MoveBookingRefusal, 'unchanged'> | Obstacle | 'not-open' | 'no-appointment';

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

type Outcome = { ok: true } | { ok: false; reason: MoveRefusal } | { ok: false; reason: 'unchanged'; orderId: string };

async function tryToMove(change: Change, now: Date): Promise<Outcome> {
  const connection = await openSqlConnection();
  return move(change, now, connection).finally(() => connection.release());
}

async function move({ token, hour, shown, rules }: Change, now: Date, connection: SqlTransaction): Promise<Outcome> {
  const { date, time } = hour;
  const found = await findShownAppointment(connection, token, madridInstant(date, time), now);
  if (!found) return { ok: false, reason: 'gone' };
  const moved = await moveFound({ found, hour, shown, rules, by: 'buyer' }, now, connection);
  if (moved.ok) return moved;
  if (moved.reason === 'unchanged') return { ok: false, reason: 'unchanged', orderId: found.orderId };
  if (moved.reason !== 'slot-taken' || !found.appointment) return { ok: false, reason: moved.reason };
  const { id, duration } = found.appointment;
  const asked = { without: id, query: connection.query<Claim> };
  return { ok: false, reason: await findObstacle(slotInterval(date, time, duration), rules, now, asked) };
}

/** `shown`: the start that was seen. An appointment that has another one by now stays as it is. */
type Wanted = Omit<Change, 'token'> & { found: FoundAppointment; by: 'buyer' | 'staff' };

/** `unchanged`: it was moved, cancelled or withdrawn from by now, or the limits do not let it. */
export async function moveFound(
  { found: { appointment, isWithdrawn }, hour, shown, by, rules }: Wanted,
  now: Date,
  connection: SqlTransaction,
): Promise<Result<object, HourRefusal | 'unchanged'>> {
  if (!appointment) return { ok: false, reason: isWithdrawn ? 'not-open' : 'no-appointment' };
  const seen = { ...appointment, startsAt: shown, isConfirmed: true };
  return moveInAgenda(paidPolicy(by, now), seen, hour, rules, now, connection.query);
}

const NO_LIMIT = 2_147_483_647;

/** Staff move an appointment as often as needed, and until it begins. */
const LIMITS = {
  buyer: { mostChanges: MOST_MOVES, lastChangeHours: LAST_MOVE_HOURS },
  staff: { mostChanges: NO_LIMIT, lastChangeHours: 0 },
} as const;

function paidPolicy(by: 'buyer' | 'staff', now: Date): MovePolicy {
  // One of a key waits: two quick changes are one e-mail, of the last hour.
  const mail = (bookingId: string, email: 'moved' | 'staff-moved'): Job => ({
    name: 'send-appointment-email',
    payload: { bookingId, email },
    jobKey: `${email}:${bookingId}`,
  });
  return {
    kind: 'purchase',
    by,
    ...LIMITS[by],
    // One of the same moment needs no lock: it cancels the booking before this statement, which then changes nothing, or after it.
    condition: Prisma.sql`NOT ${isWithdrawnInSql(Prisma.sql`bookings.order_id`)}`,
    jobs: (moved) => [
      mail(moved.id, 'moved'),
      ...(by === 'buyer' ? [mail(moved.id, 'staff-moved')] : []),
      ...reminderJobs(moved, now),
    ],
  };
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
