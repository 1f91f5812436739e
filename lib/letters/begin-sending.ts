import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Stores, in the transaction that lets the letter be sent, a delivery for each subscription that is confirmed at this moment. */
export async function beginSending(tx: Db, letterId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO letter_deliveries (id, letter_id, subscription_id)
    SELECT gen_random_uuid(), ${letterId}::uuid, id FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL
    ON CONFLICT (letter_id, subscription_id) DO NOTHING`;
  await enqueueSending(tx, letterId);
}

export async function enqueueSending(tx: Db, letterId: string): Promise<void> {
  await enqueue(tx, 'send-letter', { letterId }, { jobKey: letterKey(letterId), queue: LETTER_QUEUE });
}

/** Letters are sent one after another, by one server at a time. */
const LETTER_QUEUE = 'letters';

export function letterKey(letterId: string): string {
  return `letter/${letterId}`;
}
