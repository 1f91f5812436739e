import { register } from 'node:module';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';

// `server-only` exists to break a build that would ship a module to browsers, and throws outside of Next. Here it means nothing.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
// Whoever asks a process to stop kills it after ten seconds. A job that is not done by then is done by another process.
const PATIENCE_MS = 9_000;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** Runs the jobs, and only them, until it is asked to stop. A job that is under way is finished first, if it takes no longer than nine seconds. */
async function main(): Promise<void> {
  loadEnvFile();
  const { serverEnv } = await import('@/lib/env');
  serverEnv();
  const { logForFramework } = await import('@/lib/log');
  // The queue's own words are lines of the log as well.
  logForFramework();
  const { startWorker } = await import('@/lib/jobs/start-worker');
  const { taskList } = await import('@/task-list');
  const worker = startWorker(taskList);
  process.stdout.write('Running jobs. Ctrl-C stops after the one that is under way.\n');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  setTimeout(() => process.exit(0), PATIENCE_MS);
  await worker.stop();
  process.exit(0);
}

runMain(main());
