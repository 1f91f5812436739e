import './without-server-only';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';

// Process managers kill ten seconds after SIGTERM. A job that is not done by then is left to another process.
const STOP_TIMEOUT_MS = 9_000;

/** Runs jobs until SIGTERM or SIGINT, then waits up to nine seconds for those under way. */
async function main(): Promise<void> {
  loadEnvFile();
  const { serverEnv } = await import('@/lib/shared/env');
  serverEnv();
  const { logForFramework } = await import('@/lib/server/process/log-for-framework');
  logForFramework();
  const { startWorker } = await import('@/lib/server/jobs/start-worker');
  const { taskList } = await import('@/task-list');
  const { startWatching } = await import('@/lib/server/watch/start-watching');
  const { watchList } = await import('@/watch-list');
  const worker = startWorker(taskList);
  const watcher = startWatching(watchList);
  process.stdout.write('Running jobs. Ctrl-C stops after the one that is under way.\n');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS);
  await Promise.all([worker.stop(), watcher.stop()]);
  process.exit(0);
}

runMain(main());
