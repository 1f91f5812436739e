import 'server-only';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, Logger, type Runner, run, type TaskList as WorkerTasks } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import { serverEnv } from '@/lib/shared/env';
import { crontab, ORDERS_QUEUE, SWEEP_QUEUE } from './cron';
import type { TaskList } from './jobs';
import { adjustRetries } from './retries';
import { noteSweepRun, runAndNote } from './sweep-runs';
import { joinWorkers, type Presence } from './worker-presence';

const CONCURRENT_JOBS = 4;
const RESTART_MS = 2_000;
const UPKEEP_MS = 5_000;

/** Runs jobs until stopped. Waits for a database that is down, at the start or later. */
export function startWorker(taskList: TaskList): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = runWithRestarts(taskList, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runWithRestarts(taskList: TaskList, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await runOnce(taskList, signal);
    } catch (error) {
      log.error({ error: describeError(error) }, 'job worker stopped');
    }
    if (!signal.aborted) await pause(RESTART_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function runOnce(taskList: TaskList, signal: AbortSignal): Promise<void> {
  const presence = await joinWorkers(serverEnv().DATABASE_URL);
  const pool = openPool({ application_name: 'sofa-jobs', max: CONCURRENT_JOBS + 2 });
  try {
    if (!signal.aborted) {
      const keepUp = () => upkeep(presence, pool);
      await runUntilStopped(await startRunner(taskList, presence, pool), presence, keepUp, signal);
    }
  } finally {
    await pool.end();
    await presence.leave();
  }
}

function startRunner(taskList: TaskList, presence: Presence, pgPool: pg.Pool): Promise<Runner> {
  const events = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => presence.announce(workerPool.id));
  events.on('job:error', ({ job, error }) => {
    log.warn(
      { job: job.task_identifier, id: job.id, attempt: job.attempts, error: describeError(error) },
      'job failed',
    );
  });
  events.on('job:failed', ({ job }) => {
    log.error({ job: job.task_identifier, id: job.id, attempts: job.attempts }, 'job given up');
  });
  return run({
    pgPool,
    concurrency: CONCURRENT_JOBS,
    pollInterval: 1_000,
    noHandleSignals: true,
    crontab,
    // In batches, however small: a stop waits until batches are written, and for nothing else.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: asWorkerTasks(taskList),
    logger: quiet,
    events,
  });
}

/** Returns with the runner stopped: without its presence, other processes would take its running jobs. */
async function runUntilStopped(
  runner: Runner,
  presence: Presence,
  keepUp: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const stop = () => runner.stop().catch(() => undefined);
  const timer = setInterval(keepUp, UPKEEP_MS);
  signal.addEventListener('abort', stop, { once: true });
  void presence.lost.then(stop);
  try {
    if (signal.aborted) return;
    await runSweeps(runner);
    await keepUp();
    await runner.promise;
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', stop);
    await stop();
  }
}

async function upkeep(presence: Presence, pool: pg.Pool): Promise<void> {
  try {
    await presence.unlockJobsOfDeadWorkers();
    await adjustRetries(pool);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'upkeep of the queue failed');
  }
}

/** What was missed while no worker ran, lost webhooks included, does not wait for the next cron run. */
async function runSweeps(runner: Runner): Promise<void> {
  await runner.addJob('expire-claims', {}, { jobKey: 'expire-claims', queueName: SWEEP_QUEUE, maxAttempts: 1 });
  await runner.addJob('reconcile-orders', {}, { jobKey: 'reconcile-orders', queueName: ORDERS_QUEUE, maxAttempts: 1 });
  // In no queue: it may take long.
  await runner.addJob('reconcile-with-stripe', {}, { jobKey: 'reconcile-with-stripe', maxAttempts: 5 });
}

/** `enqueue` has written the payload, with the same types. */
function asWorkerTasks(taskList: TaskList): WorkerTasks {
  const entries = Object.entries(taskList).map(([name, task]) => [
    name,
    async (payload: unknown, helpers: JobHelpers) => {
      await runAndNote(
        () => (task as (payload: unknown, now: Date) => Promise<void>)(payload, new Date()),
        () => noteSweepRun(name, new Date()),
      ).catch(async (error) => {
        if (!(await isSuperseded(helpers).catch(() => false))) throw error;
        log.warn({ job: name, id: helpers.job.id, error: describeError(error) }, 'superseded job failed');
      });
    },
  ]);
  return Object.fromEntries(entries);
}

/** Whether another job of its key was queued while it ran, which is tried in its place: a failure would count as given up. */
async function isSuperseded({ job: { id, key }, query }: JobHelpers): Promise<boolean> {
  if (key === null) return false;
  return (await query('SELECT FROM graphile_worker.jobs WHERE id = $1 AND key IS NULL', [id])).rowCount === 1;
}

// Failures are logged above without the provider's message, which may quote personal data.
const quiet = new Logger(() => () => undefined);
