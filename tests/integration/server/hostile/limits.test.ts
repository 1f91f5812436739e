import { addMilliseconds, startOfHour, subMinutes } from 'date-fns';
import { CLAIMANT_MEMORY_MINUTES, claimAllowance } from '@/lib/agenda/claim-allowance';
import { STARTS } from '@/lib/agenda/opening-hours';
import { DEFAULT_RULES } from '@/lib/agenda/rules/scheduling-rules';
import { bookableHours } from '@/lib/agenda/slots';
import { OPEN_ORDERS } from '@/lib/orders/insert-order';
import messages from '@/lib/shared/i18n/messages';
import { waitUntil } from '@/scripts/wait-until';
import { inDrill } from '@/tests/support/drill/in-drill';
import type { Answer } from '@/tests/support/http/api';
import { tally, times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import { freeHours, type Hour, workingDays } from '@/tests/support/shop/hours';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import { letHoldRunOut } from '@/tests/support/shop/records';
import { type Held, type Paid, type Placed, sharedShop } from '@/tests/support/shop/shop';

const MAILBOXES = 50;
const PAYMENTS_PER_MINUTE = 120;
const from = (address: string) => ({ 'X-Forwarded-For': address });
const home = from('203.0.113.7');
const elsewhere = from('198.51.100.9');

/** A test may last as long. */
const LASTS_MS = 20_000;

/** What a network may keep follows the bookable hours, of which one passes as its hour strikes: no test begins right before. */
async function untilNoHourStrikes(): Promise<Date> {
  const isSoon = () => startOfHour(addMilliseconds(new Date(), LASTS_MS)) > new Date();
  await waitUntil(() => !isSoon(), { timeout: 60_000, every: 500, message: 'The hour does not strike' });
  return new Date();
}

let limit: ReturnType<typeof claimAllowance>;
/** All of the calendar but those of today, which may pass meanwhile, and of the last afternoon: the last one is at noon. */
const HOURS = STARTS.length * workingDays(new Date()).length - 5;

const shop = sharedShop({ instances: 2 });
/** All of them are free again before each test. */
let hours: Hour[];
beforeAll(async () => {
  hours = Array.from({ length: HOURS }, () => shop.hours.next());
});
beforeEach(async () => {
  await shop.clear();
  limit = claimAllowance(bookableHours(await untilNoHourStrikes(), DEFAULT_RULES));
});

type Headers = Record<string, string>;

/** Odd and even callers reach different servers. */
function server(index: number) {
  const api = shop.apis[index % 2];
  if (!api) throw new Error('This stack has two servers.');
  return api;
}

function hour(index: number): Hour {
  const found = hours.at(index);
  if (!found) throw new Error('The calendar has no such hour.');
  return found;
}

function hold(index: number, headers: Headers, wanted = hour(index), slug = CONSULTATION) {
  return server(index).post<Held>('/api/holds', shop.holdBody(wanted, slug), headers);
}

function book(index: number, headers: Headers, fields = {}, wanted = hour(index), slug = CONSULTATION) {
  return server(index).post<Placed>('/api/bookings', shop.bookingBody(wanted, fields, slug), headers);
}

/** Bookable starts that are kept, by claims that fit the condition. */
async function hoursTaken(condition = "status IN ('held', 'pending')"): Promise<number> {
  const { rows } = await shop.db.query<{ hours: number }>(
    `SELECT coalesce(sum(ceil(duration / 60.0)), 0)::int AS hours FROM bookings WHERE ${condition}`,
  );
  return rows[0]?.hours ?? 0;
}

const refusedAs = (code: 'too_many_claims' | 'too_many_orders' | 'hour_cooling_down') => ({
  status: 429,
  body: { error: { code, message: messages.Api[code] } },
});

const successes = (answers: Answer<unknown>[]) => tally(answers)[201] ?? 0;

describe('one network', () => {
  test(`takes at most a fifth of the bookable hours, whatever products, whatever ${MAILBOXES} mailboxes, all at once`, async () => {
    const answers = await times<Answer<unknown>>(inDrill(2 * limit.network, HOURS), (index) => {
      const slug = index % 2 === 0 && hour(index).bookingTime < '17:00' ? FAMILY_PLAN : CONSULTATION;
      const fields = { customerEmail: `acaparadora-${index % MAILBOXES}@example.com` };
      return index % 3 === 0 ? hold(index, home, hour(index), slug) : book(index, home, fields, hour(index), slug);
    });
    expect(successes(answers)).toBeGreaterThan(0);
    expect(await hoursTaken()).toBeLessThanOrEqual(limit.network);
    // A claim of two hours may not have fitted.
    expect(await hoursTaken()).toBeGreaterThanOrEqual(limit.network - 1);
    const again = await hold(0, home, hour(-1), FAMILY_PLAN);
    expect(again).toMatchObject(refusedAs('too_many_claims'));
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    const [free] = await freeHours(async (path) => (await shop.api.get(path)).body);
    expect((await hold(1, elsewhere, free)).status).toBe(201);
  });

  test('takes two thirds of them as mere holds, exactly, however many it asks for at once', async () => {
    const answers = await times(inDrill(2 * limit.held, HOURS - 1), (index) => hold(index, home));
    expect(successes(answers)).toBe(limit.held);
    expect((await book(0, home, {}, hour(-1))).status).toBe(201);
  });

  test('that gives an hour back may take another', async () => {
    const held = await times(limit.held, (index) => hold(index, home));
    expect(await hold(0, home, hour(-1))).toMatchObject(refusedAs('too_many_claims'));
    await server(0).delete(`/api/holds/${held[0]?.body.holdToken}`);
    expect((await hold(0, home, hour(-1))).status).toBe(201);
  });

  test('may be an office: twenty people behind one address hold, book and pay at once, fewer in a month full of holidays', async () => {
    const bought = await times(Math.min(20, limit.held), async (index) => {
      const { status, body } = await hold(index, home);
      expect(status).toBe(201);
      const placed = await book(index, home, { holdToken: body.holdToken });
      expect(placed.status).toBe(201);
      return placed.body;
    });
    const plain = await times(20, (index) => server(index).post('/api/payments', shop.paymentBody(), home));
    expect(tally(plain)).toEqual({ 201: 20 });
    await Promise.all(bought.map(({ sessionId }) => shop.sandbox.completeSession(sessionId)));
    for (const { orderId } of bought) await shop.becomes({ orderId }, 'confirmed');
  });

  test('has twenty open orders without an appointment, and another when one of them ends', async () => {
    const pay = (index: number, headers = home) =>
      server(index).post<Paid>('/api/payments', shop.paymentBody(), headers);
    const answers = await times(30, (index) => pay(index));
    expect(tally(answers)).toEqual({ 201: OPEN_ORDERS.network, 429: 30 - OPEN_ORDERS.network });
    expect(await pay(0)).toMatchObject(refusedAs('too_many_orders'));
    expect((await pay(0, elsewhere)).status).toBe(201);
    const open = answers.find(({ status }) => status === 201);
    await shop.cancel(open?.body.sessionId ?? '');
    expect((await pay(0)).status).toBe(201);
  });

  test('of IPv6 is counted by its /56 and its /48 too, which are wider and may keep more', async () => {
    const inPrefix = (subnet: number) => from(`2001:db8:1:${subnet.toString(16)}::1`);
    const ofOneSite = await times(limit.site + 10, (index) => hold(index, inPrefix(index)));
    expect(successes(ofOneSite)).toBe(limit.site);
    const rest = hours.slice(limit.site + 10);
    const ofThePrefix = await times(limit.prefix, (index) => hold(index, inPrefix((index + 1) * 256), rest[index]));
    expect(successes(ofThePrefix)).toBe(limit.prefix - limit.site);
    expect((await hold(0, from('2001:db8:2::1'), hour(-1))).status).toBe(201);
  });
});

test('a buyer is not locked out by unpaid hours under her mailbox from elsewhere; in her network they are limited', async () => {
  const fields = { customerEmail: 'compradora-conocida@example.com' };
  const strangers = await times(limit.mailbox + 5, (index) => book(index, from(newAddress()), fields));
  expect(tally(strangers)).toEqual({ 201: limit.mailbox + 5 });
  const own = hours.slice(limit.mailbox + 5);
  const hers = await times(limit.mailbox, (index) => book(index, home, fields, own[index]));
  expect(tally(hers)).toEqual({ 201: limit.mailbox });
  expect(await book(0, home, fields, hour(-1))).toMatchObject(refusedAs('too_many_claims'));
  const tagged = { customerEmail: 'compradora-conocida+otra@example.com' };
  expect(await book(0, home, tagged, hour(-1))).toMatchObject(refusedAs('too_many_claims'));
  expect((await book(0, home, {}, hour(-1))).status).toBe(201);
});

describe('the same hour again and again', () => {
  const letGo = async () => {
    const { status, body } = await hold(0, home);
    expect(status).toBe(201);
    await server(0).delete(`/api/holds/${body.holdToken}`);
  };

  test('is not for this network for ten minutes after the third time, and for every other', async () => {
    await letGo();
    await letGo();
    expect((await hold(0, home)).status).toBe(201);
    await letHoldRunOut(shop.db, hour(0));
    const refused = await hold(0, home);
    expect(refused).toMatchObject(refusedAs('hour_cooling_down'));
    // Counted from the sweep, which may have expired the hold a moment before.
    expect(['600', '599']).toContain(refused.headers.get('retry-after'));
    expect(await book(0, home)).toMatchObject(refusedAs('hour_cooling_down'));
    expect((await hold(1, home)).status).toBe(201);
    expect((await hold(0, elsewhere)).status).toBe(201);
  });

  test('is for it again once the ten minutes are over', async () => {
    for (const _ of [1, 2, 3]) await letGo();
    expect(await hold(0, home)).toMatchObject(refusedAs('hour_cooling_down'));
    await shop.db.query(`UPDATE bookings SET updated_at = $1`, [subMinutes(new Date(), 11)]);
    expect((await hold(0, home)).status).toBe(201);
  });

  test('may be taken again by who let it expire once', async () => {
    const { body } = await hold(0, home);
    await letHoldRunOut(shop.db, hour(0));
    expect((await book(0, home, { holdToken: body.holdToken })).status).toBe(201);
  });
});

describe('ten networks', () => {
  /** Each asks for all that is free, as holds and as orders. */
  async function takeWhatTheyCan(): Promise<void> {
    for (let network = 1; network <= 10; network += 1) {
      const free = await freeHours(async (path) => (await shop.api.get(path)).body);
      const address = from(`192.0.2.${network}`);
      await times<Answer<unknown>>(Math.min(free.length, 50), (index) =>
        index < 30 ? hold(index, address, free[index]) : book(index, address, {}, free[index]),
      );
    }
  }

  test('cannot take much more than half: a buyer with a card gets an hour, and the next sweep makes room', async () => {
    await takeWhatTheyCan();
    const taken = await hoursTaken();
    // Exactly so many if the sweep of the minute has just made room.
    expect(taken).toBeGreaterThanOrEqual(limit.calendar);
    expect(taken).toBeLessThanOrEqual(limit.calendar + 10 * limit.crowdedNetwork);
    const [free] = await freeHours(async (path) => (await shop.api.get(path)).body);
    const { status, body } = await book(0, elsewhere, {}, free);
    expect(status).toBe(201);
    await shop.pay(body);
    await shop.jobs.sweep('expire-claims');
    expect(await hoursTaken()).toBeLessThanOrEqual(limit.calendar);
  });

  test('give way with their oldest orders where nobody only holds, never with one that was paid', async () => {
    const placed = await times(limit.crowdedPrefix + 4, (index) => book(index, home));
    const orders = placed.map(({ body }) => body);
    await shop.db.query(`UPDATE bookings SET created_at = created_at - interval '20 minutes'`);
    const others = hours.slice(orders.length, orders.length + limit.calendar);
    await times(others.length, (index) => hold(index, from(newAddress()), others[index]));
    const { rows } = await shop.db.query<{ order_id: string }>('SELECT order_id FROM bookings ORDER BY created_at, id');
    const [paid, open] = rows.map(({ order_id }) => orders.find(({ orderId }) => orderId === order_id));
    if (!paid || !open) throw new Error('There are orders.');
    await shop.payWithoutWebhook(paid);
    await shop.jobs.sweep('expire-claims');
    expect(await shop.stored(paid)).toMatchObject({ status: 'confirmed', bookings: ['confirmed'] });
    expect(await shop.stored(open)).toMatchObject({ status: 'expired', bookings: ['expired'] });
    const sessions = await shop.sandbox.sessions();
    expect(sessions.find(({ id }) => id === open.sessionId)?.status).toBe('expired');
    expect(await hoursTaken("status = 'pending'")).toBe(limit.crowdedPrefix);
  });
});

test('too many requests are refused with the time of the next try, whatever addresses they claim', async () => {
  const ask = (index: number) =>
    server(index).post('/api/payments', { nothing: true }, { 'X-Forwarded-For': `10.0.0.${index}, 203.0.113.7` });
  expect((await ask(0)).status).toBe(422);
  // As if all but 20 of the minute were used up: a slow machine may not send so many within it.
  await shop.db.query(`UPDATE rate_limits SET points = $1 WHERE key LIKE 'payments:%'`, [PAYMENTS_PER_MINUTE - 20]);
  const answers = await times(40, ask);
  expect(tally(answers)).toEqual({ 422: 20, 429: 20 });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server(0).post('/api/payments', { nothing: true }, elsewhere)).status).toBe(422);
});

test('of a visitor’s network keyed hashes are kept, not the address, while it keeps an hour and an hour longer', async () => {
  const claimants = async () =>
    (
      await shop.db.query<Record<string, string | null>>(
        'SELECT claimant_hash AS network, claimant_site_hash AS site, claimant_prefix_hash AS prefix FROM bookings',
      )
    ).rows;
  const { body } = await hold(0, home);
  const hash = expect.stringMatching(/^[\w-]{43}$/);
  const kept = [{ network: hash, site: hash, prefix: hash }];
  await shop.jobs.sweep('purge-claimant-hashes');
  expect(await claimants()).toEqual(kept);
  await server(0).delete(`/api/holds/${body.holdToken}`);
  await shop.jobs.sweep('purge-claimant-hashes');
  expect(await claimants()).toEqual(kept);
  await shop.db.query('UPDATE bookings SET updated_at = $1', [subMinutes(new Date(), CLAIMANT_MEMORY_MINUTES + 1)]);
  await shop.jobs.sweep('purge-claimant-hashes');
  expect(await claimants()).toEqual([{ network: null, site: null, prefix: null }]);
});
