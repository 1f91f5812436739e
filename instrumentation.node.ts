import { serverEnv, siteEnv } from './lib/env';
import { startWorker } from './lib/jobs/start-worker';
import { taskList } from './lib/jobs/task-list';
import { answerPagesFromMemory } from './lib/page-cache/answer-from-memory';
import { stampSocketAddresses } from './lib/security/socket-address';

/** Once per server process: refuses to run on a faulty configuration, and runs the jobs beside the pages. */
export function startServerProcess(): void {
  if (!configurationIsUsable()) process.exit(1);
  stampSocketAddresses();
  // The development server renders every page anew, to show what was just changed.
  if (process.env.NODE_ENV === 'production') answerPagesFromMemory();
  if (!serverEnv().RUN_JOBS) return;
  const worker = startWorker(taskList);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void worker.stop());
}

// An exception would leave a server that answers every request with an error.
function configurationIsUsable(): boolean {
  try {
    siteEnv();
    serverEnv();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
