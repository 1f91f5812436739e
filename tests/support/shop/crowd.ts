import { randomUUID } from 'node:crypto';
import { setTimeout as lookAtIt } from 'node:timers/promises';
import { ask } from '@/tests/support/http/raw';
import type { Placed, SharedShop } from './shop';

/** One call of a visitor: 0 where the connection broke before an answer. */
type Call = { what: string; status: number; detail: string };

type Visitor = (turn: number) => Promise<Call>;

// What keeps this machine from being the limit: the servers, the database and the crowd share its processors.
const LOOK_MS = 50;
const PAGES = ['/', '/servicios/hipotecas', '/servicios', '/contacto', '/contratanos', '/blog', '/consulta-gratuita'];

/** Visitors who go on until they are told to stop, each looking at an answer before the next call. */
export class Crowd {
  readonly calls: Call[] = [];
  #going = true;
  #visits: Promise<void>[] = [];

  constructor(
    readonly url: string,
    readonly shop: SharedShop,
  ) {}

  /** Prerendered pages and pages that are rendered on request, free hours, and their files' neighbours. */
  readers(count: number): this {
    const day = this.shop.hours.day();
    const paths = [...PAGES, `/api/slots?start=${day}&end=${day}`];
    return this.#add(count, (turn) => this.#call('GET', paths[turn % paths.length] ?? '/'));
  }

  /** Orders of what needs no appointment, of which there is no end. */
  buyers(count: number): this {
    return this.#add(count, () => this.#call('POST', '/api/payments', this.shop.paymentBody()));
  }

  /** Appointments, until the hours of these days are taken. */
  bookers(days: number): this {
    const hours = Array.from({ length: days * 9 }, () => this.shop.hours.next());
    return this.#add(1, async () => {
      const hour = hours.shift();
      if (!hour) return this.#call('GET', '/contratanos');
      return this.#call('POST', '/api/bookings', this.shop.bookingBody(hour));
    });
  }

  made(what: string): Call[] {
    return this.calls.filter((call) => call.what.startsWith(what));
  }

  failed(): Call[] {
    return this.calls.filter(({ status }) => status < 200 || status > 299);
  }

  /** The orders that visitors were told of. */
  orders(): string[] {
    const sold = this.calls.filter(({ what, status }) => what.startsWith('POST') && status === 201);
    return sold.map(({ detail }) => (JSON.parse(detail) as Placed).orderId);
  }

  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#visits);
  }

  #add(count: number, visitor: Visitor): this {
    const visit = async (offset: number) => {
      for (let turn = offset; this.#going; turn += 1) {
        this.calls.push(await visitor(turn));
        await lookAtIt(LOOK_MS);
      }
    };
    for (let index = 0; index < count; index += 1) this.#visits.push(visit(index));
    return this;
  }

  async #call(method: string, path: string, body?: unknown): Promise<Call> {
    const what = `${method} ${path}`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const asking = body ? { method, headers, body: JSON.stringify(body) } : { method };
    try {
      const answer = await ask(this.url + path, asking);
      return { what, status: answer.status, detail: answer.body.toString().slice(0, 400) };
    } catch (error) {
      return { what, status: 0, detail: String(error) };
    }
  }
}
