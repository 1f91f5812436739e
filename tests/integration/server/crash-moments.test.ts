import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@/scripts/wait-until';
import { inDrill } from '@/tests/support/drill/in-drill';
import { longDead } from '@/tests/support/drill/long-dead';
import { seedOf } from '@/tests/support/drill/seed';
import { seeded } from '@/tests/support/drill/seeded';
import type { Answer } from '@/tests/support/http/api';
import { times } from '@/tests/support/http/concurrency';
import { BOUGHT } from '@/tests/support/shop/mails';
import { ownShop, type Placed } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

jest.setTimeout(inDrill(300_000, 1_800_000));

const KILLS = inDrill(1, 20);
const BUYERS = 5;
/** One journey takes about as long. */
const JOURNEY_MS = 900;
/** Every provider does what it is asked at once, and answers after this time. */
const PROVIDER_MS = 120;
const seed = seedOf('CRASH_SEED', 20_261_123);

const ENDINGS = ['paid', 'paid, page closed', 'paid and refunded', 'cancelled'] as const;
type Ending = (typeof ENDINGS)[number];
type Journey = Placed & { ending: Ending; email: string; name: string };

const shop = ownShop();

/** Repeats the call as a visitor does, until there is an answer that does not ask to try again. */
async function insist<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  let answer: Answer<Body> | undefined;
  const answered = async () => {
    answer = await call().catch(() => undefined);
    return answer !== undefined && answer.status < 500;
  };
  await waitUntil(answered, { timeout: 120_000, message: 'No server answers' });
  if (!answer) throw new Error('A visitor insists until there is an answer.');
  return answer;
}

async function buy(ending: Ending, address: string): Promise<Journey> {
  const email = `${randomUUID()}@example.com`;
  const name = `Clara ${randomUUID()}.`;
  const body = shop.bookingBody(shop.hours.next(), { customerEmail: email, customerName: name });
  const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': address };
  const placed = await insist(() => shop.api.post<Placed>('/api/bookings', body, headers));
  expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
  const { sessionId } = placed.body;
  if (ending === 'cancelled') {
    await insist(() => shop.cancel(sessionId));
  } else {
    await shop.sandbox.completeSession(sessionId);
    if (ending === 'paid') await insist(() => shop.askSuccessPage(sessionId));
    if (ending === 'paid and refunded') await shop.sandbox.refundSession(sessionId);
  }
  return { ...placed.body, ending, email, name };
}

/** What Stripe could not tell while the server was down it tells now, not in half a minute. */
async function everythingTold(): Promise<void> {
  const untold = async () => (await shop.sandbox.events()).filter(({ delivery }) => delivery?.status === 'pending');
  const reported = async () => {
    const events = await untold();
    await Promise.all(events.map(({ id }) => shop.sandbox.redeliver(id)));
    return events.length === 0;
  };
  await until(reported, 'Stripe cannot deliver every event');
}

async function expectDoneOnce({ ending, orderId, sessionId, email, name }: Journey): Promise<void> {
  const { rows } = await shop.db.query(
    'SELECT o.id FROM orders o JOIN bookings b ON b.order_id = o.id WHERE b.customer_email = $1',
    [email],
  );
  expect(rows).toEqual([{ id: orderId }]);
  const order = await shop.stored({ orderId });
  const mails = await shop.mailKinds({ email, name });
  const standing = (await shop.meetingsOf(orderId)).filter(({ deleted }) => !deleted);
  const reported = {
    ending,
    sessionId,
    status: order.status,
    payment: order.paymentStatus,
    mails,
    meetings: standing.length,
  };
  const about = { ending, sessionId };
  if (ending === 'cancelled') {
    // Expired, where Stripe closed the page and was the one to tell, because the server no longer could.
    expect(reported).toMatchObject({ ...about, payment: 'unpaid', mails: [], meetings: 0 });
    expect(['cancelled', 'expired']).toContain(order.status);
    expect(order.bookings).not.toContain('pending');
  } else if (ending === 'paid and refunded') {
    // Whether the confirmation went out before the money went back is chance; that none went twice is not.
    expect(reported).toMatchObject({ ...about, status: 'refunded', payment: 'refunded', meetings: 0 });
    expect(mails).toEqual(expect.arrayContaining(['refund', 'staff: refund']));
    expect(new Set(mails).size).toBe(mails.length);
  } else {
    expect(reported).toEqual({ ...about, status: 'confirmed', payment: 'paid', mails: BOUGHT, meetings: 1 });
  }
}

test(`killed at random moments of several journeys: nothing is lost, nothing done twice (CRASH_SEED=${seed})`, async () => {
  const random = seeded(seed);
  const journeys: Promise<Journey>[] = [];
  for (const provider of ['stripe', 'resend', 'google'] as const)
    await shop.sandbox.fail(provider, 'slow', PROVIDER_MS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const begun = await times(BUYERS, async (buyer) => {
      const [wait, ending] = [random() * JOURNEY_MS, ENDINGS[(kill + buyer) % ENDINGS.length] ?? 'paid'];
      return { journey: pause(wait).then(() => buy(ending, `10.9.${kill}.${buyer}`)) };
    });
    for (const { journey } of begun) {
      journey.catch(() => undefined);
      journeys.push(journey);
    }
    await pause(random() * 2 * JOURNEY_MS);
    await shop.killServer();
    await longDead(shop.db);
    await shop.startServer();
  }
  const ended = await Promise.all(journeys);
  for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, 'none');
  await everythingTold();
  await shop.jobs.laterDone();
  expect(ended).toHaveLength(KILLS * BUYERS);
  for (const journey of ended) await expectDoneOnce(journey);
  // One order, one page to pay on.
  const sessions = await shop.sandbox.sessions();
  expect(sessions).toHaveLength(new Set(sessions.map((session) => session.client_reference_id)).size);
});
