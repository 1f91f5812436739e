import 'server-only';
import { beginSweepRuns } from '@/lib/server/jobs/sweep-runs';
import { configuredChannels } from './channels';
import { deliverMessages } from './deliver-messages';
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
