import type Stripe from 'stripe';
import { isOfThisSite, purchaseMetadata, readRecordedPurchase } from '@/lib/payments/recorded-purchase';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(() => {
  configureServer();
  process.env.STRIPE_API_BASE = 'http://127.0.0.1:4010';
});

const orderId = '0199a8a0-0000-7000-8000-000000000001';
const productId = '0199a8a0-0000-7000-8000-000000000002';
const appointment = {
  bookingId: '0199a8a0-0000-7000-8000-000000000003',
  startsAt: new Date('2026-12-01T09:00:00Z'),
  minutes: 90,
  mode: 'in-person',
} as const;

function session(changes: object = {}): Stripe.Checkout.Session {
  const fields = {
    livemode: false,
    created: 1_790_000_000,
    customer_email: 'Irene@Correo.example',
    success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    client_reference_id: orderId,
    metadata: purchaseMetadata({ orderId, productId, appointment }),
  };
  return { ...fields, ...changes } as unknown as Stripe.Checkout.Session;
}

test('what was recorded is read back', () => {
  expect(readRecordedPurchase(session())).toEqual({
    orderId,
    productId,
    productName: null,
    customerEmail: 'irene@correo.example',
    openedAt: new Date(1_790_000_000_000),
    appointment,
  });
});

test('a session from before the mark is known by its order id and the page to which it returns', () => {
  const older = { metadata: { order_id: orderId }, line_items: { data: [{ description: 'Consulta' }] } };
  expect(readRecordedPurchase(session(older))).toMatchObject({
    productId: null,
    productName: 'Consulta',
    appointment: null,
  });
  expect(readRecordedPurchase(session({ ...older, client_reference_id: 'other' }))).toBeNull();
  expect(readRecordedPurchase(session({ ...older, success_url: 'https://other.example/payment-success' }))).toBeNull();
});

test.each([
  ['of another site', { metadata: { site: 'other.example', order_id: orderId } }],
  ['of the other mode', { livemode: true }],
  ['without an order', { metadata: { site: 'localhost:3000' } }],
  ['without an address', { customer_email: null }],
  ['without metadata', { metadata: null }],
])('a session %s is left alone', (_, changes) => {
  expect(readRecordedPurchase(session(changes))).toBeNull();
});

test('an appointment that cannot be read is unknown, and the rest is known', () => {
  for (const damage of [{ starts_at: 'tomorrow' }, { minutes: '0' }, { mode: 'by post' }, { booking_id: '\0' }]) {
    const metadata = { ...purchaseMetadata({ orderId, productId, appointment }), ...damage };
    expect(readRecordedPurchase(session({ metadata }))).toMatchObject({ orderId, productId, appointment: null });
  }
});

test('a refund is of this site if its mark says so, or none says otherwise', () => {
  expect(isOfThisSite({ site: 'localhost:3000', order_id: orderId })).toBe(true);
  expect(isOfThisSite({ order_id: orderId })).toBe(true);
  expect(isOfThisSite({ site: 'other.example', order_id: orderId })).toBe(false);
  expect(isOfThisSite({})).toBe(false);
});

describe('at Stripe itself', () => {
  /** Each site reads its own session. */
  async function isKnown(siteUrl: string): Promise<boolean[]> {
    delete process.env.STRIPE_API_BASE;
    process.env.SITE_URL = siteUrl;
    let known: boolean[] = [];
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/lib/payments/recorded-purchase');
      const metadata = fresh.purchaseMetadata({ orderId, productId, appointment });
      known = [fresh.readRecordedPurchase(session({ metadata })) !== null, fresh.isOfThisSite(metadata)];
    });
    return known;
  }
  afterEach(() => {
    delete process.env.SITE_URL;
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'with a test key a site at %s does not tell its sessions from those of others who develop',
    async (siteUrl) => {
      expect(await isKnown(siteUrl)).toEqual([false, false]);
    },
  );

  test('with a test key a site at an address of its own knows its sessions', async () => {
    expect(await isKnown('https://prueba.example')).toEqual([true, true]);
  });
});
