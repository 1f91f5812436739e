import 'server-only';
import { db } from '@/lib/server/db';
import type { MailEvent } from '@/lib/server/email/read-mail-event';
import { storeMailEvent } from '@/lib/server/email/store-mail-event';
import { endUndeliverable } from './end-undeliverable';

/** The event and the end of the subscription that it means are stored together. */
export async function applyMailEvent(event: MailEvent, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await storeMailEvent(tx, event, now)) await endUndeliverable(tx, event.resendId);
  });
}
