import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { DESK_EVENT_RETENTION_MONTHS } from '@/lib/shared/retention';

export async function purgeDeskEvents(now: Date): Promise<void> {
  await db().deskEvent.deleteMany({ where: { at: { lt: subMonths(now, DESK_EVENT_RETENTION_MONTHS) } } });
}
