import { openThread } from './lib/aside/open-thread';
import { serverEnv, siteEnv } from './lib/env';
import { stopGracefully } from './lib/graceful-stop';
import { startWorker } from './lib/jobs/start-worker';
import { taskList } from './lib/jobs/task-list';
import { logForFramework } from './lib/log';
import { answerPagesFromMemory } from './lib/page-cache/answer-from-memory';
import { refuseUnreadable } from './lib/security/refuse-unreadable';
import { stampSocketAddresses } from './lib/security/socket-address';

/** Once per server process: refuses to run on a faulty configuration, and runs the jobs beside the pages. */
export function startServerProcess(): void {
  if (!configurationIsUsable()) process.exit(1);
  if (process.env.NODE_ENV === 'production') logForFramework();
  stampSocketAddresses();
  refuseUnreadable();
  // The development server renders every page anew, to show what was just changed, and has no built program for a thread.
  if (process.env.NODE_ENV === 'production') {
    answerPagesFromMemory();
    openThread();
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
