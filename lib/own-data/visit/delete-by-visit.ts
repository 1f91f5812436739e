import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Result } from '@/lib/result';
import { standingOf } from '@/lib/space/codes/standing-of';
import { lockTicket } from '@/lib/space/codes/tickets';
import { deleteHeld } from '../deletion/delete-held';
import { beginVisit, lockVisits, type VisitRefusal } from './begin-visit';

/** Everything that stands under the mailbox of this ticket, and the ticket with it; what is refused leaves both. */
export async function deleteByVisit(
  ticket: string,
  now: Date,
): Promise<Result<object, VisitRefusal | 'data-waits' | 'payment-open'>> {
  const begun = await beginVisit(ticket, now);
  if (!begun.ok) return begun;
  const { email, opensAt } = begun.visit;
  if (opensAt) return { ok: false, reason: 'data-waits' };
  return db().$transaction(async (tx) => {
    await lockVisits(tx, email);
    if (!(await lockTicket(tx, ticket, now))) return { ok: false, reason: 'ticket-over' };
    // What is more than messages may have come in meanwhile.
    if ((await standingOf(email, tx)) === 'space') return { ok: false, reason: 'space-first' };
    return deleteHeld(tx, { email, deletionId: randomUUID(), hadSpace: false }, now);
  });
}
