import { randomUUID } from 'node:crypto';
import type { Today } from '@/lib/desk/find-today';
import type { OrderFile } from '@/lib/orders/desk/find-order-file';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { type Bought, OrderPages } from '@/tests/support/shop/order-pages';
import { payAgain, refundRows, refundsAtStripe, unreported } from '@/tests/support/shop/refunds';
import { sharedShop } from '@/tests/support/shop/shop';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop));

type Answer = { order: OrderFile; error?: { code: string } };

async function fileOf({ orderId }: { orderId: string }): Promise<OrderFile> {
  return (await desk.get<Answer>(`/orders/${orderId}`)).body.order;
}

async function today(): Promise<Today> {
  return (await desk.get<Today>('/today')).body;
}

async function needs(): Promise<(string | null)[]> {
  return (await today()).orders.map(({ need }) => need);
}

const attended = (order: { orderId: string }, shown: { need: string; occurrences: string[] }, note = '') =>
  desk.post<Answer>(`/orders/${order.orderId}/attended`, { ...shown, note });

/** Kind and subject of each line. */
async function logged(): Promise<[string, string | null][]> {
  const { rows } = await shop.db.query<{ kind: string; subject: string | null }>(
    'SELECT kind, subject FROM desk_events ORDER BY at, id',
  );
  return rows.map(({ kind, subject }) => [kind, subject]);
}

async function shownNeed(order: { orderId: string }) {
  const { need } = await fileOf(order);
  if (!need) throw new Error('The order needs no person.');
  return need;
}

describe('what a person has dealt with', () => {
  async function confirmationComesBack({ orderId }: Bought): Promise<void> {
    const { rows } = await shop.db.query<{ id: string }>(
      `SELECT resend_id AS id FROM mails WHERE subject_id = $1 AND kind = 'confirmation' ORDER BY at DESC LIMIT 1`,
      [orderId],
    );
    await shop.sandbox.report(rows[0]?.id ?? '', { type: 'bounced' });
  }

  test('leaves the list with its note in the log, once, and a later occurrence brings it back', async () => {
    const order = await pages.bought();
    await confirmationComesBack(order);
    const shown = await shownNeed(order);
    expect(shown).toMatchObject({ need: 'mail-undelivered', occurrences: [expect.any(String)] });
    const both = await Promise.all([attended(order, shown, ' Llamada\nhoy '), attended(order, shown)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await needs()).toEqual([]);
    expect(await fileOf(order)).toMatchObject({ need: null });
    expect((await logged()).map(([kind]) => kind)).toEqual(['orders.attended']);
    await confirmationComesBack(order);
    expect(await needs()).toEqual(['mail-undelivered']);
    // What came after the screen was read is not dealt with by what the screen had.
    expect((await attended(order, shown)).body.error?.code).toBe('need_changed');
    expect(await needs()).toEqual(['mail-undelivered']);
    await attended(order, await shownNeed(order), 'Ha cambiado de buzón');
    expect(await needs()).toEqual([]);
    expect((await logged()).at(-1)).toEqual(['orders.attended', 'Un correo no le ha llegado: Ha cambiado de buzón']);
  });

  test('stays until a person deals with it, whatever its age', async () => {
    const late = await pages.bought();
    const returned = await pages.bought();
    await confirmationComesBack(returned);
    await shop.db.query(`UPDATE mail_events SET at = at - interval '100 days'`);
    await shop.db.query(
      `INSERT INTO withdrawals (id, order_id, state, basis, channel, name, contract, ack_email, statement, submitted_at, execute_at)
       VALUES ($1, $2, 'registered', 'late', 'public', 'X', 'X', 'x@example.com', 'X', now() - interval '100 days', now())`,
      [randomUUID(), late.orderId],
    );
    expect((await needs()).sort()).toEqual(['late-withdrawal', 'mail-undelivered']);
    await attended(late, await shownNeed(late));
    expect(await needs()).toEqual(['mail-undelivered']);
  });

  test('is the failed refund of a part; a second one that fails is another', async () => {
    const order = await pages.bought();
    const failRefundOf = async (amount: number, left: number) => {
      await desk.post(`/orders/${order.orderId}/refund`, { amount, left });
      await until(async () => (await refundRows(shop, order)).at(-1)?.status === 'succeeded', 'No refund is made');
      const [made] = await refundsAtStripe(shop, order);
      await shop.sandbox.failRefund(made?.id ?? '');
      await until(async () => (await refundRows(shop, order)).at(-1)?.status === 'failed', 'The refund does not fail');
      await shop.jobs.laterDone();
    };
    await failRefundOf(1000, 9900);
    expect(await needs()).toEqual(['refund-failed']);
    await attended(order, await shownNeed(order));
    expect(await needs()).toEqual([]);
    await failRefundOf(1500, 9900);
    expect(await needs()).toEqual(['refund-failed']);
  });

  test('is not what an action ends', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET status = 'needs_attention', attention_reason = 'hour-lost' WHERE id = $1`, [
      order.orderId,
    ]);
    expect(await shownNeed(order)).toMatchObject({ need: 'hour-lost', occurrences: [] });
    const { status } = await attended(order, { need: 'hour-lost', occurrences: [order.orderId] });
    expect([status, await needs()]).toEqual([409, ['hour-lost']]);
  });

  test('is a payment that does not fit: no state tells that it was settled at Stripe', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET status = 'pending', attention_reason = 'payment-mismatch' WHERE id = $1`, [
      order.orderId,
    ]);
    await attended(order, await shownNeed(order));
    expect(await needs()).toEqual([]);
  });

  test('is an appointment that meets something else, until that or the appointment moves', async () => {
    const order = await pages.bought();
    const meet = (id: string, hours = 0) =>
      shop.db.query(
        `INSERT INTO busy_events (id, starts_at, ends_at)
         SELECT $1, starts_at + $2 * interval '1 minute', ends_at FROM bookings WHERE status = 'confirmed'
         ON CONFLICT (id) DO UPDATE SET starts_at = excluded.starts_at`,
        [id, hours],
      );
    await meet('dentist');
    const [overlapped] = (await today()).overlapped;
    const path = `/agenda/overlaps/${overlapped?.id}/attended`;
    const shown = { occurrences: overlapped?.occurrences ?? [], note: 'Va otra persona' };
    expect((await desk.post(path, shown)).status).toBe(200);
    expect((await desk.post(path, shown)).status).toBe(409);
    expect((await today()).overlapped).toEqual([]);
    await meet('dentist', 10);
    expect((await today()).overlapped).toHaveLength(1);
    expect((await logged()).map(([kind]) => kind)).toEqual(['agenda.overlap-attended']);
    expect((await logged())[0]?.[1]).toContain('Va otra persona');
    expect((await desk.post(`/agenda/overlaps/none/attended`, shown)).status).toBe(404);
    expect((await fileOf(order)).story.at(-1)).toMatchObject({ kind: 'desk', event: 'agenda.overlap-attended' });
  });
});

describe('a statement of no known order', () => {
  type Sent = { name?: string; ackEmail?: string; daysAgo?: number; state?: string };

  async function stated({ name = 'Zoe Sáenz', ackEmail = 'zoe@example.com', daysAgo = 0 }: Sent = {}): Promise<string> {
    const id = randomUUID();
    await shop.db.query(
      `INSERT INTO withdrawals (id, state, basis, channel, name, contract, ack_email, statement, submitted_at, execute_at, ack_sent_at)
       VALUES ($1, 'unmatched', 'unknown', 'public', $2, 'La asesoría', $3, 'Desisto.', now() - $4 * interval '1 day', now(), now())`,
      [id, name, ackEmail, daysAgo],
    );
    return id;
  }
  const waiting = async () => (await today()).statements.map(({ id }) => id);
  const join = (id: string, { orderId }: { orderId: string }, by = desk) =>
    by.post<Answer>(`/statements/${id}/order`, { orderId });

  test('waits, however old, until a person says that it is dealt with', async () => {
    const [old, recent] = [await stated({ daysAgo: 400 }), await stated()];
    expect(await waiting()).toEqual([old, recent]);
    const path = `/statements/${old}/attended`;
    expect((await desk.post(path, { note: 'Contestada' })).status).toBe(200);
    expect((await desk.post(path, { note: '' })).status).toBe(409);
    expect(await waiting()).toEqual([recent]);
    expect(await logged()).toEqual([['withdrawals.attended', expect.stringMatching(/^[0-9A-F]{8}: Contestada$/)]]);
    expect((await desk.post(`/statements/${randomUUID()}/attended`, { note: '' })).status).toBe(404);
  });

  test('is joined to its order: judged as of when it was sent, executed at once, once', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '60 days' WHERE id = $1`, [order.orderId]);
    const id = await stated({ daysAgo: 58 });
    const unconfirmed = await atTheDesk(shop, { name: 'Luis', confirmedAt: LONG_AGO });
    expect((await join(id, order, unconfirmed)).status).toBe(403);
    const answers = await Promise.all([join(id, order), join(id, order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    expect(await waiting()).toEqual([]);
    expect(await fileOf(order)).toMatchObject({ withdrawal: { basis: 'law' } });
    expect(await shop.stored(order)).toMatchObject({ amountRefunded: 9900, bookings: ['cancelled'] });
    expect(await refundsAtStripe(shop, order)).toHaveLength(1);
    // Its own mailbox was not the one of the statement.
    expect((await shop.theMail(order, 'acknowledgment')).to).toEqual([order.email]);
    expect((await logged()).map(([kind]) => kind)).toEqual(['withdrawals.joined']);
  });

  test('from the mailbox of the order is told there as done: its acknowledgment was sent before', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '2 days' WHERE id = $1`, [order.orderId]);
    await join(await stated({ ackEmail: order.email, daysAgo: 1 }), order);
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    const kinds = await shop.mailKinds(order);
    expect(kinds).toContain('withdrawn');
    expect(kinds).not.toContain('acknowledgment');
  });

  test('whose acknowledgment has not left yet brings both, with the cancelled appointment in the news', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '2 days' WHERE id = $1`, [order.orderId]);
    const id = await stated({ ackEmail: order.email, daysAgo: 1 });
    await shop.db.query('UPDATE withdrawals SET ack_sent_at = NULL WHERE id = $1', [id]);
    await join(id, order);
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    expect(await shop.mailKinds(order)).toEqual(expect.arrayContaining(['acknowledgment', 'withdrawn']));
    expect((await shop.theMail(order, 'withdrawn')).text).toMatch(/queda anulada/);
  });

  test('that was late then is joined as such, and the order waits for the decision', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '60 days' WHERE id = $1`, [order.orderId]);
    expect((await join(await stated({ daysAgo: 1 }), order)).status).toBe(200);
    expect([await needs(), await waiting()]).toEqual([['late-withdrawal'], []]);
    expect(await refundRows(shop, order)).toEqual([]);
  });

  test('is joined to no order that was paid later, or that has one', async () => {
    const order = await pages.bought();
    const id = await stated({ daysAgo: 1 });
    expect((await join(id, order)).body.error?.code).toBe('withdrawal_not_then');
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '2 days' WHERE id = $1`, [order.orderId]);
    await join(await stated({ daysAgo: 1 }), order);
    expect((await join(id, order)).body.error?.code).toBe('withdrawn_before');
    expect(await waiting()).toEqual([id]);
    expect((await join(randomUUID(), order)).status).toBe(404);
  });
});

describe('a dispute', () => {
  const disputed = (order: { orderId: string }, status: string) =>
    until(
      async () => (await fileOf(order)).disputes.some((dispute) => dispute.status === status),
      `No dispute becomes ${status}`,
    );

  test('is a need with its last day until it is answered, bars refunds, and won is over', async () => {
    const order = await pages.bought();
    const { id, evidence_details } = await shop.sandbox.disputeSession(order.sessionId);
    await disputed(order, 'needs_response');
    const dueAt = new Date((evidence_details.due_by ?? 0) * 1000).toISOString();
    expect((await today()).orders).toMatchObject([{ need: 'dispute', dueAt, occurrences: [] }]);
    expect(await fileOf(order)).toMatchObject({ may: { refund: false }, need: { need: 'dispute', dueAt } });
    const refused = await desk.post<Answer>(`/orders/${order.orderId}/refund`, { amount: 100, left: 9900 });
    expect(refused.body.error?.code).toBe('payment_disputed');
    await shop.sandbox.answerDispute(id);
    await disputed(order, 'under_review');
    expect(await needs()).toEqual([]);
    await shop.sandbox.closeDispute(id, 'won');
    await disputed(order, 'won');
    await shop.jobs.laterDone();
    const { story, may, left } = await fileOf(order);
    expect(story.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['dispute-opened', 'dispute-closed']));
    expect([may.refund, left]).toEqual([true, 9900]);
    expect((await shop.mailKinds(order)).filter((kind) => kind.startsWith('staff: dispute'))).toEqual([
      'staff: dispute',
      'staff: dispute closed',
    ]);
  });

  test('that is lost in part leaves the rest to refund, and waits until a person knows', async () => {
    const order = await pages.bought();
    const { id } = await shop.sandbox.disputeSession(order.sessionId, { amount: 4000 });
    await shop.sandbox.closeDispute(id, 'lost');
    await disputed(order, 'lost');
    expect(await fileOf(order)).toMatchObject({ left: 5900, kept: 5900, need: { need: 'dispute-lost' } });
    const pageOf = async (path = '') => (await pages.open(`${order.page}${path}`)).html.replaceAll('\u00a0', ' ');
    expect(await pageOf()).toContain('40,00 €, devueltos por el banco');
    for (const path of ['/anular', '/desistir']) {
      expect(await pageOf(path)).toContain('59,00 €');
      expect(await pageOf(path)).not.toContain('99,00 €');
    }
    const more = await desk.post<Answer>(`/orders/${order.orderId}/refund`, { amount: 6000, left: 5900 });
    expect(more.body.error?.code).toBe('refund_too_much');
    await attended(order, await shownNeed(order), 'Hablado');
    expect(await needs()).toEqual([]);
  });

  test('that is lost ends what Stripe could not pay back: the money is with the buyer', async () => {
    const order = await pages.bought();
    const { id } = await shop.sandbox.disputeSession(order.sessionId);
    await disputed(order, 'needs_response');
    await pages.forms.send(`${order.page}/desistir`, { name: order.name, ackEmail: '' }, 'desistir');
    await shop.becomes(order, 'needs_attention');
    expect(await fileOf(order)).toMatchObject({ may: { refund: false, transfer: false } });
    await shop.sandbox.closeDispute(id, 'lost');
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    await shop.jobs.sweep('finish-refunds');
    expect(await refundsAtStripe(shop, order)).toEqual([]);
    expect(await fileOf(order)).toMatchObject({ left: 0, may: { refund: false, transfer: false } });
  });

  test('that a withdrawal follows wants no money that the bank has given back', async () => {
    const order = await pages.bought();
    const { id } = await shop.sandbox.disputeSession(order.sessionId);
    await shop.sandbox.closeDispute(id, 'lost');
    await disputed(order, 'lost');
    await pages.forms.send(`${order.page}/desistir`, { name: order.name, ackEmail: '' }, 'desistir');
    await shop.jobs.laterDone();
    expect(await refundRows(shop, order)).toEqual([]);
    expect(await shop.stored(order)).toMatchObject({ bookings: ['cancelled'] });
  });

  test('that is lost ends an order whose hour was lost: nothing is owed any more', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE bookings SET status = 'cancelled', cancelled_at = now() WHERE order_id = $1`, [
      order.orderId,
    ]);
    await shop.db.query(`UPDATE orders SET status = 'needs_attention', attention_reason = 'hour-lost' WHERE id = $1`, [
      order.orderId,
    ]);
    expect(await needs()).toEqual(['hour-lost']);
    const { id } = await shop.sandbox.disputeSession(order.sessionId);
    await shop.sandbox.closeDispute(id, 'lost');
    await shop.becomes(order, 'refunded');
    await attended(order, await shownNeed(order));
    expect(await needs()).toEqual([]);
  });

  test('that is lost after a refund pays for it, if that refund comes back', async () => {
    const order = await pages.bought();
    const { id: refund } = await shop.sandbox.refundSession(order.sessionId);
    await shop.becomes(order, 'refunded');
    const { id } = await shop.sandbox.disputeSession(order.sessionId);
    await shop.sandbox.closeDispute(id, 'lost');
    await disputed(order, 'lost');
    await shop.sandbox.failRefund(refund);
    const isFailed = async () => (await refundRows(shop, order)).some(({ status }) => status === 'failed');
    await until(isFailed, 'The refund never fails');
    await shop.jobs.laterDone();
    expect(await shop.stored(order)).toMatchObject({ status: 'refunded' });
    expect(await shop.mailKinds(order)).not.toContain('refund-failed');
    expect(await needs()).toEqual(['dispute-lost']);
  });

  test('of a second payment changes nothing of the order, and is told once however often Stripe is asked', async () => {
    const order = await pages.bought();
    const second = await payAgain(shop, order);
    const { id } = await shop.sandbox.disputeSession(second);
    const told = async (kind: string) => (await shop.mailKinds(order)).filter((one) => one === kind).length;
    await until(async () => (await told('staff: dispute')) > 0, 'The dispute is never told');
    const again = async () => {
      for (const event of await shop.sandbox.events())
        if (event.type.startsWith('charge.dispute.')) await shop.sandbox.redeliver(event.id);
      await shop.jobs.sweep('reconcile-with-stripe');
      await shop.jobs.laterDone();
    };
    await again();
    await shop.sandbox.closeDispute(id, 'lost');
    await until(async () => (await told('staff: dispute closed')) > 0, 'Its end is never told');
    await again();
    expect([await told('staff: dispute'), await told('staff: dispute closed')]).toEqual([1, 1]);
    expect(await fileOf(order)).toMatchObject({ left: 9900, disputes: [] });
  });

  test('that only asks leaves refunds possible', async () => {
    const order = await pages.bought();
    await shop.sandbox.disputeSession(order.sessionId, { inquiry: true });
    await disputed(order, 'warning_needs_response');
    expect(await fileOf(order)).toMatchObject({ may: { refund: true }, need: { need: 'dispute' } });
  });

  test('whose events are repeated, come late or not at all ends as Stripe lists it', async () => {
    const order = await pages.bought();
    const { id } = await unreported(shop, () => shop.sandbox.disputeSession(order.sessionId));
    expect((await fileOf(order)).disputes).toEqual([]);
    await shop.jobs.sweep('reconcile-with-stripe');
    await disputed(order, 'needs_response');
    await unreported(shop, () => shop.sandbox.closeDispute(id, 'won'));
    // Older than what the comparison lists.
    await shop.db.query(`UPDATE disputes SET opened_at = opened_at - interval '40 days'`);
    await shop.jobs.sweep('reconcile-with-stripe');
    await disputed(order, 'won');
    const events = (await shop.sandbox.events()).filter(({ type }) => type.startsWith('charge.dispute.'));
    expect(events).toHaveLength(2);
    for (const { id: eventId } of [...events, ...events.toReversed()]) await shop.sandbox.redeliver(eventId);
    await shop.jobs.laterDone();
    expect((await fileOf(order)).disputes).toMatchObject([{ status: 'won', isOpen: false }]);
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'staff: dispute closed')).toHaveLength(1);
  });
});
