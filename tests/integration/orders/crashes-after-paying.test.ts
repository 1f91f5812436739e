import { waitUntil } from '@/scripts/wait-until';
import { heldAt } from '@/tests/support/drill/held-at';
import { inDrill } from '@/tests/support/drill/in-drill';
import { longDead } from '@/tests/support/drill/long-dead';
import { refundRows, refundsAtStripe } from '@/tests/support/shop/refunds';
import { openShop, type Purchase, type Shop } from '@/tests/support/shop/shop';
import { startWithdrawals, type WithdrawalProcess } from '@/tests/support/shop/withdrawal-process';

jest.setTimeout(inDrill(300_000, 1_200_000));

const KILLS = inDrill(1, 10);
/** Longer than anything waits for an answer. */
const SILENT_MS = 60_000;

let shop: Shop;
let pages: WithdrawalProcess;
beforeAll(async () => {
  shop = await openShop();
  pages = await startWithdrawals(shop);
});
afterAll(async () => {
  await pages.stop();
  await shop.stop();
});

async function bought(): Promise<Purchase> {
  const purchase = await shop.buy();
  await shop.jobs.laterDone();
  return purchase;
}

async function withdraw({ orderId, name, email }: Purchase): Promise<void> {
  expect(await pages.once({ call: 'withdraw', orderId, form: { name, ackEmail: email } })).toMatchObject({ ok: true });
}

async function expectPaidBackOnce(purchase: Purchase): Promise<void> {
  await shop.becomes(purchase, 'refunded', 120_000);
  await shop.jobs.done(120_000);
  expect(await refundsAtStripe(shop, purchase)).toMatchObject([{ amount: 9900, status: 'succeeded' }]);
  expect(await refundRows(shop, purchase)).toMatchObject([{ kind: 'withdrawal', amount: 9900, status: 'succeeded' }]);
  const mails = await shop.mailKinds(purchase);
  expect(mails).toEqual(expect.arrayContaining(['acknowledgment', 'refund', 'staff: withdrawal', 'staff: refund']));
  expect(new Set(mails).size).toBe(mails.length);
}

/** It asks for Stripe's list first, which is not answered. */
async function isMakingRefund(): Promise<boolean> {
  const jobs = await shop.jobs.waiting();
  return jobs.some(({ task, running }) => task === 'make-refund' && running);
}

test('killed between the commit and Stripe: one refund, one of each mail', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const purchase = await bought();
    await shop.sandbox.fail('stripe', 'slow', SILENT_MS);
    await withdraw(purchase);
    await waitUntil(isMakingRefund, { timeout: 60_000, every: 20, message: 'No job makes the refund' });
    await shop.killServer();
    expect(await refundsAtStripe(shop, purchase)).toEqual([]);
    await shop.sandbox.fail('stripe', 'none');
    await longDead(shop.db);
    await shop.startServer();
    await expectPaidBackOnce(purchase);
  }
});

test('killed between Stripe and storing its answer: one refund, one of each mail', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const purchase = await bought();
    await shop.sandbox.pauseWebhooks();
    const storing = await heldAt(shop.db, 'UPDATE ON refunds');
    await withdraw(purchase);
    await storing.reached();
    expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
    await shop.killServer();
    await storing.bury();
    expect(await refundRows(shop, purchase)).toMatchObject([{ status: 'requested', stripeRefundId: null }]);
    // As a day later, and no event tells of it.
    await shop.sandbox.forgetIdempotencyKeys();
    await shop.sandbox.dropWebhooks();
    await longDead(shop.db);
    await shop.startServer();
    await expectPaidBackOnce(purchase);
    await shop.sandbox.resumeWebhooks();
  }
});

test('killed between a reminder and its note: it is sent once', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const purchase = await bought();
    await shop.db.query(
      `UPDATE bookings SET starts_at = now() + interval '100 minutes', ends_at = now() + interval '160 minutes' WHERE order_id = $1`,
      [purchase.orderId],
    );
    const reminders = async () => (await shop.mailKinds(purchase)).filter((kind) => kind.startsWith('reminder'));
    const noting = await heldAt(shop.db, 'INSERT ON reminders');
    await shop.jobs.hurry('send-reminder');
    await noting.reached();
    expect(await reminders()).toHaveLength(1);
    await shop.killServer();
    await noting.bury();
    const noted = `SELECT r.kind FROM reminders r JOIN bookings b ON b.id = r.booking_id WHERE b.order_id = $1`;
    expect(await shop.rows(noted, [purchase.orderId])).toEqual([]);
    await longDead(shop.db);
    await shop.startServer();
    await shop.jobs.remindersRun(120_000);
    const isNoted = async () => (await shop.db.query(noted, [purchase.orderId])).rowCount === 1;
    await waitUntil(isNoted, { timeout: 120_000, message: 'The reminder is not noted' });
    expect(await reminders()).toEqual(['reminder: two hours']);
    await shop.db.query(`UPDATE bookings SET status = 'cancelled' WHERE order_id = $1`, [purchase.orderId]);
  }
});
