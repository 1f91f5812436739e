import 'server-only';
import { DISCARD_PAUSE_MS, MIN_UPLOAD_RATE, RATE_WINDOW_MS } from '@/lib/shared/time-limits';

/** `minRate` in bytes a second, judged once for each `windowMs`. `pauseMs` ends the reading of what is discarded. */
export type BodyLimits = { timeoutMs: number; windowMs?: number; minRate?: number; pauseMs?: number };

export class TooLarge extends Error {}
class TooSlow extends Error {}

/** A timer so late means that this thread was blocked: what had arrived meanwhile has not been read. */
const BLOCKED_MS = 1_000;

type Read = IteratorResult<Uint8Array>;

/**
 * The body of a request, within limits of time, rate and size. It is never cancelled: Next would close the connection before
 * the answer is sent. Its timers run until `close`.
 */
export class IncomingBody {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #expiry = new AbortController();
  readonly #timers: NodeJS.Timeout[];
  readonly #minRate: number;
  readonly #pauseMs: number;
  #pending: Promise<Read> | undefined;
  #waitingSince: number | undefined;
  #size = 0;
  // Counted in the current window.
  #waitedMs = 0;
  #bytes = 0;
  #windowEnd: number;

  constructor(
    body: AsyncIterable<Uint8Array>,
    { timeoutMs, windowMs = RATE_WINDOW_MS, minRate = MIN_UPLOAD_RATE, pauseMs = DISCARD_PAUSE_MS }: BodyLimits,
  ) {
    this.#chunks = body[Symbol.asyncIterator]();
    this.#minRate = minRate;
    this.#pauseMs = pauseMs;
    this.#windowEnd = performance.now() + windowMs;
    this.#timers = [
      setTimeout(() => this.#expiry.abort(new TooSlow()), timeoutMs),
      setInterval(() => this.#judgeRate(windowMs), windowMs),
    ];
  }

  /** Aborted with `TooSlow`, once a limit of time or rate is exceeded. */
  get expired(): AbortSignal {
    return this.#expiry.signal;
  }

  /** Throws `TooLarge` if all chunks together exceed `maxSize` bytes, and the signal's reason as soon as it is aborted. */
  async *chunks(maxSize: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    for (let read = await this.#next(signal); !read.done; read = await this.#next(signal)) {
      this.#size += read.value.byteLength;
      if (this.#size > maxSize) throw new TooLarge();
      yield read.value;
    }
  }

  /** Reads what is left and drops it, until the sender pauses: browsers read an answer only after they have sent everything. */
  async discard(maxSize: number): Promise<void> {
    if (this.expired.aborted) return;
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    this.expired.addEventListener('abort', stop, { once: true });
    const pause = setTimeout(stop, this.#pauseMs);
    try {
      for await (const chunk of this.chunks(maxSize, stopping.signal)) {
        void chunk;
        pause.refresh();
      }
    } catch {
      // Too much, too slow, or the sender waits or has disconnected: it is answered all the same.
    } finally {
      clearTimeout(pause);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #next(signal: AbortSignal): Promise<Read> {
    if (signal.aborted) return Promise.reject(signal.reason);
    // A read that was abandoned when a signal was aborted is continued by the next loop.
    this.#pending ??= this.#read();
    const pending = this.#pending;
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
  }

  async #read(): Promise<Read> {
    this.#waitingSince = performance.now();
    try {
      const read = await this.#chunks.next();
      if (!read.done) this.#bytes += read.value.byteLength;
      return read;
    } finally {
      this.#waitedMs += performance.now() - this.#waitingSince;
      this.#waitingSince = undefined;
      this.#pending = undefined;
    }
  }

  /** Only the time counts in which the server waited for the sender; a window that it mostly spent otherwise does not. */
  #judgeRate(windowMs: number): void {
    const now = performance.now();
    const waitedMs = this.#waitedMs + (this.#waitingSince === undefined ? 0 : now - this.#waitingSince);
    const isJudged = waitedMs >= windowMs / 2 && now - this.#windowEnd <= BLOCKED_MS;
    if (isJudged && this.#bytes < (this.#minRate * waitedMs) / 1000) this.#expiry.abort(new TooSlow());
    if (this.#waitingSince !== undefined) this.#waitingSince = now;
    this.#waitedMs = 0;
    this.#bytes = 0;
    this.#windowEnd = now + windowMs;
  }
}
