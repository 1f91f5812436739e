import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import { lockSession } from '@/lib/private/lock-session';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { PhraseWait } from '../contract';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceActor } from '../record-space-event';
import { takePhraseAttempt } from './phrase-gate';
import { PHRASE_FAILURES_MAX, phraseWaitSeconds, TOLD_FAILURE } from './phrase-waits';

export type PhraseRefusal =
  | { ok: false; reason: 'phrase-wrong' | 'phrase-waits'; wait: PhraseWait }
  | { ok: false; reason: 'phrase-off' };

/** The phrase's key if this is its proof. A wrong one leaves its line in the log, the fifth in a row an e-mail. */
export async function judgePhrase(
  { spaceId, sessionId }: SpaceActor,
  proof: string,
  device: Device,
  now: Date,
): Promise<{ ok: true; key: SpaceKey } | PhraseRefusal> {
  const attempt = await db().$transaction(async (tx) => {
    if (sessionId) await lockSession(tx, 'space', sessionId);
    return takePhraseAttempt(tx, spaceId, now);
  });
  if (!attempt.ok) return attempt;
  const key = await db().spaceKey.findFirst({ where: { spaceId, kind: 'phrase' } });
  if (key?.proofHash && isEqual(key.proofHash, hashToken(proof))) return { ok: true, key };
  const { failures } = attempt;
  await noteFailure(spaceId, failures, device, now);
  return {
    ok: false,
    reason: 'phrase-wrong',
    wait: { failures, retryAfterSeconds: phraseWaitSeconds(failures) },
  };
}

async function noteFailure(spaceId: string, failures: number, device: Device, now: Date): Promise<void> {
  const common = { spaceId, sessionId: null, method: 'phrase', device } as const;
  await db().$transaction(async (tx) => {
    const eventId = await recordSpaceEvent(tx, { ...common, kind: 'open-failed', subject: String(failures) }, now);
    if (failures === TOLD_FAILURE) await tellOwner(tx, eventId);
    if (failures < PHRASE_FAILURES_MAX) return;
    await tellOwner(tx, await recordSpaceEvent(tx, { ...common, kind: 'phrase-locked' }, now));
  });
}

function isEqual(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(given));
}
