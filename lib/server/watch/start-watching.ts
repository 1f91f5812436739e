import 'server-only';
import { describeError, log } from '@/lib/server/log';
import { watch } from './watch';
import type { WatchList } from './watch-list';

const FIRST_RUN_MS = 5_000;
const INTERVAL_MS = 60_000;

/**
 * Watches each minute until stopped, in every process of the product and without the queue: a queue that stands still is one
 * of the things to tell.
 */
export function startWatching(watchList: WatchList): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, FIRST_RUN_MS).unref();

  function run(): void {
    running = watch(watchList, new Date())
      .catch((error) => log.warn({ error: describeError(error) }, 'conditions not watched'))
      .then(() => {
        if (!stopped) timer = setTimeout(run, INTERVAL_MS).unref();
      });
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
