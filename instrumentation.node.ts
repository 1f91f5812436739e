import { answerPagesFromMemory } from '@/lib/server/process/page-cache/page-cache';
import { startWorker } from './lib/server/jobs/start-worker';
import { changedSinceBuild } from './lib/server/process/changed-since-build';
import { refuseBrokenForms } from './lib/server/process/forms/refuse-broken-forms';
import { stopGracefully } from './lib/server/process/graceful-stop';
import { logForFramework } from './lib/server/process/log-for-framework';
import { refuseMissingFiles } from './lib/server/process/refuse-missing-files';
import { refuseUnreadable } from './lib/server/process/refuse-unreadable';
import { requireProvenBusiness } from './lib/server/process/require-proven-business';
import { stampSocketAddresses } from './lib/server/process/socket-address';
import { openWorkerThread } from './lib/server/process/worker-thread/open-worker-thread';
import { startWatching } from './lib/server/watch/start-watching';
import { isInProduction, serverEnv, siteEnv } from './lib/shared/env';
import { taskList } from './task-list';
import { watchList } from './watch-list';

/** Runs once per server process, before its first request: lib/server/process/README.md explains each step. */
export function startServerProcess(): void {
  if (!configurationIsUsable()) process.exit(1);
  if (process.env.NODE_ENV === 'production') logForFramework();
  stampSocketAddresses();
  refuseUnreadable();
  // The development server shows changes at once, so it caches no page, and has no built program for a thread.
  if (process.env.NODE_ENV === 'production') {
    if (serverEnv().PAGE_CACHE) answerPagesFromMemory();
    refuseBrokenForms();
    refuseMissingFiles();
    openWorkerThread();
  }
  const worker = serverEnv().RUN_JOBS ? startWorker(taskList) : undefined;
  const watcher = startWatching(watchList);
  stopGracefully(async () => {
    await Promise.all([worker?.stop(), watcher.stop()]);
  });
}

/** Next's own program listens on every address, and ends in the middle of a job. */
function requireOwnProgram(): void {
  if (process.env.NEXT_MANUAL_SIG_HANDLE) return;
  throw new Error('The server is started by serve.mjs (or by npm run dev), not by server.js beside it.');
}

function refuseOtherSite(): void {
  const names = changedSinceBuild();
  if (names.length === 0) return;
  throw new Error(`Configuration is not usable: the pages were built with another ${names.join(', ')}. Build again.`);
}

function requireUsableVariables(): void {
  siteEnv();
  if (serverEnv().APP_ENV === 'production' && process.env.NODE_ENV === 'production') refuseOtherSite();
}

// If register() throws, Next keeps running and answers every request with 500.
function configurationIsUsable(): boolean {
  const checks = [requireOwnProgram, requireUsableVariables, ...(isInProduction() ? [requireProvenBusiness] : [])];
  return checks.map(passes).every(Boolean);
}

/** Says why not. */
function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
