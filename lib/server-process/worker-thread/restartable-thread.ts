import 'server-only';
import { type Transferable, Worker } from 'node:worker_threads';
import { log } from '@/lib/log';
import type { WorkerThreadTask } from './run-in-worker-thread';
import type { Outcome } from './task-outcome';
import { ThreadEnded } from './thread-ended';

const IDLE_MS = 60_000;
/** Longer than the time limits of any task allow. */
const RETIRED_MS = 10 * 60_000;
/** V8 heap limits; Buffers do not count. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export type ThreadRequest = { id: number; task: WorkerThreadTask };
/** `retires`: an error was thrown outside of what its task, if known, awaits. The thread finishes the others and gets no more. */
export type ThreadResponse = { id: number; outcome: Outcome } | { retires: true; failed: number | undefined };

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting>; isRetired: boolean; ending?: NodeJS.Timeout };

/**
 * Starts with a task, ends after an idle minute. After an uncaught error it finishes its tasks while another takes the new
 * ones. If it ends early, its tasks fail with `ThreadEnded` and the next task starts another.
 */
export class RestartableThread {
  readonly #program: string;
  #running: Running | undefined;
  #lastId = 0;

  constructor(program: string) {
    this.#program = program;
  }

  run(task: WorkerThreadTask, streams: readonly ReadableStream[]): Promise<Outcome> {
    this.#running ??= this.#start();
    const { worker, waiting, ending } = this.#running;
    clearTimeout(ending);
    const id = this.#lastId++;
    return new Promise((resolve, reject) => {
      // The same streams have one type in lib.dom and another in @types/node.
      worker.postMessage({ id, task } satisfies ThreadRequest, streams as readonly unknown[] as Transferable[]);
      waiting.set(id, { resolve, reject });
    });
  }

  #start(): Running {
    const worker = new Worker(this.#program, { resourceLimits: LIMITS });
    const running: Running = { worker, waiting: new Map(), isRetired: false };
    const fail = (cause: Error) => {
      this.#leave(running);
      clearTimeout(running.ending);
      for (const { reject } of running.waiting.values()) reject(new ThreadEnded(cause.message, { cause }));
      running.waiting.clear();
    };
    worker.on('message', (response: ThreadResponse) => {
      if ('retires' in response) return this.#retire(running, response.failed);
      running.waiting.get(response.id)?.resolve(response.outcome);
      this.#settled(running, response.id);
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The thread has ended (${code})`)));
    worker.unref();
    return running;
  }

  #leave(running: Running): void {
    if (this.#running === running) this.#running = undefined;
  }

  #settled(running: Running, id: number | undefined): void {
    if (id !== undefined) running.waiting.delete(id);
    if (running.waiting.size === 0) this.#endAfter(running, running.isRetired ? 0 : IDLE_MS);
  }

  #retire(running: Running, failed: number | undefined): void {
    if (!running.isRetired) {
      running.isRetired = true;
      log.error({ tasks: running.waiting.size }, 'worker thread replaced after an uncaught error');
      this.#leave(running);
      this.#endAfter(running, RETIRED_MS);
    }
    if (failed !== undefined) running.waiting.get(failed)?.reject(new ThreadEnded('The task threw an uncaught error'));
    this.#settled(running, failed);
  }

  #endAfter(running: Running, milliseconds: number): void {
    clearTimeout(running.ending);
    running.ending = setTimeout(() => {
      this.#leave(running);
      void running.worker.terminate();
    }, milliseconds);
    running.ending.unref();
  }
}
