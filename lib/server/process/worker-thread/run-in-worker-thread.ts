import 'server-only';
import { currentRequestId } from '@/lib/server/log';
import type { Outcome } from './task-outcome';

/** Functions of one value; it and their result are copied between the threads. */
export type WorkerThreadTaskName = 'process-upload' | 'send-consultation-email';
export type WorkerThreadTask = { name: WorkerThreadTaskName; input: unknown; requestId: string | undefined };

type Thread = (task: WorkerThreadTask, streams: readonly ReadableStream[]) => Promise<Outcome>;

// Instrumentation and routes are separate bundles; globalThis is all they share.
const shared = globalThis as { sofaThread?: Thread };

export function provideWorkerThread(thread: Thread | undefined): void {
  shared.sofaThread = thread;
}

/** Without a worker thread `work` runs in this one. Streams are transferred; errors keep name, message and code. */
export async function runInWorkerThread<Input, Value>(
  name: WorkerThreadTaskName,
  work: (input: Input) => Promise<Value>,
  input: Input,
  streams: readonly ReadableStream[] = [],
): Promise<Value> {
  if (!shared.sofaThread) return work(input);
  const outcome = await shared.sofaThread({ name, input, requestId: currentRequestId() }, streams);
  if ('fault' in outcome) throw Object.assign(new Error(outcome.fault.message), outcome.fault);
  return outcome.value as Value;
}
