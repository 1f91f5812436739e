import 'server-only';
import { type Transferable, Worker } from 'node:worker_threads';
import type { WorkerThreadTask } from './run-in-worker-thread';
import type { Outcome } from './task-outcome';

const IDLE_MS = 60_000;
/** V8 heap limits; Buffers do not count. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export type ThreadRequest = { id: number; task: WorkerThreadTask };
export type ThreadResponse = { id: number; outcome: Outcome };

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/** Starts with a task, ends after an idle minute. If it ends early, its tasks fail and the next task starts another. */
export class RestartableThread {
  readonly #program: string;
  #running: Running | undefined;
  #lastId = 0;

  constructor(program: string) {
    this.#program = program;
  }

  run(task: WorkerThreadTask, streams: readonly ReadableStream[]): Promise<Outcome> {
    this.#running ??= this.#start();
    const { worker, waiting, idle } = this.#running;
    clearTimeout(idle);
    const id = this.#lastId++;
    return new Promise((resolve, reject) => {
      // The same streams have one type in lib.dom and another in @types/node.
      worker.postMessage({ id, task } satisfies ThreadRequest, streams as readonly unknown[] as Transferable[]);
      waiting.set(id, { resolve, reject });
    });
  }

  #start(): Running {
    const worker = new Worker(this.#program, { resourceLimits: LIMITS });
    const running: Running = { worker, waiting: new Map() };
    const fail = (error: Error) => {
      if (this.#running === running) this.#running = undefined;
      for (const { reject } of running.waiting.values()) reject(error);
      running.waiting.clear();
    };
    worker.on('message', ({ id, outcome }: ThreadResponse) => {
      running.waiting.get(id)?.resolve(outcome);
      running.waiting.delete(id);
      if (running.waiting.size === 0) this.#endWhenIdle(running);
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The thread has ended (${code})`)));
    worker.unref();
    return running;
  }

  #endWhenIdle(running: Running): void {
    clearTimeout(running.idle);
    running.idle = setTimeout(() => {
      if (this.#running === running) this.#running = undefined;
      void running.worker.terminate();
    }, IDLE_MS);
    running.idle.unref();
  }
}
