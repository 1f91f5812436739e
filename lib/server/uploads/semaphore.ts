import 'server-only';

export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(slots: number) {
    this.#free = slots;
  }

  /** Starts work in FIFO order. Null, without starting it, if no slot is free within `timeoutMs`. */
  async run<Value>(work: () => Promise<Value>, timeoutMs: number): Promise<Value | null> {
    return (await this.#acquire(timeoutMs)) ? this.#work(work) : null;
  }

  /** Runs short work as `run` does, but waits as long as it takes. */
  async runWhenFree<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#acquire();
    return this.#work(work);
  }

  async #work<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #acquire(timeoutMs?: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== proceed);
        resolve(false);
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      this.#waiting.push(proceed);
    });
  }
}

type Entry = { semaphore: Semaphore; users: number };

/** A semaphore for each key, kept only while it is used. */
export class KeyedSemaphore {
  readonly #slots: number;
  readonly #entries = new Map<string, Entry>();

  constructor(slots: number) {
    this.#slots = slots;
  }

  /** Null, without starting the work, if no slot of this key is free within `timeoutMs`. */
  async run<Value>(key: string, work: () => Promise<Value>, timeoutMs: number): Promise<Value | null> {
    const entry = this.#entries.get(key) ?? { semaphore: new Semaphore(this.#slots), users: 0 };
    this.#entries.set(key, entry);
    entry.users += 1;
    try {
      return await entry.semaphore.run(work, timeoutMs);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.#entries.delete(key);
    }
  }
}
