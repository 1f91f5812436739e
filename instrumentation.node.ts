import { serverEnv, siteEnv } from './lib/env';
import { startWorker } from './lib/jobs/start-worker';
import { logForFramework } from './lib/log';
import { stopGracefully } from './lib/server-process/graceful-stop';
import { answerPagesFromMemory } from './lib/server-process/page-cache/answer-from-memory';
import { refuseUnreadable } from './lib/server-process/refuse-unreadable';
import { stampSocketAddresses } from './lib/server-process/socket-address';
import { openWorkerThread } from './lib/server-process/worker-thread/open-worker-thread';
import { taskList } from './task-list';

/** Once per server process: refuses to run on a faulty configuration, and runs the jobs beside the pages. */
export function startServerProcess(): void {
  if (!configurationIsUsable()) process.exit(1);
  if (process.env.NODE_ENV === 'production') logForFramework();
  stampSocketAddresses();
  refuseUnreadable();
  // The development server renders every page anew, to show what was just changed, and has no built program for a thread.
  if (process.env.NODE_ENV === 'production') {
    answerPagesFromMemory();
    openWorkerThread();
  }
  const worker = serverEnv().RUN_JOBS ? startWorker(taskList) : undefined;
  stopGracefully(async () => worker?.stop());
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
