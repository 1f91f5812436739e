import { randomUUID } from 'node:crypto';
import type { Provider } from '@/sandbox/failures';
import { inDrill } from '@/tests/support/drill/in-drill';
import { seedOf } from '@/tests/support/drill/seed';
import { seeded } from '@/tests/support/drill/seeded';
import type { Answer, AnyBody } from '@/tests/support/http/api';
import { times } from '@/tests/support/http/concurrency';
import { type Hour, workingDays } from '@/tests/support/shop/hours';
import { BOUGHT } from '@/tests/support/shop/mails';
import { CONSULTATION } from '@/tests/support/shop/products';
import { CONFIRMED } from '@/tests/support/shop/records';
import { type Placed, sharedShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

jest.setTimeout(inDrill(900_000, 3_600_000));

/** How many times as long as in the suite. */
const LENGTH = Number(process.env.MIXED_LENGTH ?? inDrill(1, 100));
const WARM_UP = 20;
const IN_EACH_MODE = 6 * LENGTH;
const BETWEEN = 3 * LENGTH;
const AT_ONCE = 6;
const SLOW_MS = 400;
const seed = seedOf('MIXED_SEED', 20_261_122);

const PAGES = [
  '/',
  '/contacto',
  '/nosotros',
  '/servicios/hipotecas',
  '/calculadoras/interes-compuesto',
  '/blog',
  '/garantia',
];
const DYNAMIC = ['/servicios', '/contratanos', `/checkout/${CONSULTATION}`];

type Buyer = {
  email: string;
  name: string;
  body: object;
  headers: Record<string, string>;
  /** Once there is a page to pay on. */
  pays: boolean;
  placed: Placed | null;
};

const shop = sharedShop();
const random = seeded(seed);
const buyers: Buyer[] = [];
const paid: (Buyer & { placed: Placed })[] = [];
const answered: Record<'browsing' | 'slots' | 'bookings', Record<number, number>> = {
  browsing: {},
  slots: {},
  bookings: {},
};
let visits = 0;

const TIMES = ['09:00', '12:00', '16:00'];

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

const oneOf = <Value>(values: readonly Value[]) => at(values, Math.floor(random() * values.length));

function count(kind: keyof typeof answered, status: number): void {
  answered[kind][status] = (answered[kind][status] ?? 0) + 1;
  visits += 1;
}

async function look(kind: 'browsing' | 'slots', path: string): Promise<void> {
  count(kind, (await shop.api.get(path)).status);
}

/** Free hours as long as there are some; then any, which may be taken. */
function anHour(): Hour {
  try {
    return shop.hours.next();
  } catch {
    return { bookingDate: at(workingDays(new Date()), buyers.length), bookingTime: at(TIMES, buyers.length) };
  }
}

function newBuyer(): Buyer {
  const [email, name] = [`${randomUUID()}@example.com`, `Marta ${randomUUID()}.`];
  const body = shop.bookingBody(anHour(), { customerEmail: email, customerName: name });
  const headers = {
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.8.${buyers.length >> 8}.${buyers.length & 255}`,
  };
  // Two of three, whichever of them is served first.
  const buyer = { email, name, body, headers, pays: buyers.length % 3 !== 0, placed: null };
  buyers.push(buyer);
  return buyer;
}

/** A buyer whose booking was refused tries again with the same key. */
async function book(buyer: Buyer): Promise<void> {
  const answer: Answer<Placed & AnyBody> = await shop.api.post('/api/bookings', buyer.body, buyer.headers);
  count('bookings', answer.status);
  if (answer.status === 502) expect(answer.body.error.code).toBe('payments_down');
  if (answer.status !== 201 || buyer.placed) return;
  buyer.placed = answer.body;
  if (!buyer.pays) return;
  paid.push({ ...buyer, placed: answer.body });
  await shop.sandbox.completeSession(answer.body.sessionId);
}

type Visit = () => Promise<void>;

/** Four of five visits read pages, three of twenty look at hours, one of twenty books. */
function drawVisit(): Visit {
  const chance = random();
  if (chance < 0.8) {
    const path = oneOf(random() < 0.8 ? PAGES : DYNAMIC);
    return () => look('browsing', path);
  }
  if (chance < 0.95) {
    const day = oneOf(workingDays(new Date()));
    return () => look('slots', `/api/slots?start=${day}&end=${day}`);
  }
  const isNew = random() < 0.5;
  return () => book((!isNew && buyers.find(({ placed }) => !placed)) || newBuyer());
}

/** All are drawn before the first is made: none depends on which answer comes first. */
async function traffic(howMany: number): Promise<void> {
  const drawn = Array.from({ length: howMany }, drawVisit);
  await times(AT_ONCE, async () => {
    for (let visit = drawn.shift(); visit; visit = drawn.shift()) await visit();
  });
}

async function everythingTold(): Promise<void> {
  const reported = async () => {
    const events = (await shop.sandbox.events()).filter(({ delivery }) => delivery?.status === 'pending');
    await Promise.all(events.map(({ id }) => shop.sandbox.redeliver(id)));
    return events.length === 0;
  };
  await until(reported, 'Stripe cannot deliver every event');
}

test(`while each provider goes down and comes back, no visitor of a page notices, and every buyer is served once (MIXED_SEED=${seed})`, async () => {
  await traffic(WARM_UP);
  const providers: Provider[] = ['stripe', 'resend', 'google'];
  for (const provider of providers) {
    for (const mode of ['down', 'error', 'slow'] as const) {
      await shop.sandbox.fail(provider, mode, SLOW_MS);
      // One booking in every failure, whatever the random visits are.
      await book(newBuyer());
      await traffic(IN_EACH_MODE);
    }
    await shop.sandbox.fail(provider, 'none');
    await traffic(BETWEEN);
  }
  for (const buyer of buyers) if (!buyer.placed) await book(buyer);
  await everythingTold();
  await shop.jobs.laterDone();
  process.stdout.write(`${visits} visits, ${paid.length} paid; ${JSON.stringify(answered)}\n`);

  expect(Object.keys(answered.browsing)).toEqual(['200']);
  expect(Object.keys(answered.slots)).toEqual(['200']);
  const { 201: placed = 0, 502: refused = 0, 409: taken = 0, 429: limited = 0, ...others } = answered.bookings;
  expect(others).toEqual({});
  expect(placed).toBeGreaterThan(taken + limited);
  // Without a booking that met the failing Stripe, the test would prove nothing.
  expect(refused).toBeGreaterThan(0);

  const { rows } = await shop.db.query<{ email: string; orders: number }>(
    'SELECT b.customer_email AS email, count(DISTINCT b.order_id)::int AS orders FROM bookings b WHERE b.order_id IS NOT NULL GROUP BY 1',
  );
  expect(rows.filter(({ orders }) => orders !== 1)).toEqual([]);
  expect(paid.length).toBeGreaterThan(5);
  expect(paid).toHaveLength(buyers.filter(({ pays, placed }) => pays && placed).length);
  for (const { placed, ...buyer } of paid) {
    expect(await shop.stored(placed)).toMatchObject(CONFIRMED);
    expect((await shop.mailKinds(buyer)).filter((kind) => kind !== 'meeting link')).toEqual(BOUGHT);
    expect(await shop.meetingsOf(placed.orderId)).toHaveLength(1);
  }
  const sessions = await shop.sandbox.sessions();
  expect(sessions).toHaveLength(new Set(sessions.map((session) => session.client_reference_id)).size);
});
