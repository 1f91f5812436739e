import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';

/** As the privacy policy and the form say. */
const KEPT_MONTHS = 12;

export async function purgeExpiredMessages(now: Date): Promise<void> {
  await db().contactMessage.deleteMany({ where: { createdAt: { lt: subMonths(now, KEPT_MONTHS) } } });
}
