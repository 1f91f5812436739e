import 'server-only';
import { db } from '@/lib/db';
import type { MailEvent } from '@/lib/email/read-mail-event';
import { storeMailEvent } from '@/lib/email/store-mail-event';
import { endUndeliverable } from './end-undeliverable';

/** The event and the end of the subscription that it means are stored together. */
export async function applyMailEvent(event: MailEvent, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await storeMailEvent(tx, event, now)) await endUndeliverable(tx, event.resendId);
  });
}
