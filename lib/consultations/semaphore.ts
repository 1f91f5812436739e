import 'server-only';

export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(slots: number) {
    this.#free = slots;
  }

  /** Starts work in FIFO order. Null, without starting it, if no slot is free within `timeoutMs`. */
  async run<Value>(work: () => Promise<Value>, timeoutMs: number): Promise<Value | null> {
    if (!(await this.#acquire(timeoutMs))) return null;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #acquire(timeoutMs: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== proceed);
        resolve(false);
      }, timeoutMs);
      this.#waiting.push(proceed);
    });
  }
}
