import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { deleteHeld } from '../deletion/delete-held';
import { lockVisit, type VisitRefusal } from './begin-visit';

/** Everything that stands under the mailbox of this ticket, and the ticket with it; what is refused leaves both. */
export async function deleteByVisit(
  ticket: string,
  now: Date,
): Promise<Result<object, VisitRefusal | 'data-waits' | 'payment-open'>> {
  return db().$transaction(async (tx) => {
    const begun = await lockVisit(tx, ticket, now);
    if (!begun.ok) return begun;
    const { email, opensAt } = begun.visit;
    if (opensAt) return { ok: false, reason: 'data-waits' };
    return deleteHeld(tx, { email, deletionId: randomUUID(), hadSpace: false }, now);
  });
}
