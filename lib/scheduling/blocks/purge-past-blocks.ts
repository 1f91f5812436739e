import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import { BLOCK_RETENTION_MONTHS } from '@/lib/retention';

export async function purgePastBlocks(now: Date): Promise<void> {
  await db().booking.deleteMany({ where: { kind: 'block', endsAt: { lt: subMonths(now, BLOCK_RETENTION_MONTHS) } } });
}
