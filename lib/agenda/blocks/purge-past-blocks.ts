import 'server-only';
import { subMonths } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import { BLOCK_RETENTION_MONTHS } from '@/lib/shared/retention';

export async function purgePastBlocks(now: Date): Promise<void> {
  const isPast = Prisma.sql`kind = 'block' AND ends_at < ${subMonths(now, BLOCK_RETENTION_MONTHS)}::timestamptz`;
  await db().$executeRaw`DELETE FROM bookings WHERE ${lockedById('bookings', isPast)}`;
}
