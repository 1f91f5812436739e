import 'server-only';
import { db } from '@/lib/server/db';
import type { Block } from './merge-blocks';

/** By their start. */
export function findBlocks(from: Date, to: Date): Promise<Block[]> {
  return db().$queryRaw<Block[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt", notes AS note FROM bookings
    WHERE kind = 'block' AND starts_at < ${to}::timestamptz AND ends_at > ${from}::timestamptz
    ORDER BY starts_at`;
}
