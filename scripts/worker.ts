import { register } from 'node:module';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';

// `server-only` breaks builds for browsers and throws outside of Next; here it is replaced by an empty module.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
// Process managers kill after ten seconds. An unfinished job is run again by another process.
const STOP_TIMEOUT_MS = 9_000;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** Runs jobs only, until SIGINT or SIGTERM; then waits up to nine seconds for the current job. */
async function main(): Promise<void> {
  loadEnvFile();
  const { serverEnv } = await import('@/lib/env');
  serverEnv();
  const { logForFramework } = await import('@/lib/log');
  // The queue's messages go to the log as well.
  logForFramework();
  const { startWorker } = await import('@/lib/jobs/start-worker');
  const { taskList } = await import('@/task-list');
  const worker = startWorker(taskList);
  process.stdout.write('Running jobs. Ctrl-C stops after the one that is under way.\n');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS);
  await worker.stop();
  process.exit(0);
}

runMain(main());
