import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { configuredChannels } from './channels';

/** A channel that does not take its messages: the other one says so. One that is no longer configured is not asked. */
export async function undeliveredMessages(): Promise<Condition[]> {
  const channels = await db().$queryRaw<{ channel: string; messages: number; since: Date }[]>`
    SELECT d.channel, count(*)::int AS messages, min(m.created_at) AS since
    FROM alert_deliveries d JOIN alert_messages m ON m.id = d.message_id
    WHERE d.delivered_at IS NULL AND d.tries > 0 AND d.channel = ANY (${configuredChannels()}) GROUP BY d.channel`;
  return channels.map(({ channel, messages, since }) => ({
    kind: 'alert-undelivered',
    key: channel,
    since,
    figures: { channel, messages },
  }));
}
