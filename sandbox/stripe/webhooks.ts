import Stripe from 'stripe';
import type { DeliveryAttempt, DeliveryRecord } from '../records';
import type { State } from '../state';

const answerWithinMs = 10_000;
const mostAtOnce = 20;
/** Seconds from one failed attempt to the next; the last one repeats until the receiver answers 2xx. */
const backoff = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];

type Receiver = { url: string; secret: string };

/**
 * Delivers events, signed as Stripe signs them. What is not delivered yet is in the state, so it goes on after a
 * restart. An event goes out when the answer that caused it has been sent, never before.
 */
export class Webhooks {
  #state: State;
  #receiver: Receiver | undefined;
  #stripe = new Stripe('sk_test_local');
  /** Queued by a call that is not answered yet. */
  #unreleased = new Set<string>();
  #pending: Set<string>;
  #underWay = new Map<string, Promise<DeliveryAttempt>>();
  #timer: NodeJS.Timeout | undefined;
  #closing = new AbortController();

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

  /** Kept at once, sent after release(). */
  queue(eventId: string): void {
    this.#state.put('deliveries', eventId, { eventId, status: 'pending', attempts: [], nextAttemptAt: 0 });
    this.#unreleased.add(eventId);
  }

  /** What has been queued since the last call: whoever caused it releases it once he is answered. */
  takeUnreleased(): string[] {
    const ids = [...this.#unreleased];
    this.#unreleased.clear();
    return ids;
  }

  release(eventIds: string[]): void {
    for (const id of eventIds) this.#pending.add(id);
    if (eventIds.length > 0) this.deliverDue();
  }

  /** Starts every attempt that is due and sets the alarm for the next. */
  deliverDue(): void {
    clearTimeout(this.#timer);
    if (this.paused || this.#closing.signal.aborted) return;
    const now = Date.now();
    let alarm = Number.POSITIVE_INFINITY;
    for (const eventId of this.#pending) {
      const delivery = this.#state.get('deliveries', eventId);
      if (!delivery || this.#underWay.has(eventId)) continue;
      if (delivery.nextAttemptAt > now) alarm = Math.min(alarm, delivery.nextAttemptAt);
      else if (this.#underWay.size < mostAtOnce) void this.#attempt(eventId);
    }
    if (alarm < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.deliverDue(), alarm - now).unref();
  }

  /** Once more at once, also when it was delivered or forgotten, and during a pause. */
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

  /** Resolves when everything that waited has been tried once. */
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

  /** Everything that waits is lost for good. Says how much that was. */
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
    // Nobody hears of an event that a kill -9 could still undo.
    await this.#state.saved();
    const receiver = this.#receiver;
    const event = this.#state.get('events', eventId);
    if (!receiver || !event) throw new Error('There is nothing to deliver.');
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': this.sign(payload) ?? '',
      },
      body: payload,
      // As Stripe: a redirection is not an acceptance.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), this.#closing.signal]),
    });
    await response.body?.cancel();
    return response.status;
  }

  #note(eventId: string, made: DeliveryAttempt): void {
    const delivery = this.#state.get('deliveries', eventId);
    // Emptied by a reset in the meantime.
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
    const seconds = backoff[Math.min(attempts.length, backoff.length) - 1] ?? 0;
    this.#state.put('deliveries', eventId, { ...delivery, attempts, nextAttemptAt: Date.now() + seconds * 1000 });
  }
}
