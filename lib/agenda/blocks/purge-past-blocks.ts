import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { BLOCK_RETENTION_MONTHS } from '@/lib/shared/retention';

export async function purgePastBlocks(now: Date): Promise<void> {
  await db().booking.deleteMany({ where: { kind: 'block', endsAt: { lt: subMonths(now, BLOCK_RETENTION_MONTHS) } } });
}
