import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@/scripts/wait-until';
import { inDrill } from '@/tests/support/drill/in-drill';
import { Hours } from '@/tests/support/shop/hours';
import { CONSULTATION } from '@/tests/support/shop/products';
import { InstalledProduct } from '@/tests/support/stack/installed-product';

type Placed = { orderId: string; sessionId: string };
type OrderView = {
  order: { status: string; paymentStatus: string; webhookProcessed: boolean };
  booking: { googleMeetLink: string | null };
};

const RECOVERY_MS = 60_000;
const KILLED_AFTER_MS = inDrill(
  [90],
  Array.from({ length: 20 }, (_, index) => 1.4 ** index),
);
jest.setTimeout(inDrill(300_000, 900_000));

let shop: InstalledProduct;
let productId: string;
let hours: Hours;

beforeAll(async () => {
  shop = await InstalledProduct.install();
  await shop.start();
  productId = (await shop.api.get<{ id: string }>(`/api/products/${CONSULTATION}`)).body.id;
  hours = new Hours(new Date());
});

afterAll(() => shop.remove());

function booking() {
  const customerEmail = `${randomUUID()}@example.com`;
  return { productId, ...hours.next(), bookingType: 'online', customerName: 'Irene Salas', customerEmail };
}

type Booking = ReturnType<typeof booking>;

function place(request: Booking, key: string) {
  return shop.api.post<Placed>('/api/bookings', request, { 'Idempotency-Key': key });
}

async function placeOne(): Promise<{ request: Booking; sessionId: string }> {
  const request = booking();
  const { status, body } = await place(request, randomUUID());
  expect(status).toBe(201);
  return { request, sessionId: body.sessionId };
}

async function readOrder(sessionId: string): Promise<OrderView> {
  return (await shop.api.get<OrderView>(`/api/orders/${sessionId}`)).body;
}

/** Paid for, confirmed, with its link, and everything that follows has happened exactly once. */
async function expectConfirmedOnce({ request, sessionId }: { request: Booking; sessionId: string }): Promise<void> {
  await waitUntil(
    async () => (await mailsAbout(request)).length >= 2 && (await readOrder(sessionId)).order.webhookProcessed,
    {
      timeout: RECOVERY_MS,
      message: 'a paid order was not confirmed after the crash',
    },
  );
  const { order, booking } = await readOrder(sessionId);
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', webhookProcessed: true });
  expect(booking.googleMeetLink).toMatch(/^https:\/\/meet\.google\.com\//);
  expect(await mailsAbout(request)).toEqual([
    expect.stringMatching(/^Cita confirmada/),
    expect.stringMatching(/^Nuevo pedido/),
  ]);
  const meetings = (await shop.sandbox.meetings()).filter(({ description }) =>
    description?.includes(request.customerEmail),
  );
  expect(meetings.map(({ deleted }) => deleted)).toEqual([false]);
}

/** The subjects of every e-mail that reached the buyer or told the staff of this buyer, sorted. */
async function mailsAbout({ customerEmail }: Booking): Promise<string[]> {
  const mails = await shop.sandbox.emails();
  return mails
    .filter(({ to, html }) => [to].flat().includes(customerEmail) || html?.includes(customerEmail))
    .map(({ subject }) => subject)
    .sort();
}

/** Paid before the first kill, its webhook lost. */
let lost: Awaited<ReturnType<typeof placeOne>>;

test('killed while orders are being placed: no buyer is charged, and trying again gives each buyer one order', async () => {
  lost = await placeOne();
  await shop.sandbox.pauseWebhooks();
  await shop.sandbox.completeSession(lost.sessionId);
  await shop.sandbox.dropWebhooks();

  const attempts = Array.from({ length: 6 }, () => ({ request: booking(), key: randomUUID() }));
  const answers = attempts.map(({ request, key }) => place(request, key).catch(() => null));
  await Promise.race(answers);
  await shop.kill();
  await Promise.all(answers);
  await shop.start();

  for (const { request, key } of attempts) {
    const [again, oncemore] = await Promise.all([place(request, key), place(request, key)]);
    expect([again.status, oncemore.status]).toEqual([201, 201]);
    expect(again.body.orderId).toBe(oncemore.body.orderId);
    expect((await readOrder(again.body.sessionId)).order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await mailsAbout(request)).toEqual([]);
  }
});

test('killed after the card was charged, its webhook lost: the order is confirmed by the next start alone', async () => {
  await expectConfirmedOnce(lost);
  await shop.sandbox.resumeWebhooks();
});

test('killed at any moment after the payment: every order is confirmed, each mail goes once, each calendar has one event', async () => {
  for (const delay of KILLED_AFTER_MS) {
    const placed = await placeOne();
    await shop.sandbox.completeSession(placed.sessionId);
    await pause(delay);
    await shop.kill();
    await shop.start();
    await expectConfirmedOnce(placed);
  }
});
