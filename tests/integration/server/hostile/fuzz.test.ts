import fc from 'fast-check';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { inDrill } from '@/tests/support/drill/in-drill';
import { seedOf } from '@/tests/support/drill/seed';
import { type Call, closeConnections, sendCall } from '@/tests/support/fuzz/call';
import { neverDrawn } from '@/tests/support/fuzz/draws';
import { routeHandlers } from '@/tests/support/fuzz/handlers';
import { generators } from '@/tests/support/fuzz/routes';
import { faultOf } from '@/tests/support/fuzz/verdict';
import { times } from '@/tests/support/http/concurrency';
import { workingDays } from '@/tests/support/shop/hours';
import { RESET } from '@/tests/support/shop/products';
import { type Held, sharedShop } from '@/tests/support/shop/shop';
import { sessionAtStripe } from '@/tests/support/shop/stripe-events';

jest.setTimeout(inDrill(600_000, 3_600_000));

const SEED = seedOf('FUZZ_SEED', 20_261_121);
const CASES_PER_ROUTE = Number(process.env.FUZZ_CASES ?? inDrill(8, 500));
/** Of routes with kinds of input that no other route has: as many as it takes for each of them. */
const CASES_OF_ITS_OWN = Math.max(CASES_PER_ROUTE, 60);
const WITH_ITS_OWN = ['/api/consultations', '/api/space/items', '/api/webhooks/resend', '/api/webhooks/stripe'];
const AT_ONCE = 12;
const MOST_SHOWN = 25;

const shop = sharedShop();
let table: ReturnType<typeof generators>;

beforeAll(async () => {
  const placed = await times(4, () => shop.place());
  const held = await times(4, () => shop.hold(shop.hours.next()));
  const { body: products } = await shop.api.get<{ id: string; slug: string; price: number }[]>('/api/products');
  table = generators({
    products,
    days: workingDays(new Date()),
    sessions: await times(placed.length, (index) => sessionAtStripe(shop, placed[index]?.sessionId ?? '')),
    deskCookies: [await deskCookie(), await deskCookie()],
    holdTokens: held.map(({ body }: { body: Held }) => body.holdToken),
  });
});
afterAll(() => closeConnections());
afterEach(() => shop.sandbox.fail('stripe', 'none'));

const deskCookie = async () => (await atTheDesk(shop)).headers.Cookie ?? '';
const casesOf = (route: string) => (WITH_ITS_OWN.includes(route) ? CASES_OF_ITS_OWN : CASES_PER_ROUTE);

function show({ method, path, headers, body }: Call): string {
  const text =
    body === undefined
      ? ''
      : ` ${JSON.stringify(typeof body === 'string' ? body : body.toString('latin1')).slice(0, 250)}`;
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 250)}${text}`;
}

/** Sends all of them, some at a time, and returns what was wrong with which answer. */
async function faults(calls: Call[], away?: number[]): Promise<string[]> {
  const waiting = [...calls];
  const found: string[] = [];
  await times(AT_ONCE, async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const fault = await sendCall(shop.baseUrl, call).then(
        (answered) => faultOf(call as Call, answered, away),
        (error: Error) => `no answer: ${error.message}`,
      );
      if (fault) found.push(`${fault}\n    ${show(call)}`);
    }
  });
  return found.sort().slice(0, MOST_SHOWN);
}

function sample(route: string, cases: number): Call[] {
  const generator = table[route];
  if (!generator) throw new Error(`${route} has no generator in support/fuzz/routes.ts.`);
  return fc.sample(generator, { seed: SEED + Object.keys(table).indexOf(route), numRuns: cases });
}

test('every route handler has its generator', () => {
  expect(Object.keys(table).sort()).toEqual(routeHandlers());
});

test(`no request to any route is answered with a server error (seed ${SEED})`, async () => {
  const all = Object.keys(table).flatMap((route) => sample(route, casesOf(route)));
  expect(neverDrawn()).toEqual([]);
  expect(await faults(all)).toEqual([]);
  expect((await shop.api.get('/api/health')).status).toBe(200);
});

test.each(['down', 'error'] as const)(
  'nor while Stripe is down (%s), except for the 502 that says so',
  async (mode) => {
    await shop.sandbox.fail('stripe', mode);
    const routes = [
      '/api/bookings',
      '/api/payments',
      '/api/payments/success',
      '/api/payments/cancel',
      '/api/holds/[holdToken]',
    ];
    expect(
      await faults(
        routes.flatMap((route) => sample(route, CASES_PER_ROUTE)),
        [502],
      ),
    ).toEqual([]);
  },
);

test('afterwards it sells as before', async () => {
  await shop.jobs.done(60_000);
  const paid = await shop.api.post('/api/payments', shop.paymentBody({ productSlug: RESET }), {
    'X-Forwarded-For': '203.0.113.1',
  });
  expect(paid.status).toBe(201);
});
