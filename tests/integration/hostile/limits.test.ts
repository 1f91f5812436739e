import messages from '@/messages/es.json';
import { tally, times } from '@/tests/support/http/concurrency';
import type { Hour } from '@/tests/support/shop/hours';
import { sweep } from '@/tests/support/shop/jobs';
import { type Held, openShop, type Shop } from '@/tests/support/shop/shop';

const CLAIMS_PER_NETWORK = 150;
const CLAIMS_PER_MAILBOX = 15;
const PAYMENTS_PER_MINUTE = 1000;
const home = { 'X-Forwarded-For': '203.0.113.7' };
const elsewhere = { 'X-Forwarded-For': '198.51.100.9' };

let shop: Shop;
/** All of them are free again before each test. */
let hours: Hour[];
beforeAll(async () => {
  shop = await openShop({ instances: 2, env: { TRUSTED_PROXY_HOPS: '1' } });
  hours = Array.from({ length: CLAIMS_PER_NETWORK + 25 }, () => shop.hours.next());
});
afterAll(() => shop.stop());
beforeEach(() => shop.clear());

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

test('one network keeps a part of the calendar at most, whatever it asks for at once, and leaves the rest to others', async () => {
  const wanted = hours.slice(0, -2);
  const answers = await Promise.all(
    wanted.map((hour, index) => server(index).post('/api/holds', shop.holdBody(hour), home)),
  );
  const { 201: held = 0, 429: refused = 0 } = tally(answers);
  expect(held + refused).toBe(wanted.length);
  // Statements that run at the same moment do not see each other: as many as the connections of two servers.
  expect(held).toBeGreaterThanOrEqual(CLAIMS_PER_NETWORK);
  expect(held).toBeLessThan(CLAIMS_PER_NETWORK + 20);
  const again = await server(0).post('/api/holds', shop.holdBody(hour(-1)), home);
  expect(again).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_claims', message: messages.Api.too_many_claims } },
  });
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server(1).post('/api/holds', shop.holdBody(hour(-2)), elsewhere)).status).toBe(201);
});

test('an hour that is given back makes room for another', async () => {
  const held = await times(CLAIMS_PER_NETWORK, (index) =>
    server(0).post<{ holdToken: string }>('/api/holds', shop.holdBody(hour(index)), home),
  );
  expect((await server(0).post('/api/holds', shop.holdBody(hour(-1)), home)).status).toBe(429);
  await server(0).delete(`/api/holds/${held[0]?.body.holdToken}`);
  expect((await server(0).post('/api/holds', shop.holdBody(hour(-1)), home)).status).toBe(201);
});

test('one mailbox keeps few hours without paying, from however many networks', async () => {
  const customerEmail = 'acaparadora@example.com';
  const book = (index: number) =>
    server(index).post('/api/bookings', shop.bookingBody(hour(index), { customerEmail }), {
      'X-Forwarded-For': `192.0.2.${index}`,
    });
  for (let index = 0; index < CLAIMS_PER_MAILBOX; index += 1) expect((await book(index)).status).toBe(201);
  expect(await book(CLAIMS_PER_MAILBOX)).toMatchObject({ status: 429, body: { error: { code: 'too_many_claims' } } });
});

test('too many requests are refused with the time of the next try, whatever addresses they claim', async () => {
  const ask = (index: number) =>
    server(index).post('/api/payments', { nothing: true }, { 'X-Forwarded-For': `10.0.0.${index}, 203.0.113.7` });
  expect((await ask(0)).status).toBe(422);
  // As if all but 20 of the minute were used up: a slow machine may not send a thousand within it.
  await shop.db.query(`UPDATE rate_limits SET points = $1 WHERE key LIKE 'payments:%'`, [PAYMENTS_PER_MINUTE - 20]);
  const answers = await times(40, ask);
  expect(tally(answers)).toEqual({ 422: 20, 429: 20 });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server(0).post('/api/payments', { nothing: true }, elsewhere)).status).toBe(422);
});

test('of a visitor’s network a keyed hash is kept, not the address, and only as long as it keeps an hour', async () => {
  const claimants = async () =>
    (await shop.db.query<{ hash: string | null }>('SELECT claimant_hash AS hash FROM bookings')).rows;
  const { body } = await server(0).post<Held>('/api/holds', shop.holdBody(hour(-1)), home);
  const kept = [{ hash: expect.stringMatching(/^[\w-]{43}$/) }];
  expect(await claimants()).toEqual(kept);
  await sweep(shop.db, 'purge-claimant-hashes');
  expect(await claimants()).toEqual(kept);
  await server(0).delete(`/api/holds/${body.holdToken}`);
  await sweep(shop.db, 'purge-claimant-hashes');
  expect(await claimants()).toEqual([{ hash: null }]);
});
