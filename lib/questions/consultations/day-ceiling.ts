import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type SqlTransaction, sqlQuery } from '@/lib/server/db';
import { madridDate, madridInstant } from '@/lib/shared/madrid-time';

// Ceilings of all senders together, in a day of Madrid. docs/growing.md has the arithmetic.
export const MAX_CONSULTATIONS_A_DAY = 2_500;
export const MAX_BYTES_A_DAY = 2 * 1024 ** 3;

type StoredToday = { consultations: number; bytes: number };
export type CeilingReached = 'day-ceiling' | 'files-ceiling';

export function startOfDay(now: Date): Date {
  return madridInstant(madridDate(now), '00:00');
}

export async function storedToday(now: Date, tx: SqlTransaction = { query: sqlQuery }): Promise<StoredToday> {
  const [stored] = await tx.query<{ consultations: number; bytes: string }>(Prisma.sql`
    SELECT count(DISTINCT c.id)::int AS consultations, coalesce(sum(f.size), 0) AS bytes
    FROM consultations c LEFT JOIN consultation_files f ON f.consultation_id = c.id
    WHERE c.created_at >= ${startOfDay(now)}`);
  return { consultations: stored?.consultations ?? 0, bytes: Number(stored?.bytes ?? 0) };
}

/** Which ceiling another consultation with so many bytes would exceed. Without files, only the number counts. */
export function ceilingFor({ consultations, bytes }: StoredToday, added: number): CeilingReached | null {
  if (consultations >= MAX_CONSULTATIONS_A_DAY) return 'day-ceiling';
  return added > 0 && bytes + added > MAX_BYTES_A_DAY ? 'files-ceiling' : null;
}
