import 'server-only';
import { type Transferable, Worker } from 'node:worker_threads';
import type { WorkerThreadTask } from './run-in-worker-thread';
import type { Outcome } from './task-outcome';

const IDLE_MS = 60_000;
/** Of its heap; the contents of files lie outside of it. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** What goes to the thread and what comes back. */
export type Question = { id: number; task: WorkerThreadTask };
export type Answer = { id: number; outcome: Outcome };

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/**
 * A thread that starts with its first work and ends when it has been idle for a minute. If it cannot start, or dies, all that
 * it was asked for fails, and what comes next gets another.
 */
export class Thread {
  readonly #program: string;
  #running: Running | undefined;
  #asked = 0;

  constructor(program: string) {
    this.#program = program;
  }

  run(task: WorkerThreadTask, moved: readonly ReadableStream[]): Promise<Outcome> {
    this.#running ??= this.#start();
    const { worker, waiting, idle } = this.#running;
    clearTimeout(idle);
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      // The types of browsers and of Node call the same streams by two names.
      worker.postMessage({ id, task } satisfies Question, moved as readonly unknown[] as Transferable[]);
      waiting.set(id, { resolve, reject });
    });
  }

  #start(): Running {
    const worker = new Worker(this.#program, { resourceLimits: LIMITS });
    const running: Running = { worker, waiting: new Map() };
    const die = (error: Error) => {
      if (this.#running === running) this.#running = undefined;
      for (const { reject } of running.waiting.values()) reject(error);
      running.waiting.clear();
    };
    worker.on('message', ({ id, outcome }: Answer) => {
      running.waiting.get(id)?.resolve(outcome);
      running.waiting.delete(id);
      if (running.waiting.size === 0) this.#endWhenIdle(running);
    });
    worker.on('error', die);
    worker.on('exit', (code) => die(new Error(`The thread has ended (${code})`)));
    // The server lives as long as it listens, whatever this does.
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
