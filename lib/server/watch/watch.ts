import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { beginSweepRuns } from '@/lib/server/jobs/sweep-runs';
import { describeError, log } from '@/lib/server/log';
import { alertItemSchema } from './alert-item';
import { type ChannelName, configuredChannels, senderOf } from './channels';
import { evaluateConditions } from './evaluate-conditions';
import { recordAlerts } from './record-alerts';
import type { WatchList } from './watch-list';

/** One run: what is wrong now, what is to be told, and the telling. Any number of processes may run it at once. */
export async function watch(watchList: WatchList, now: Date): Promise<void> {
  await beginSweepRuns(now);
  const channels = configuredChannels();
  await recordAlerts(watchList, await evaluateConditions(watchList, now), channels, now);
  await Promise.all(channels.map((channel) => deliverMessages(channel, now)));
}

// Longer than an attempt takes, shorter than the minute between two runs.
const CLAIM_MS = 45_000;
const MESSAGES_PER_RUN = 5;

/** Sends what waits on this channel; stops at the first failure. What is not accepted is tried again at each run. */
async function deliverMessages(channel: ChannelName, now: Date): Promise<void> {
  for (let sent = 0; sent < MESSAGES_PER_RUN; sent += 1) {
    const messageId = await claimDelivery(channel, now);
    if (!messageId || !(await deliver(channel, messageId, now))) return;
  }
}

/** Marks one delivery as tried now, so that no other process sends it meanwhile. What failed least comes first. */
async function claimDelivery(channel: ChannelName, now: Date): Promise<string | undefined> {
  const [claimed] = await db().$queryRaw<{ messageId: string }[]>`
    UPDATE alert_deliveries SET tries = tries + 1, tried_at = ${now}
    WHERE channel = ${channel} AND message_id = (
      SELECT message_id FROM alert_deliveries
      WHERE channel = ${channel} AND delivered_at IS NULL
        AND (tried_at IS NULL OR tried_at <= ${new Date(now.getTime() - CLAIM_MS)})
      ORDER BY tries, message_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING message_id::text AS "messageId"`;
  return claimed?.messageId;
}

async function deliver(channel: ChannelName, messageId: string, now: Date): Promise<boolean> {
  const { id, createdAt, items } = await db().alertMessage.findUniqueOrThrow({ where: { id: messageId } });
  try {
    await senderOf(channel)({ id, createdAt, items: z.array(alertItemSchema).parse(items) });
  } catch (error) {
    log.warn({ channel, alertMessage: id, error: describeError(error) }, 'alert not delivered');
    return false;
  }
  await db().alertDelivery.update({ where: { messageId_channel: { messageId, channel } }, data: { deliveredAt: now } });
  return true;
}
