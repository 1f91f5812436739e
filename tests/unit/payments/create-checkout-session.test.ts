import Stripe from 'stripe';
import { STRIPE_TIMEOUT_MS, stripe } from '@/lib/payments/client';
import { createCheckoutSession } from '@/lib/payments/create-checkout-session';
import { configureQuietServer } from '@/tests/support/stack/server-environment';

jest.mock('@/lib/payments/count-failures');

beforeAll(configureQuietServer);

type Answer = { status: number; afterMs: number };
const answers: Answer[] = [];
/** Timeout and idempotency key of each call. */
let asked: { timeout: number; key: string }[];
let created: Stripe.Checkout.SessionCreateParams | undefined;
let now: number;

beforeEach(() => {
  asked = [];
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(stripe().checkout.sessions, 'create').mockImplementation((async (
    params: Stripe.Checkout.SessionCreateParams,
    options: Stripe.RequestOptions,
  ) => {
    created = params;
    asked.push({ timeout: options.timeout ?? STRIPE_TIMEOUT_MS, key: options.idempotencyKey ?? '' });
    const { status, afterMs } = answers.shift() ?? { status: 200, afterMs: 0 };
    now += afterMs;
    if (status === 200) return { id: 'cs_test_1', url: 'https://checkout.stripe.com/c/1' };
    throw Stripe.errors.StripeError.generate({ type: 'api_error', statusCode: status } as Stripe.StripeRawError);
  }) as unknown as typeof Stripe.prototype.checkout.sessions.create);
});
afterEach(() => {
  jest.restoreAllMocks();
  answers.length = 0;
});

const open = () =>
  createCheckoutSession({
    orderId: 'a',
    productId: 'p',
    appointment: { bookingId: 'b', startsAt: new Date('2026-12-01T09:00:00Z'), minutes: 60, mode: 'online' },
    productName: 'Consulta',
    productDescription: 'Una hora',
    amount: 9900,
    currency: 'eur',
    customerEmail: 'eva@example.com',
    expiresAt: new Date(),
    popup: false,
  });

test('a concurrent request of the same key (409) is retried with the same key', async () => {
  answers.push({ status: 409, afterMs: 50 }, { status: 409, afterMs: 50 });
  expect(await open()).toMatchObject({ ok: true, sessionId: 'cs_test_1' });
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked.map(({ timeout }) => timeout)).toEqual([10_000, 9_950, 9_900]);
});

test('a 5xx is retried once with another key, in the remaining time', async () => {
  answers.push({ status: 500, afterMs: 6_000 });
  expect(await open()).toMatchObject({ ok: true });
  expect(asked.map(({ timeout }) => timeout)).toEqual([10_000, 4_000]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
});

test.each([409, 500])('all attempts together respect the timeout of one: %i', async (status) => {
  answers.push(...Array.from({ length: 9 }, () => ({ status, afterMs: 3_500 })));
  expect(await open()).toEqual({ ok: false, reason: 'payments-down' });
  for (const [index, { timeout }] of asked.entries()) expect(index * 3_500 + timeout).toBe(STRIPE_TIMEOUT_MS);
});

test('session and payment carry what an order is rebuilt from, and no name', async () => {
  await open();
  const recorded = {
    site: 'localhost:3000',
    order_id: 'a',
    product_id: 'p',
    booking_id: 'b',
    starts_at: '2026-12-01T09:00:00.000Z',
    minutes: '60',
    mode: 'online',
  };
  expect(created?.metadata).toEqual(recorded);
  expect(created?.payment_intent_data?.metadata).toEqual(recorded);
});
