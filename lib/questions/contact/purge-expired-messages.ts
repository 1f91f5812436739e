import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { CONTACT_MESSAGE_RETENTION_MONTHS } from '@/lib/shared/retention';

export async function purgeExpiredMessages(now: Date): Promise<void> {
  await db().contactMessage.deleteMany({
    where: { createdAt: { lt: subMonths(now, CONTACT_MESSAGE_RETENTION_MONTHS) } },
  });
}
