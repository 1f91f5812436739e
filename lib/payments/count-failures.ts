import 'server-only';
import { db } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';

/** The alerts that failures in a row raise. */
type FailureKind = 'payments-failing' | 'signatures-refused';

// Beyond it nothing is written: a flood of failures must not wait for one row.
const MAX_COUNTED = 1000;

/** Between two deletions by one process. It delays the end of an alert, which needs two minutes without failures anyway. */
const INTERVAL_MS = 15_000;

type Deletion = { repeats: boolean };

/** The deletions of the last interval, by kind and key. */
const recent = new Map<string, Deletion>();

/**
 * Ends the failures in a row that all servers have counted: at once if this process has counted one since its last success,
 * otherwise within 15 seconds. There are nearly always none, and every booking passes here, so a process deletes them once
 * in 15 seconds at most and its other callers wait for nothing. What another server counts in those seconds may be deleted
 * with the rest; a failure that lasts is counted again. A failed deletion is repeated and changes no answer.
 */
export async function countSuccess(kind: FailureKind, key: string): Promise<void> {
  const name = nameOf(kind, key);
  const known = recent.get(name);
  if (known) {
    known.repeats = true;
    return;
  }
  const deletion: Deletion = { repeats: false };
  recent.set(name, deletion);
  setTimeout(() => {
    if (recent.get(name) !== deletion) return;
    recent.delete(name);
    if (deletion.repeats) void countSuccess(kind, key);
  }, INTERVAL_MS).unref();
  await db()
    .failuresInARow.deleteMany({ where: { kind, key } })
    .catch((error) => {
      deletion.repeats = true;
      logFault(kind, error);
    });
}

/** In a row, for all servers together. A failed count changes no answer. */
export async function countFailure(kind: FailureKind, key: string, now: Date): Promise<void> {
  const counted = db().$executeRaw`
    INSERT INTO failures_in_a_row AS f (kind, key, failed, since)
    SELECT ${kind}::text, ${key}::text, 1, ${now}::timestamptz
    WHERE NOT EXISTS (SELECT FROM failures_in_a_row WHERE kind = ${kind} AND key = ${key} AND failed >= ${MAX_COUNTED})
    ON CONFLICT (kind, key) DO UPDATE SET failed = f.failed + 1`;
  await counted.catch((error) => logFault(kind, error));
  // After the row is there: a success from here on finds it.
  recent.delete(nameOf(kind, key));
}

function nameOf(kind: FailureKind, key: string): string {
  return `${kind} ${key}`;
}

function logFault(kind: FailureKind, error: unknown): void {
  log.warn({ kind, error: describeError(error) }, 'failures in a row not counted');
}
