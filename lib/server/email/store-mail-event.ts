import 'server-only';
import type { Db } from '@/lib/server/db';
import type { MailEvent } from './read-mail-event';

/** False for one that is stored already: Resend delivers events more than once, in any order. */
export async function storeMailEvent(tx: Db, event: MailEvent, receivedAt: Date): Promise<boolean> {
  const { id: eventId, resendId, kind, at } = event;
  const data = { eventId, resendId, kind, at, receivedAt };
  return (await tx.mailEvent.createMany({ data, skipDuplicates: true })).count === 1;
}
