import 'server-only';
import { type Transferable, Worker } from 'node:worker_threads';
import { log } from '@/lib/server/log';
import type { WorkerThreadTask } from './run-in-worker-thread';
import type { Outcome } from './task-outcome';
import { ThreadEnded } from './thread-ended';

const IDLE_MS = 60_000;
/** Longer than the time limits of any task allow. */
const RETIRED_MS = 10 * 60_000;
/** A thread with tasks that answers none of so many questions is blocked by one of them. Half a minute with the interval. */
const MAX_SILENT_CHECKS = 6;
const CHECK_MS = 5_000;
/** V8 heap limits; Buffers do not count. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** A ping is answered at once. */
export type ThreadRequest = { id: number; task: WorkerThreadTask } | { ping: true };
/** `retires`: an error was thrown outside of what its task, if known, awaits. The thread finishes the others and gets no more. */
export type ThreadResponse =
  | { id: number; outcome: Outcome }
  | { pong: true }
  | { retires: true; failed: number | undefined };

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };
type Running = {
  worker: Worker;
  waiting: Map<number, Waiting>;
  isRetired: boolean;
  silentChecks: number;
  checks?: NodeJS.Timeout;
  ending?: NodeJS.Timeout;
};

/**
 * Starts with a task, ends after an idle minute. After an uncaught error it finishes its tasks while another takes the new
 * ones. If it is blocked, it is ended. If it ends early, its tasks fail with `ThreadEnded` and the next task starts another.
 */
export class RestartableThread {
  readonly #program: string;
  readonly #checkMs: number;
  #running: Running | undefined;
  #lastId = 0;

  constructor(program: string, { checkMs = CHECK_MS } = {}) {
    this.#program = program;
    this.#checkMs = checkMs;
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
    const running: Running = { worker, waiting: new Map(), isRetired: false, silentChecks: 0 };
    worker.once('online', () => {
      running.checks = setInterval(() => this.#check(running), this.#checkMs).unref();
    });
    const fail = (cause: Error) => {
      this.#leave(running);
      clearInterval(running.checks);
      clearTimeout(running.ending);
      for (const { reject } of running.waiting.values()) reject(new ThreadEnded(cause.message, { cause }));
      running.waiting.clear();
    };
    worker.on('message', (response: ThreadResponse) => {
      running.silentChecks = 0;
      if ('pong' in response) return;
      if ('retires' in response) return this.#retire(running, response.failed);
      running.waiting.get(response.id)?.resolve(response.outcome);
      this.#settled(running, response.id);
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The thread has ended (${code})`)));
    worker.unref();
    return running;
  }

  /** Counts checks, not time: after a pause of the whole process the answers are read before the next check. */
  #check(running: Running): void {
    if (running.waiting.size === 0) {
      running.silentChecks = 0;
      return;
    }
    if (running.silentChecks < MAX_SILENT_CHECKS) {
      running.silentChecks += 1;
      running.worker.postMessage({ ping: true } satisfies ThreadRequest);
      return;
    }
    log.error({ tasks: running.waiting.size }, 'worker thread ended: it was blocked');
    clearInterval(running.checks);
    this.#leave(running);
    void running.worker.terminate();
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
