import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import { lockSession } from '@/lib/private/lock-session';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { PhraseWait } from '../contract';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceActor } from '../record-space-event';

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

/** Seconds before the next phrase is looked at, after so many wrong ones in a row. */
const WAITS = [0, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];

/** After so many in a row no phrase is looked at until its owner has come in by another key (NIST SP 800-63B-4, 3.2.2). */
const PHRASE_FAILURES_MAX = 100;

/** The failure in a row of which its owner is told by e-mail. */
const TOLD_FAILURE = 5;

function phraseWaitSeconds(failures: number): number {
  return WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
}

type Attempt =
  | { ok: true; failures: number }
  | { ok: false; reason: 'phrase-waits'; wait: PhraseWait }
  | { ok: false; reason: 'phrase-off' };

/** Seconds after the first failure in a row, the second and so on. */
const WAIT_AFTER = Array.from({ length: PHRASE_FAILURES_MAX }, (_, before) => phraseWaitSeconds(before + 1));

/**
 * Counts an attempt as failed before its phrase is looked at, in one statement: of many at once, one is let through. `failures` are those
 * in a row, with this one; a right phrase takes them back.
 */
async function takePhraseAttempt(tx: Db, spaceId: string, now: Date): Promise<Attempt> {
  const [taken] = await tx.$queryRaw<{ failures: number }[]>`
    UPDATE spaces SET phrase_failures = phrase_failures + 1,
      phrase_open_at = ${now}::timestamptz + make_interval(secs => (${WAIT_AFTER}::int[])[phrase_failures + 1])
    WHERE id = ${spaceId}::uuid AND phrase_open_at <= ${now}::timestamptz AND phrase_failures < ${PHRASE_FAILURES_MAX}
    RETURNING phrase_failures AS failures`;
  if (taken) return { ok: true, failures: taken.failures };
  const space = await tx.space.findUniqueOrThrow({ where: { id: spaceId } });
  if (space.phraseFailures >= PHRASE_FAILURES_MAX) return { ok: false, reason: 'phrase-off' };
  const left = Math.ceil((space.phraseOpenAt.getTime() - now.getTime()) / 1000);
  return {
    ok: false,
    reason: 'phrase-waits',
    wait: { failures: space.phraseFailures, retryAfterSeconds: Math.max(1, left) },
  };
}
