import 'server-only';

/** Milliseconds in all: reading what is to be sent, and the network with the provider behind it. */
export type Timeouts = { readMs: number; sendMs: number };

type Phase = keyof Timeouts;

/** Two clocks of which one runs at a time; `expire` is called once, when the running one has used its time up. */
export class PhaseTimeouts {
  readonly #left: Timeouts;
  readonly #expire: () => void;
  #phase: Phase = 'sendMs';
  #since = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(timeouts: Timeouts, expire: () => void) {
    this.#left = { ...timeouts };
    this.#expire = expire;
    this.#run('sendMs');
  }

  /** Passes the chunks on; the clock of reading runs while the next one is awaited. */
  async *reading<Chunk>(chunks: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
    try {
      while (true) {
        this.#run('readMs');
        const { done, value } = await chunks.next();
        this.#run('sendMs');
        if (done) return;
        yield value;
      }
    } finally {
      await chunks.return(undefined);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #run(phase: Phase): void {
    const now = performance.now();
    this.#left[this.#phase] -= now - this.#since;
    this.#phase = phase;
    this.#since = now;
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(this.#expire, Math.max(0, this.#left[phase]));
  }
}
