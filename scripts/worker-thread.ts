import { AsyncLocalStorage } from 'node:async_hooks';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { sendConsultationEmail } from '@/lib/questions/consultations/consultation-mails';
import { processUpload } from '@/lib/questions/consultations/process-upload';
import { configureDatabase } from '@/lib/server/db';
import { describeError, log, withRequestId } from '@/lib/server/log';
import { logForFramework } from '@/lib/server/process/log-for-framework';
import type { ThreadRequest, ThreadResponse } from '@/lib/server/process/worker-thread/restartable-thread';
import type { WorkerThreadTask, WorkerThreadTaskName } from '@/lib/server/process/worker-thread/run-in-worker-thread';
import { type Outcome, outcomeOf } from '@/lib/server/process/worker-thread/task-outcome';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';

/* The program of a server's worker thread: its own heap and its own connections to the database, nothing shared with the server. */

/** Pages come first on a busy processor. */
const NICENESS = 10;
/** At most twenty uploads share them, so the wait for a free one is bounded; a page would not wait as long. */
const POOL = { connections: 4, connectionTimeoutMs: STEP_TIMEOUT_MS };

const tasks: Record<WorkerThreadTaskName, (input: never) => Promise<unknown>> = {
  'process-upload': processUpload,
  'send-consultation-email': sendConsultationEmail,
};

function run({ name, input, requestId }: WorkerThreadTask): Promise<Outcome> {
  const work = () => outcomeOf(tasks[name](input as never));
  return requestId ? withRequestId(requestId, work) : work();
}

// On Linux a priority belongs to a thread (0 is the current one), elsewhere to the process. It cannot be raised again.
if (process.platform === 'linux') setPriority(0, Math.max(getPriority(), NICENESS));
configureDatabase(POOL);
logForFramework();
const currentTask = new AsyncLocalStorage<number>();
// Unhandled rejections arrive here too. Without this, one faulty task would end all others.
process.on('uncaughtException', (error) => {
  log.fatal({ error: describeError(error) }, 'uncaught error in the worker thread');
  parentPort?.postMessage({ retires: true, failed: currentTask.getStore() } satisfies ThreadResponse);
});
parentPort?.on('message', async (request: ThreadRequest) => {
  if ('ping' in request) return parentPort?.postMessage({ pong: true } satisfies ThreadResponse);
  const { id, task } = request;
  const outcome = await currentTask.run(id, () => run(task));
  parentPort?.postMessage({ id, outcome } satisfies ThreadResponse);
});
