import Stripe from 'stripe';
import type { DeliveryAttempt, DeliveryRecord } from '../records';
import type { State } from '../state';

const DELIVERY_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT = 20;
/** Seconds from one failed attempt to the next; the last one repeats until the receiver answers 2xx. */
const BACKOFF_SECONDS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];

type Receiver = { url: string; secret: string };

/**
 * Delivers events, signed as Stripe signs them. Undelivered events are stored, so delivery continues after a
 * restart. An event is sent after the answer to the request that caused it, never before.
 */
export class Webhooks {
  #state: State;
  #receiver: Receiver | undefined;
  #stripe = new Stripe('sk_test_local');
  /** Queued by a request that has not been answered. */
  #unreleased = new Set<string>();
  #pending: Set<string>;
  #underWay = new Map<string, Promise<DeliveryAttempt>>();
  #timer: NodeJS.Timeout | undefined;
  #closing = new AbortController();
  #requests = new Set<AbortController>();

  constructor(state: State, receiver?: Receiver) {
    this.#state = state;
    this.#receiver = receiver;
    const pending = state.all('deliveries').filter(({ status }) => status === 'pending');
    this.#pending = new Set(pending.map(({ eventId }) => eventId));
  }

  get hasReceiver(): boolean {
    return this.#receiver !== undefined;
  }

  get paused(): boolean {
    return this.#state.get('settings', 'webhooks')?.webhooksPaused ?? false;
  }

  /** Stored at once, sent after release(). */
  queue(eventId: string): void {
    this.#state.put('deliveries', eventId, { eventId, status: 'pending', attempts: [], nextAttemptAt: 0 });
    this.#unreleased.add(eventId);
  }

  /** The events queued since the last call; the caller releases them when the answer has been sent. */
  takeUnreleased(): string[] {
    const ids = [...this.#unreleased];
    this.#unreleased.clear();
    return ids;
  }

  release(eventIds: string[]): void {
    for (const id of eventIds) this.#pending.add(id);
    if (eventIds.length > 0) this.deliverDue();
  }

  /** Starts every attempt that is due and sets a timer for the next. */
  deliverDue(): void {
    clearTimeout(this.#timer);
    if (this.paused || this.#closing.signal.aborted) return;
    const now = Date.now();
    let nextAt = Number.POSITIVE_INFINITY;
    for (const eventId of this.#pending) {
      const delivery = this.#state.get('deliveries', eventId);
      if (!delivery || this.#underWay.has(eventId)) continue;
      if (delivery.nextAttemptAt > now) nextAt = Math.min(nextAt, delivery.nextAttemptAt);
      else if (this.#underWay.size < MAX_CONCURRENT) void this.#attempt(eventId);
    }
    if (nextAt < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.deliverDue(), nextAt - now).unref();
  }

  /** Delivers at once, even if already delivered or dropped, and during a pause. */
  async redeliver(eventId: string): Promise<DeliveryAttempt | null> {
    if (!this.#receiver || !this.#state.get('events', eventId)) return null;
    await this.#underWay.get(eventId);
    const unsent: DeliveryRecord = { eventId, status: 'dropped', attempts: [], nextAttemptAt: 0 };
    if (!this.#state.get('deliveries', eventId)) this.#state.put('deliveries', eventId, unsent);
    return this.#attempt(eventId);
  }

  pause(): void {
    this.#state.put('settings', 'webhooks', { webhooksPaused: true });
    clearTimeout(this.#timer);
  }

  /** Resolves when every waiting event has been tried once. */
  async resume(): Promise<void> {
    this.#state.put('settings', 'webhooks', { webhooksPaused: false });
    const waiting = [...this.#pending];
    for (const eventId of waiting) {
      const delivery = this.#state.get('deliveries', eventId);
      if (delivery) this.#state.put('deliveries', eventId, { ...delivery, nextAttemptAt: 0 });
    }
    this.deliverDue();
    while (waiting.some((id) => this.#underWay.has(id))) await Promise.race(this.#underWay.values());
  }

  /** Drops the waiting events for good and returns their number. */
  drop(): number {
    const lost = [...this.#pending];
    for (const eventId of lost) {
      const delivery = this.#state.get('deliveries', eventId);
      if (delivery) this.#state.put('deliveries', eventId, { ...delivery, status: 'dropped' });
    }
    this.#pending.clear();
    return lost.length;
  }

  forgetAll(): void {
    this.#pending.clear();
    this.#unreleased.clear();
    clearTimeout(this.#timer);
  }

  sign(payload: string): string | null {
    return this.#receiver
      ? this.#stripe.webhooks.generateTestHeaderString({ payload, secret: this.#receiver.secret })
      : null;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closing.abort();
    for (const request of this.#requests) request.abort();
    await Promise.allSettled(this.#underWay.values());
  }

  #attempt(eventId: string): Promise<DeliveryAttempt> {
    const attempt = this.#post(eventId).then((made) => {
      this.#underWay.delete(eventId);
      if (!this.#closing.signal.aborted) this.#note(eventId, made);
      this.deliverDue();
      return made;
    });
    this.#underWay.set(eventId, attempt);
    return attempt;
  }

  async #post(eventId: string): Promise<DeliveryAttempt> {
    const started = performance.now();
    const at = new Date().toISOString();
    const durationMs = () => Math.round(performance.now() - started);
    try {
      const status = await this.#send(eventId);
      return { at, status, error: null, durationMs: durationMs() };
    } catch (error) {
      return {
        at,
        status: null,
        error: error instanceof Error ? error.message : String(error),
        durationMs: durationMs(),
      };
    }
  }

  async #send(eventId: string): Promise<number> {
    // No event is sent that a kill -9 could still undo.
    await this.#state.saved();
    const receiver = this.#receiver;
    const event = this.#state.get('events', eventId);
    if (!receiver || !event) throw new Error('There is nothing to deliver.');
    const payload = JSON.stringify(event, null, 2);
    this.#closing.signal.throwIfAborted();
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(), DELIVERY_TIMEOUT_MS);
    this.#requests.add(request);
    try {
      const response = await fetch(receiver.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': this.sign(payload) ?? '',
        },
        body: payload,
        // As at Stripe, a redirect is not an acceptance.
        redirect: 'manual',
        signal: request.signal,
      });
      await response.body?.cancel();
      return response.status;
    } finally {
      clearTimeout(timer);
      this.#requests.delete(request);
    }
  }

  #note(eventId: string, made: DeliveryAttempt): void {
    const delivery = this.#state.get('deliveries', eventId);
    // Deleted by a reset in the meantime.
    if (!delivery) return;
    const accepted = made.status !== null && made.status >= 200 && made.status < 300;
    const attempts = [...delivery.attempts, made];
    if (accepted) {
      this.#pending.delete(eventId);
      this.#state.put('deliveries', eventId, { ...delivery, attempts, status: 'delivered' });
      const event = this.#state.get('events', eventId);
      if (event) this.#state.put('events', eventId, { ...event, pending_webhooks: 0 });
      return;
    }
    const seconds = BACKOFF_SECONDS[Math.min(attempts.length, BACKOFF_SECONDS.length) - 1] ?? 0;
    this.#state.put('deliveries', eventId, { ...delivery, attempts, nextAttemptAt: Date.now() + seconds * 1000 });
  }
}
