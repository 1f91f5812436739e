import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { sendConsultationEmail } from '@/lib/consultations/notifications';
import { processUpload } from '@/lib/consultations/process-upload';
import { withRequestId } from '@/lib/log';
import { logForFramework } from '@/lib/server-process/log-for-framework';
import type { Answer, Question } from '@/lib/server-process/worker-thread/restartable-thread';
import type { WorkerThreadTask, WorkerThreadTaskName } from '@/lib/server-process/worker-thread/run-in-worker-thread';
import { type Outcome, outcomeOf } from '@/lib/server-process/worker-thread/task-outcome';

/* The program of a server's worker thread, with its own memory and its own database connections. */

/** Pages have priority over this thread. */
const NICENESS = 10;
const CONNECTIONS = 4;

const tasks: Record<WorkerThreadTaskName, (input: never) => Promise<unknown>> = {
  'process-upload': processUpload,
  'send-consultation-email': sendConsultationEmail,
};

function run({ name, input, requestId }: WorkerThreadTask): Promise<Outcome> {
  const work = () => outcomeOf(tasks[name](input as never));
  return requestId ? withRequestId(requestId, work) : work();
}

// On Linux a priority belongs to a thread, and 0 is the calling one; elsewhere to the process. It cannot be raised again.
if (process.platform === 'linux') setPriority(0, Math.max(getPriority(), NICENESS));
// A worker thread has its own copy of the environment.
process.env.DATABASE_POOL_SIZE = String(CONNECTIONS);
logForFramework();
parentPort?.on('message', async ({ id, task }: Question) => {
  const outcome = await run(task);
  parentPort?.postMessage({ id, outcome } satisfies Answer);
});
