import 'server-only';

/** Lets so many pieces of work run at once; the others wait in their order, at most so long. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** The work's value, or null if its turn did not come in `patience` milliseconds. */
  async take<Value>(work: () => Promise<Value>, patience: number): Promise<Value | null> {
    if (!(await this.#enter(patience))) return null;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #enter(patience: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const turn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== turn);
        resolve(false);
      }, patience);
      this.#waiting.push(turn);
    });
  }
}
