import 'server-only';
import { addMinutes } from 'date-fns';
import { lockSession } from '@/lib/private/lock-session';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { claimantOf } from '@/lib/server/security/claimant';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { hashToken, newToken } from '@/lib/server/security/token';
import type { OpenSpace } from '../sessions/space-sessions';
import { CODE_MINUTES } from './rules';

export type CodeAsked = { ok: true; requestId: string } | { ok: false; retryAfterSeconds: number };

type Wanted = {
  email: string;
  /** The open space that is about to change to this mailbox; null for the ways in. */
  forSpace: Pick<OpenSpace, 'spaceId' | 'sessionId'> | null;
};

/** `address`: of the visitor. What is done, and how long it takes, is the same for every mailbox: a job finds out what to write to it. */
export async function requestCode({ email, forSpace }: Wanted, address: string, now: Date): Promise<CodeAsked> {
  const { site, prefix } = claimantOf(address);
  const taken = await takeFromLimits([
    // First, so that an open space does not use up the codes of a mailbox that is not its own.
    ...(forSpace ? [['space-code-change', forSpace.spaceId] as const] : []),
    ['space-code-address', address],
    ['space-code-site', site],
    ['space-code-prefix', prefix],
    ['space-code-pair', `${email} ${address}`],
    ['space-code-mailbox', email],
  ]);
  if (!taken.ok) return taken;
  const requestId = newToken();
  const requestHash = hashToken(requestId);
  const forSpaceId = forSpace?.spaceId ?? null;
  await db().$transaction(async (tx) => {
    if (forSpace) await lockSession(tx, 'space', forSpace.sessionId);
    await tx.mailCode.create({
      data: { requestHash, email, forSpaceId, createdAt: now, expiresAt: addMinutes(now, CODE_MINUTES) },
    });
    await enqueue(tx, 'send-space-code', { requestHash });
  });
  return { ok: true, requestId };
}
