import { readFileSync } from 'node:fs';
import { addDays } from 'date-fns';
import { times } from '@/tests/support/http/concurrency';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { CONFIRMED } from '@/tests/support/shop/records';
import { refundRows, refundsAtStripe, unreported } from '@/tests/support/shop/refunds';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { startWithdrawals } from '@/tests/support/shop/withdrawal-process';
import { forThisFile } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();
const pages = forThisFile(() => startWithdrawals(shop));
beforeEach(() => shop.clear());

async function bought({ slowRefunds = false } = {}): Promise<Purchase> {
  const purchase = await shop.place();
  if (slowRefunds) await shop.sandbox.completeWithSlowRefunds(purchase.sessionId);
  else await shop.pay(purchase);
  await shop.becomes(purchase, 'confirmed');
  await shop.jobs.laterDone();
  return purchase;
}

async function withdraw({ orderId, name, email }: Purchase): Promise<void> {
  const { ok } = await pages.once({ call: 'withdraw', orderId, form: { name, ackEmail: email } });
  expect(ok).toBe(true);
}

async function theRefundAtStripe(purchase: Purchase): Promise<string> {
  const [refund, ...more] = await refundsAtStripe(shop, purchase);
  if (!refund || more.length > 0) throw new Error(`There are ${refund ? more.length + 1 : 0} refunds at Stripe.`);
  return refund.id;
}

async function rowBecomes(purchase: Purchase, status: string): Promise<void> {
  const reached = async () => (await refundRows(shop, purchase)).some((row) => row.status === status);
  await until(reached, `No refund becomes ${status}`);
  await shop.jobs.done();
}

/** As if that much time had passed since the last change. */
async function later(interval: string): Promise<void> {
  await shop.db.query(
    `UPDATE refunds SET updated_at = updated_at - $1::interval, created_at = created_at - $1::interval`,
    [interval],
  );
  await shop.db.query(
    `UPDATE withdrawals SET submitted_at = submitted_at - $1::interval, execute_at = execute_at - $1::interval`,
    [interval],
  );
}

/** What waits is asked again. */
async function laterSweep(): Promise<void> {
  await later('20 minutes');
  await shop.jobs.sweep('finish-refunds');
}

async function afterTopUp(): Promise<void> {
  await shop.sandbox.emptyBalance(false);
  await laterSweep();
}

/** With nothing at Stripe to pay back from. */
async function withdrawUnpaid(purchase: Purchase): Promise<void> {
  await shop.sandbox.emptyBalance(true);
  await withdraw(purchase);
  await shop.jobs.done();
}

test('a refund that fails after it had succeeded: the books go back, the buyer is asked to call, staff decide', async () => {
  const purchase = await bought();
  await withdraw(purchase);
  await shop.settles(purchase, 'refunded');
  await shop.sandbox.failRefund(await theRefundAtStripe(purchase));
  await shop.settles(purchase, 'needs_attention');
  expect(await shop.stored(purchase)).toMatchObject({
    paymentStatus: 'paid',
    attentionReason: 'refund-failed',
    amountRefunded: 0,
    bookings: ['cancelled'],
  });
  expect(await refundRows(shop, purchase)).toMatchObject([
    { status: 'failed', failureReason: 'expired_or_canceled_card' },
  ]);
  const mails = await shop.mailKinds(purchase);
  expect(mails).toEqual(expect.arrayContaining(['refund', 'refund failed', 'staff: refund failed']));
  expect(new Set(mails).size).toBe(mails.length);
  // Nothing is tried again by itself.
  await later('2 hours');
  await shop.jobs.sweep('finish-refunds');
  await shop.jobs.done();
  expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);

  await shop.sandbox.refundSession(purchase.sessionId);
  await shop.settles(purchase, 'refunded');
  expect(await shop.stored(purchase)).toMatchObject({ amountRefunded: 9900 });
  expect((await shop.mailKinds(purchase)).filter((kind) => kind === 'refund')).toHaveLength(2);
});

/** The statements of docs/operations.md, for this order. */
function documentedTransfer(orderId: string): string {
  const [, sql] = /```sql\n(BEGIN;[^`]*kind[^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  if (!sql) throw new Error('The document does not say how a transfer is stored.');
  return sql.replaceAll('…', orderId);
}

test('a bank transfer that staff store as documented is what everybody sees, and Stripe’s lists leave it alone', async () => {
  const order = new OrderPages(shop);
  const purchase = await order.bought();
  await withdraw(purchase);
  await shop.becomes(purchase, 'refunded');
  await shop.sandbox.failRefund(await theRefundAtStripe(purchase));
  await shop.settles(purchase, 'needs_attention');
  for (let again = 0; again < 2; again += 1) await shop.db.query(documentedTransfer(purchase.orderId));
  await later('10 days');
  await shop.jobs.sweep('finish-refunds');
  await shop.jobs.sweep('reconcile-with-stripe');
  await shop.jobs.done();
  expect(await shop.stored(purchase)).toMatchObject({ status: 'refunded', amountRefunded: 9900 });
  expect(await refundRows(shop, purchase)).toMatchObject([
    { status: 'failed', amount: 9900 },
    { kind: 'staff', status: 'succeeded', amount: 9900, stripeRefundId: null },
  ]);
  expect(await shop.mailKinds(purchase)).not.toContain('staff: refund late');
  expect((await order.open(`${purchase.page}/recibo`)).html).toContain('Devuelto');
});

test('a pending refund is on its way: staff hear at once that the balance is too low, and it ends by itself', async () => {
  const purchase = await bought({ slowRefunds: true });
  await withdraw(purchase);
  await rowBecomes(purchase, 'pending');
  expect(await shop.stored(purchase)).toMatchObject({ status: 'refunded', amountRefunded: 9900 });
  expect(await shop.mailKinds(purchase)).not.toContain('refund');
  const id = await theRefundAtStripe(purchase);
  await shop.sandbox.pendRefund(id);
  await until(async () => (await shop.mailKinds(purchase)).includes('staff: refund waits'), 'The staff is not told');
  await shop.sandbox.succeedRefund(id);
  await rowBecomes(purchase, 'succeeded');
  const mails = await shop.mailKinds(purchase);
  expect(mails).toContain('refund');
  expect(new Set(mails).size).toBe(mails.length);
});

test('a pending refund made at Stripe ends the appointment at once and is told as what it is', async () => {
  const purchase = await bought({ slowRefunds: true });
  const { id } = await shop.sandbox.refundSession(purchase.sessionId);
  await rowBecomes(purchase, 'pending');
  expect(await shop.stored(purchase)).toMatchObject({ status: 'refunded', bookings: ['cancelled'] });
  const [file] = (await shop.theMail(purchase, 'refund on its way')).attachments;
  expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL');
  await shop.sandbox.failRefund(id);
  await shop.settles(purchase, 'needs_attention');
  expect(await shop.mailKinds(purchase)).toEqual(expect.arrayContaining(['refund failed', 'staff: refund failed']));
});

test('Stripe refuses it, as for a disputed payment: staff know at once, and it is not asked again', async () => {
  const purchase = await bought();
  await shop.sandbox.disputeSession(purchase.sessionId);
  await shop.sandbox.fail('resend', 'down');
  await withdraw(purchase);
  await shop.becomes(purchase, 'needs_attention');
  await shop.sandbox.fail('resend', 'none');
  await shop.jobs.laterDone();
  expect(await refundRows(shop, purchase)).toMatchObject([
    { status: 'failed', failureReason: 'charge_disputed', stripeRefundId: null },
  ]);
  expect(await refundsAtStripe(shop, purchase)).toEqual([]);
  expect(await shop.mailKinds(purchase)).toEqual(expect.arrayContaining(['acknowledgment', 'staff: refund failed']));
  // Sent after it has failed: it is owed, not paid back before.
  const { text } = await shop.theMail(purchase, 'acknowledgment');
  expect(text?.replace(/\s+/g, ' ')).toContain('Hemos pedido la devolución de 99');
});

test('with an empty balance it waits: staff are told once, the buyer is not asked to call, and it is made after the top-up', async () => {
  const purchase = await bought();
  await withdrawUnpaid(purchase);
  await laterSweep();
  await shop.jobs.done();
  expect(await refundRows(shop, purchase)).toMatchObject([
    { status: 'requested', failureReason: null, stripeRefundId: null },
  ]);
  expect(await shop.stored(purchase)).toMatchObject({ paymentStatus: 'paid', attentionReason: null });
  const waiting = await shop.mailKinds(purchase);
  expect(waiting.filter((kind) => kind === 'staff: refund waits')).toHaveLength(1);
  expect(waiting).not.toContain('refund failed');
  expect(waiting).not.toContain('staff: refund failed');

  await afterTopUp();
  await rowBecomes(purchase, 'succeeded');
  expect(await shop.stored(purchase)).toMatchObject({ status: 'refunded', amountRefunded: 9900 });
  expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
  const mails = await shop.mailKinds(purchase);
  expect(new Set(mails).size).toBe(mails.length);
});

/** Staff have sent a part back, which the bank has not taken yet. Its id. */
async function partOnItsWay(purchase: Purchase): Promise<string> {
  const { id } = await shop.sandbox.refundSession(purchase.sessionId, 4000);
  await rowBecomes(purchase, 'pending');
  return id;
}

test('a part that fails after the withdrawal and before our refund is made is paid back with it', async () => {
  const purchase = await bought({ slowRefunds: true });
  const part = await partOnItsWay(purchase);
  await withdrawUnpaid(purchase);
  expect(await refundRows(shop, purchase)).toMatchObject([
    { amount: 4000, status: 'pending' },
    { amount: 5900, status: 'requested' },
  ]);
  await shop.sandbox.failRefund(part);
  await rowBecomes(purchase, 'failed');
  await afterTopUp();
  await shop.settles(purchase, 'refunded');
  expect((await refundsAtStripe(shop, purchase)).map(({ amount }) => amount)).toEqual([9900, 4000]);
  expect(await refundRows(shop, purchase)).toMatchObject([
    { amount: 4000, status: 'failed' },
    { amount: 9900, status: 'pending' },
  ]);
  expect(await shop.mailKinds(purchase)).not.toContain('refund failed');
});

test('what staff have paid by bank transfer meanwhile is not paid back a second time', async () => {
  const purchase = await bought({ slowRefunds: true });
  const part = await partOnItsWay(purchase);
  await withdrawUnpaid(purchase);
  await shop.sandbox.failRefund(part);
  await rowBecomes(purchase, 'failed');
  await shop.db.query(
    `INSERT INTO refunds (id, order_id, kind, amount, status, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'staff', 4000, 'succeeded', now(), now())`,
    [purchase.orderId],
  );
  await afterTopUp();
  await shop.becomes(purchase, 'refunded');
  expect((await refundsAtStripe(shop, purchase)).map(({ amount, status }) => [amount, status])).toEqual([
    [5900, 'pending'],
    [4000, 'failed'],
  ]);
});

test.each(['in the report of ours', 'before the report of ours'])(
  'a part that fails while our refund of the rest is being made, %s, is owed: buyer and staff are told, and on the seventh day again',
  async (moment) => {
    const purchase = await bought({ slowRefunds: true });
    const part = await partOnItsWay(purchase);
    await unreported(shop, async () => {
      await withdraw(purchase);
      await shop.settles(purchase, 'refunded');
      await shop.sandbox.failRefund(part);
    });
    // As long as the answer to ours is not stored.
    await shop.db.query(`UPDATE refunds SET status = 'requested', stripe_refund_id = NULL WHERE kind <> 'dashboard'`);
    await shop.db.query(`UPDATE orders SET amount_refunded = 4000, status = 'confirmed', payment_status = 'paid'`);
    if (moment.startsWith('before')) {
      await shop.db.query(`UPDATE refunds SET status = 'failed' WHERE kind = 'dashboard'`);
      await shop.db.query('UPDATE orders SET amount_refunded = 0');
    }
    await later('20 minutes');
    await shop.jobs.sweep('finish-refunds');
    await shop.settles(purchase, 'needs_attention');
    expect(await shop.stored(purchase)).toMatchObject({
      paymentStatus: 'paid',
      attentionReason: 'refund-failed',
      amountRefunded: 5900,
    });
    const [ours] = (await refundsAtStripe(shop, purchase)).filter(({ amount }) => amount === 5900);
    await shop.sandbox.succeedRefund(ours?.id ?? '');
    await rowBecomes(purchase, 'succeeded');
    await later('8 days');
    await shop.jobs.sweep('finish-refunds');
    await shop.jobs.done();
    const mails = await shop.mailKinds(purchase);
    expect(mails).toEqual(expect.arrayContaining(['refund failed', 'staff: refund failed', 'staff: refund late']));
    expect(new Set(mails).size).toBe(mails.length);
  },
);

test('with every event lost the sweep finds what became of a refund', async () => {
  const purchase = await bought({ slowRefunds: true });
  await withdraw(purchase);
  await rowBecomes(purchase, 'pending');
  await unreported(shop, async () => shop.sandbox.succeedRefund(await theRefundAtStripe(purchase)));
  await laterSweep();
  await rowBecomes(purchase, 'succeeded');
});

test('one that fails after it had succeeded is found by the daily comparison, also if every event is lost', async () => {
  const [recent, old] = [await bought(), await bought()];
  for (const purchase of [recent, old]) {
    await withdraw(purchase);
    await rowBecomes(purchase, 'succeeded');
  }
  for (const purchase of [recent, old]) {
    await unreported(shop, async () => shop.sandbox.failRefund(await theRefundAtStripe(purchase)));
  }
  await shop.db.query(`UPDATE refunds SET created_at = now() - interval '31 days' WHERE order_id = $1`, [old.orderId]);
  // Later than both, which are in no list of new refunds then.
  await shop.jobs.sweep('reconcile-with-stripe', {
    payload: { since: Math.floor(addDays(new Date(), 1).getTime() / 1000) },
  });
  await shop.settles(recent, 'needs_attention');
  expect(await shop.mailKinds(recent)).toEqual(expect.arrayContaining(['refund failed', 'staff: refund failed']));
  // What is older than a refund can come back is not asked about for ever.
  expect(await refundRows(shop, old)).toMatchObject([{ status: 'succeeded' }]);
});

describe('a refund is never made of a payment that Stripe knows as another one', () => {
  const swapped = `UPDATE orders SET stripe_payment_intent_id = (
    SELECT other.stripe_payment_intent_id FROM orders other WHERE other.id = CASE orders.id WHEN $1 THEN $2 ELSE $1 END::uuid)
    WHERE id IN ($1, $2)`;

  test('as that of another order: nobody is paid, staff are told once, and it is made when the row is mended', async () => {
    const [mine, other] = [await bought(), await bought()];
    const swap = () => shop.db.query(swapped, [mine.orderId, other.orderId]);
    await swap();
    await withdraw(mine);
    await shop.jobs.done();
    await laterSweep();
    await shop.jobs.done();
    for (const purchase of [mine, other]) {
      expect(await refundsAtStripe(shop, purchase)).toEqual([]);
      expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, amountRefunded: 0 });
    }
    expect((await shop.mailKinds(mine)).filter((kind) => kind === 'staff: mismatch')).toHaveLength(1);
    expect(await refundRows(shop, mine)).toMatchObject([{ status: 'requested', stripeRefundId: null }]);
    await swap();
    await laterSweep();
    await shop.becomes(mine, 'refunded');
    expect(await refundsAtStripe(shop, mine)).toHaveLength(1);
    expect(await refundsAtStripe(shop, other)).toEqual([]);
  });

  test('as one of another amount', async () => {
    const purchase = await bought();
    await shop.db.query('UPDATE orders SET total_amount = total_amount * 2 WHERE id = $1', [purchase.orderId]);
    await withdraw(purchase);
    await shop.jobs.done();
    expect(await refundsAtStripe(shop, purchase)).toEqual([]);
    expect(await shop.mailKinds(purchase)).toContain('staff: mismatch');
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
  });
});

test('a session that Stripe knows as another order’s ends no order: staff are told once', async () => {
  const [mine, other] = [await shop.place(), await shop.place()];
  await unreported(shop, () => shop.sandbox.expireSession(other.sessionId));
  await shop.db.query(`UPDATE orders SET stripe_session_id = NULL WHERE id = $1`, [other.orderId]);
  await shop.db.query(`UPDATE orders SET stripe_session_id = $2 WHERE id = $1`, [mine.orderId, other.sessionId]);
  for (let again = 0; again < 2; again += 1)
    await shop.api.post('/api/payments/cancel', { sessionId: other.sessionId });
  await shop.jobs.done();
  expect(await shop.stored(mine)).toMatchObject({
    status: 'pending',
    attentionReason: 'payment-mismatch',
    bookings: ['pending'],
  });
  expect((await shop.mailKinds(mine)).filter((kind) => kind === 'staff: mismatch')).toHaveLength(1);
});

test('while Stripe is down nothing is lost, and one refund is made when it is back', async () => {
  const purchase = await bought();
  await shop.sandbox.fail('stripe', 'down');
  await withdraw(purchase);
  const tried = async () =>
    (
      await shop.db.query(
        `SELECT FROM graphile_worker._private_jobs WHERE key LIKE 'make-refund:%' AND last_error IS NOT NULL`,
      )
    ).rowCount === 1;
  await until(tried, 'The refund is not tried');
  // The sweep leaves a job alone that will be tried again.
  await laterSweep();
  expect(await tried()).toBe(true);
  await shop.sandbox.fail('stripe', 'none');
  await shop.jobs.laterDone();
  await shop.becomes(purchase, 'refunded');
  expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
});

test('asked for again after Stripe has forgotten the key, and by several jobs at once: still one refund', async () => {
  const purchase = await bought();
  await unreported(shop, async () => {
    await withdraw(purchase);
    await shop.becomes(purchase, 'refunded');
  });
  const [row] = await refundRows(shop, purchase);
  await shop.jobs.done();
  await shop.sandbox.forgetIdempotencyKeys();
  // As a crash before the answer was stored leaves it.
  await shop.db.query(`UPDATE refunds SET status = 'requested', stripe_refund_id = NULL WHERE id = $1`, [row?.id]);
  await shop.db.query(
    `UPDATE orders SET amount_refunded = 0, status = 'confirmed', payment_status = 'paid' WHERE id = $1`,
    [purchase.orderId],
  );
  await shop.db.query(
    `SELECT graphile_worker.add_job('make-refund', json_build_object('refundId', $1::text)) FROM generate_series(1, 4)`,
    [row?.id],
  );
  await shop.settles(purchase, 'refunded');
  expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
  expect(await refundRows(shop, purchase)).toMatchObject([{ id: row?.id, kind: 'withdrawal', status: 'succeeded' }]);
});

test('on the seventh day staff are reminded once of what is not paid back', async () => {
  const [waiting, failed, done] = [await bought({ slowRefunds: true }), await bought(), await bought()];
  for (const purchase of [waiting, failed, done]) await withdraw(purchase);
  await rowBecomes(waiting, 'pending');
  for (const purchase of [failed, done]) await rowBecomes(purchase, 'succeeded');
  await shop.sandbox.failRefund(await theRefundAtStripe(failed));
  await shop.becomes(failed, 'needs_attention');
  await later('6 days 23 hours');
  const lateMails = async () => {
    await shop.jobs.sweep('finish-refunds');
    await shop.jobs.done();
    const kinds = await Promise.all([waiting, failed, done].map((purchase) => shop.mailKinds(purchase)));
    return kinds.map((all) => all.filter((kind) => kind === 'staff: refund late').length);
  };
  expect(await lateMails()).toEqual([0, 0, 0]);
  await later('2 hours');
  expect(await lateMails()).toEqual([1, 1, 0]);
  await later('1 day');
  expect(await lateMails()).toEqual([1, 1, 0]);
});

/** Every order of the members. */
function permutations<Member>(members: Member[]): Member[][] {
  if (members.length <= 1) return [members];
  return members.flatMap((first, index) =>
    permutations(members.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

test('the events of a refund that fails later, in every order and twice, end in the same', async () => {
  const types = ['refund.created', 'charge.refunded', 'refund.updated', 'refund.failed'];
  const ways = permutations(types);
  const purchases = await times(ways.length, () => shop.place());
  await Promise.all(purchases.map(({ sessionId }) => shop.sandbox.completeSession(sessionId)));
  for (const { orderId } of purchases) await shop.becomes({ orderId }, 'confirmed');
  await unreported(shop, () =>
    Promise.all(
      purchases.map(async ({ sessionId }) => {
        const { id } = await shop.sandbox.refundSession(sessionId);
        await shop.sandbox.failRefund(id);
      }),
    ),
  );
  const events = await shop.sandbox.events();
  const intents = new Map((await shop.sandbox.sessions()).map((session) => [session.id, session.payment_intent]));
  const eventOf = ({ sessionId }: Purchase, type: string) => {
    const about = events.find(
      (event) =>
        event.type === type &&
        'payment_intent' in event.data.object &&
        event.data.object.payment_intent === intents.get(sessionId),
    );
    if (!about) throw new Error(`There is no ${type}.`);
    return about.id;
  };
  await Promise.all(
    purchases.map(async (purchase, index) => {
      for (const type of [...(ways[index] ?? []), 'refund.created']) {
        expect(await shop.sandbox.redeliver(eventOf(purchase, type))).toMatchObject({ status: 200 });
      }
    }),
  );
  await shop.jobs.laterDone();
  for (const purchase of purchases) {
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, amountRefunded: 0 });
    expect(await refundRows(shop, purchase)).toMatchObject([{ kind: 'dashboard', status: 'failed', amount: 9900 }]);
    const mails = await shop.mailKinds(purchase);
    // The buyer, whose appointment stands, was told of no refund.
    expect(mails).toContain('staff: refund failed');
    expect(mails).not.toContain('refund failed');
    expect(new Set(mails).size).toBe(mails.length);
  }
});
