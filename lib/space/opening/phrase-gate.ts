import 'server-only';
import type { Db } from '@/lib/server/db';
import type { PhraseWait } from '../contract';
import { PHRASE_FAILURES_MAX, phraseWaitSeconds } from './phrase-waits';

type Attempt =
  | { ok: true; failures: number }
  | { ok: false; reason: 'phrase-waits'; wait: PhraseWait }
  | { ok: false; reason: 'phrase-off' };

/** Seconds after the first failure in a row, the second and so on. */
const WAITS = Array.from({ length: PHRASE_FAILURES_MAX }, (_, before) => phraseWaitSeconds(before + 1));

/**
 * Counts an attempt as failed before its phrase is looked at, in one statement: of many at once, one is let through. `failures` are those
 * in a row, with this one; a right phrase takes them back.
 */
export async function takePhraseAttempt(tx: Db, spaceId: string, now: Date): Promise<Attempt> {
  const [taken] = await tx.$queryRaw<{ failures: number }[]>`
    UPDATE spaces SET phrase_failures = phrase_failures + 1,
      phrase_open_at = ${now}::timestamptz + make_interval(secs => (${WAITS}::int[])[phrase_failures + 1])
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
