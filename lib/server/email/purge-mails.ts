import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { MAIL_RETENTION_MONTHS } from '@/lib/shared/retention';

/** An event also lasts this long by itself: it may belong to no e-mail that is known. */
export async function purgeMails(now: Date): Promise<void> {
  const until = subMonths(now, MAIL_RETENTION_MONTHS);
  await db().mail.deleteMany({ where: { at: { lte: until } } });
  await db().mailEvent.deleteMany({ where: { receivedAt: { lte: until } } });
}
