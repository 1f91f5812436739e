import 'server-only';
import { v7 as uuid } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { againAfterDeadlock, type Db, db } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import type { Interval } from '../slots';
import type { Block } from './merge-blocks';

/** A visitor has claimed a part of the time since it was looked at. */
class Overtaken extends Error {}

/**
 * One transaction, the only one that changes blocks. Begun again, and with it what it has read, if a visitor claims time of the
 * blocks at the same moment, or if both wait for each other.
 */
export function changeBlocks<Value>(change: (tx: Db) => Promise<Value>): Promise<Value> {
  const attempt = () =>
    db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('blocks', 0))::text`;
      return change(tx);
    });
  return againAfterDeadlock(attempt, (error) => error instanceof Overtaken);
}

/** The stored blocks that overlap or touch one of these intervals. Deleted: what is to stay of them is inserted again. */
export function takeBlocks(tx: Db, intervals: readonly Interval[]): Promise<Block[]> {
  const [starts, ends] = boundsOf(intervals);
  return tx.$queryRaw<Block[]>`
    DELETE FROM bookings
    WHERE ${lockedById(
      'bookings',
      Prisma.sql`kind = 'block' AND EXISTS (
        SELECT FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS wanted (starts_at, ends_at)
        WHERE bookings.starts_at <= wanted.ends_at AND bookings.ends_at >= wanted.starts_at)`,
    )}
    RETURNING starts_at AS "startsAt", ends_at AS "endsAt", notes AS note`;
}

/** All of them, or the transaction begins again. */
export async function insertBlocks(tx: Db, blocks: readonly Block[], now: Date): Promise<void> {
  const [starts, ends] = boundsOf(blocks);
  const ids = blocks.map(() => uuid());
  const inserted = await tx.$executeRaw(Prisma.sql`
    INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, notes, created_at, updated_at)
    SELECT id, 'block', 'blocked', starts_at, ends_at, extract(epoch FROM ends_at - starts_at)::int / 60, note,
      ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[], ${blocks.map(({ note }) => note)}::text[])
      AS block (id, starts_at, ends_at, note)
    ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING`);
  if (inserted < blocks.length) throw new Overtaken();
}

function boundsOf(intervals: readonly Interval[]): [string[], string[]] {
  return [intervals.map(({ startsAt }) => startsAt.toISOString()), intervals.map(({ endsAt }) => endsAt.toISOString())];
}
