import 'server-only';
import { randomUUID } from 'node:crypto';
import { addDays, addHours, subDays } from 'date-fns';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { standingOf } from '@/lib/space/codes/standing-of';
import { lockTicket, mailboxOfTicket } from '@/lib/space/codes/tickets';
import { DATA_WAIT_HOURS } from '@/lib/space/data-opens-at';
import { deleteHeld } from '@/lib/space/own-data/deletion/delete-own-data';
import { VISIT_DAYS } from '@/lib/space/wipe/rules';

/** A mailbox without a space, whose owner has read a code there. `opensAt`: when its data can be taken along or deleted; null once it can. */
export type Visit = { email: string; opensAt: Date | null };

type VisitRefusal = 'ticket-over' | 'space-first';

/**
 * The ticket of a mailbox under which nothing stands that a space is made for (`space-first`: something does). The first visit tells its
 * owner, by e-mail, from when on everything can be taken along or deleted.
 */
export function beginVisit(ticket: string, now: Date): Promise<Result<{ visit: Visit }, VisitRefusal>> {
  return transaction((tx) => lockVisit(tx, ticket, now));
}

/**
 * A visit in the transaction of the caller: until its end no other visit of this mailbox begins, and the ticket serves nothing else. The
 * caller returns its own refusals and throws none: the e-mail goes out with the commit.
 */
async function lockVisit(tx: Db, ticket: string, now: Date): Promise<Result<{ visit: Visit }, VisitRefusal>> {
  const email = await mailboxOfTicket(ticket, now, null, tx);
  if (!email) return { ok: false, reason: 'ticket-over' };
  // Before the ticket: a deletion takes the other tickets of its mailbox along.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`visits ${email}`}, 0))`;
  // A deletion that came first has used it up.
  if (!(await lockTicket(tx, ticket, now))) return { ok: false, reason: 'ticket-over' };
  if ((await standingOf(email, tx)) === 'space') return { ok: false, reason: 'space-first' };
  const opensAt = addHours(await announce(tx, email, now), DATA_WAIT_HOURS);
  return { ok: true, visit: { email, opensAt: opensAt > now ? opensAt : null } };
}

/** When it was asked for. Under the lock: of several at once, one tells. */
async function announce(tx: Db, email: string, now: Date): Promise<Date> {
  const begun = await tx.$queryRaw<unknown[]>`
    INSERT INTO mailbox_visits AS known (email, asked_at) VALUES (${email}, ${now})
    ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at WHERE known.asked_at <= ${subDays(now, VISIT_DAYS)}
    RETURNING 1`;
  if (begun.length > 0) {
    const opensAt = addHours(now, DATA_WAIT_HOURS).toISOString();
    const until = addDays(now, VISIT_DAYS).toISOString();
    await enqueue(tx, 'send-own-data-email', { deletionId: randomUUID(), email, to: 'visitor', opensAt, until });
    return now;
  }
  return (await tx.mailboxVisit.findUniqueOrThrow({ where: { email } })).askedAt;
}

/** Everything that stands under the mailbox of this ticket, and the ticket with it; what is refused leaves both. */
export async function deleteByVisit(
  ticket: string,
  now: Date,
): Promise<Result<object, VisitRefusal | 'data-waits' | 'payment-open'>> {
  return transaction(async (tx) => {
    const begun = await lockVisit(tx, ticket, now);
    if (!begun.ok) return begun;
    const { email, opensAt } = begun.visit;
    if (opensAt) return { ok: false, reason: 'data-waits' };
    return deleteHeld(tx, { email, deletionId: randomUUID(), hadSpace: false }, now);
  });
}
