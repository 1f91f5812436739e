import 'server-only';
import { Semaphore } from './semaphore';

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
