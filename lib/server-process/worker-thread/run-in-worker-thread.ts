import 'server-only';
import { currentRequestId } from '@/lib/log';
import type { Outcome } from './task-outcome';

/** What is done beside the pages. Each is a function of one value; it and the value that it gives are copied from thread to thread. */
export type WorkerThreadTaskName = 'process-upload' | 'send-consultation-email';
export type WorkerThreadTask = { name: WorkerThreadTaskName; input: unknown; requestId: string | undefined };

type Thread = (task: WorkerThreadTask, moved: readonly ReadableStream[]) => Promise<Outcome>;

// What starts with the process and what answers a request are bundled apart.
const shared = globalThis as { sofaThread?: Thread };

/** From now on this process has a thread for such work. */
export function provideWorkerThread(thread: Thread | undefined): void {
  shared.sofaThread = thread;
}

/**
 * Does what would keep the pages waiting in a thread of its own where the process has one, as servers do; elsewhere here. A
 * stream in the input is named in `moved`, and belongs to the work from then on. What the work throws is thrown here, as an
 * Error with the same name, message and code.
 */
export async function runInWorkerThread<Input, Value>(
  name: WorkerThreadTaskName,
  work: (input: Input) => Promise<Value>,
  input: Input,
  moved: readonly ReadableStream[] = [],
): Promise<Value> {
  if (!shared.sofaThread) return work(input);
  const outcome = await shared.sofaThread({ name, input, requestId: currentRequestId() }, moved);
  if ('fault' in outcome) throw Object.assign(new Error(outcome.fault.message), outcome.fault);
  return outcome.value as Value;
}
