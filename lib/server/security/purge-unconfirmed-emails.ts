import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { UNCONFIRMED_EMAIL_RETENTION_DAYS } from '@/lib/shared/retention';

export async function purgeUnconfirmedEmails(now: Date): Promise<void> {
  const before = subDays(now, UNCONFIRMED_EMAIL_RETENTION_DAYS);
  await db().unconfirmedEmail.deleteMany({ where: { createdAt: { lt: before } } });
}
