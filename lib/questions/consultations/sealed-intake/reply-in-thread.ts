import 'server-only';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { Prisma } from '@/lib/generated/prisma/client';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { lockSession } from '@/lib/private/lock-session';
import { ceilingFor, storedToday } from '@/lib/questions/consultations/day-ceiling';
import { enqueueStaffEmail } from '@/lib/questions/consultations/enqueue-staff-email';
import { sealedSubmissionHash } from '@/lib/questions/consultations/submission';
import { type SqlTransaction, sqlTransaction } from '@/lib/server/db';
import { takeFromLimit } from '@/lib/server/security/rate-limit';
import type { Result } from '@/lib/shared/result';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';
import type { replySchema } from './schema';

type Refused = { ok: false; reason: 'too-often'; retryAfterSeconds: number };

/** What the owner of a space has sealed for the desk becomes a question that waits there, within the promised time. */
export async function replyInThread(
  { recipient, ...reply }: z.output<typeof replySchema>,
  { spaceId, sessionId }: Writer,
  now: Date,
): Promise<Result<{ id: string }, ReplyNotStored | 'desk-key-changed'> | Refused> {
  const key = await sealingKey();
  if (key?.epoch !== reply.epoch || key.recipient !== recipient) return { ok: false, reason: 'desk-key-changed' };
  const taken = await takeFromLimit('space-reply', spaceId);
  if (!taken.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
  return storeReply(reply, { spaceId, sessionId }, now);
}

type NewReply = {
  /** The question that began its thread, of the same mailbox. */
  threadId: string;
  /** An age file: lib/private/replies/sealed-reply.ts. */
  sealed: Uint8Array;
  epoch: number;
  /** The name that its writer's device gives it: the same again is stored once. */
  submission: string;
};

/** The space that the reply is written in, and the session that must still be open when it is stored. */
type Writer = { spaceId: string; sessionId: string };

type ReplyNotStored = 'thread-gone' | 'day-ceiling';

type Space = { email: string; consentedAt: Date; policyVersion: string };

/**
 * A question of its own, under the consent that its writer gave for the space, with the e-mail that tells the team. Without a receipt: it
 * stands in the space at once. Throws `SessionEnded` if the session has ended.
 */
async function storeReply(reply: NewReply, writer: Writer, now: Date): Promise<Result<{ id: string }, ReplyNotStored>> {
  return sqlTransaction((tx) => store(tx, reply, writer, now), STEP_TIMEOUT_MS);
}

async function store(
  tx: SqlTransaction,
  { threadId, sealed, epoch, submission }: NewReply,
  { spaceId, sessionId }: Writer,
  now: Date,
): Promise<Result<{ id: string }, ReplyNotStored>> {
  await lockSession(tx, 'space', sessionId);
  const [space] = await tx.query<Space>(Prisma.sql`
    SELECT email, consented_at AS "consentedAt", policy_version AS "policyVersion" FROM spaces WHERE id = ${spaceId}::uuid`);
  if (!space || !(await beginsThread(tx, threadId, space.email))) return { ok: false, reason: 'thread-gone' };
  const hash = sealedSubmissionHash(submission);
  const before = await storedBefore(tx, hash);
  if (before) return before;
  const ceiling = ceilingFor(await storedToday(now, tx), 0);
  if (ceiling) return { ok: false, reason: 'day-ceiling' };
  const id = uuid();
  const stored = await tx.query(Prisma.sql`
    INSERT INTO consultations (id, submission_hash, email, desk_epoch, reply_via, thread_id, consented_at, policy_version, created_at)
    VALUES (${id}, ${hash}, ${space.email}, ${epoch}, 'space', ${threadId}, ${space.consentedAt}, ${space.policyVersion}, ${now})
    ON CONFLICT (submission_hash) DO NOTHING
    RETURNING 1`);
  // A twin of this request was quicker.
  if (stored.length === 0) return (await storedBefore(tx, hash)) ?? { ok: false, reason: 'thread-gone' };
  await tx.query(
    Prisma.sql`INSERT INTO sealed_heads (consultation_id, content) VALUES (${id}, ${Buffer.from(sealed)})`,
  );
  await enqueueStaffEmail(tx, id);
  return { ok: true, id };
}

async function storedBefore(tx: SqlTransaction, hash: string): Promise<{ ok: true; id: string } | null> {
  const [known] = await tx.query<{ id: string }>(
    Prisma.sql`SELECT id::text AS id FROM consultations WHERE submission_hash = ${hash}`,
  );
  return known ? { ok: true, id: known.id } : null;
}

/** Whether the question is of this mailbox, and no reply itself. */
async function beginsThread(tx: SqlTransaction, id: string, email: string): Promise<boolean> {
  const found = await tx.query(Prisma.sql`
    SELECT 1 FROM consultations WHERE id = ${id}::uuid AND lower(email) = ${email} AND thread_id IS NULL
    UNION ALL SELECT 1 FROM contact_messages WHERE id = ${id}::uuid AND lower(email) = ${email}`);
  return found.length > 0;
}
