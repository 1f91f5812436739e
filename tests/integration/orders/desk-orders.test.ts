import type { OrderFile } from '@/lib/orders/desk/find-order-file';
import type { OrderList } from '@/lib/orders/desk/find-orders';
import messages from '@/lib/shared/i18n/messages';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import type { Hour } from '@/tests/support/shop/hours';
import { type Bought, OrderPages } from '@/tests/support/shop/order-pages';
import { CONSULTATION } from '@/tests/support/shop/products';
import { liveClaims, loseHourOf, storeBlock } from '@/tests/support/shop/records';
import { refundRows, refundsAtStripe } from '@/tests/support/shop/refunds';
import { sharedShop } from '@/tests/support/shop/shop';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const { news } = messages.OrderPage;
const INVOICE = {
  name: 'Peñalver SL',
  taxId: '12345678Z',
  address: 'Calle Mayor, 1',
  postalCode: '28013',
  city: 'Madrid',
};
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop));

type Preview = { mail: { subject: string; text: string } | null };
type Answer = { order: OrderFile; error?: { code: string }; state?: { order: OrderFile } };

const pathOf = ({ orderId }: { orderId: string }, action = '') => `/orders/${orderId}${action && `/${action}`}`;
const act = (order: { orderId: string }, action: string, body: object, by = desk) =>
  by.post<Answer>(pathOf(order, action), body);
const wanted = ({ bookingDate, bookingTime }: Hour) => ({ date: bookingDate, time: bookingTime });

/** Providers may change the spaces of a subject that keep an amount together. */
function asRead(mail: { subject: string; text: string | null } | null) {
  return mail && { subject: mail.subject.replaceAll('\u00a0', ' '), text: mail.text };
}

async function fileOf(order: { orderId: string }): Promise<OrderFile> {
  const { body } = await desk.get<Answer>(pathOf(order));
  return body.order;
}

async function shownStart(order: { orderId: string }): Promise<string> {
  const { appointment } = await fileOf(order);
  if (!appointment) throw new Error('The order has no appointment.');
  return String(appointment.startsAt);
}

async function listed(query: string): Promise<string[]> {
  const { body } = await desk.get<OrderList>(`/orders?${query}`);
  return body.orders.map(({ id }) => id);
}

/** What the log has about an order, oldest first. */
async function logged({ orderId }: { orderId: string }): Promise<string[]> {
  const { rows } = await shop.db.query<{ line: string }>(
    `SELECT concat_ws(': ', staff_name, kind) AS line FROM desk_events WHERE order_id = $1 ORDER BY at, id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}

/** The e-mail that the desk shows before something is done. */
async function previewed(order: { orderId: string }, query: Record<string, string>): Promise<Preview['mail']> {
  const { status, body } = await desk.get<Preview>(pathOf(order, `preview?${new URLSearchParams(query)}`));
  expect(status).toBe(200);
  return body.mail;
}

const kindsIn = ({ story }: OrderFile) => story.map(({ kind, by }) => (by ? `${kind} (${by})` : kind));

test('without a session nothing is told, and money wants a fresh confirmation', async () => {
  const order = await pages.bought();
  const answer = await shop.api.get(`/api/desk/orders/${order.orderId}`);
  expect(answer.status).toBe(401);
  const before = await atTheDesk(shop, { name: 'Luis', confirmedAt: LONG_AGO });
  for (const [action, body] of [
    ['refund', { amount: 100, left: 9900 }],
    ['transfer', { left: 9900 }],
    ['withdrawal', { channel: 'mail', date: '2026-11-20', time: '10:00' }],
  ] as const) {
    expect((await act(order, action, body, before)).status).toBe(403);
  }
  expect(await logged(order)).toEqual([]);
});

describe('finding orders', () => {
  test('by a part of the name without accents, by mail and by number, a page at a time', async () => {
    const one = await pages.bought(shop.hours.next(), { customerName: 'Íñigo Peñalver' });
    const other = await pages.bought(shop.hours.next(), { customerName: 'Zoe Sáenz' });
    expect(await listed('q=inigo+pena')).toEqual([one.orderId]);
    expect(await listed(`q=${encodeURIComponent(other.email.toUpperCase())}`)).toEqual([other.orderId]);
    expect(await listed(`q=${one.orderId.slice(-8).toUpperCase()}`)).toEqual([one.orderId]);
    expect(await listed('q=%25')).toEqual([]);
    expect(await listed('')).toEqual([other.orderId, one.orderId]);
    expect(await listed('page=99')).toHaveLength(2);
    await shop.db.query(
      `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, checkout_expires_at, paid_at, payment_status, status)
       SELECT gen_random_uuid(), product_id, 'Otra', 'otra@example.com', 100, now(), now() - interval '1 day', 'paid', 'confirmed'
       FROM orders, generate_series(1, 30) WHERE orders.id = $1`,
      [one.orderId],
    );
    const { body } = await desk.get<OrderList>('/orders?page=2');
    expect(body).toMatchObject({ total: 32, page: 2, pages: 2 });
    expect(body.orders).toHaveLength(7);
  });

  test('by what became of them; one that was never paid is not there', async () => {
    const coming = await pages.bought();
    const cancelled = await pages.bought();
    const unpaid = await shop.place();
    await act(cancelled, 'cancel', { shown: await shownStart(cancelled) });
    await act(cancelled, 'refund', { amount: 500, left: 9900 });
    await pages.done();
    expect(await listed('filter=all')).not.toContain(unpaid.orderId);
    expect(await listed('filter=coming')).toEqual([coming.orderId]);
    expect(await listed('filter=refunded')).toEqual([cancelled.orderId]);
    expect(await listed('filter=withdrawn')).toEqual([]);
    expect(await listed('filter=attention')).toEqual([]);
    expect((await desk.get(pathOf(unpaid))).status).toBe(404);
    expect((await desk.get('/orders/none')).status).toBe(404);
  });
});

describe('an appointment', () => {
  test('is moved: the buyer gets the same e-mail, staff none, and it costs the buyer none of their changes', async () => {
    const order = await pages.bought();
    const to = shop.hours.next();
    const preview = await previewed(order, { of: 'move', ...wanted(to) });
    const { status, body } = await act(order, 'move', { ...wanted(to), shown: await shownStart(order) });
    expect(status).toBe(200);
    await pages.done();
    const mail = await shop.theMail(order, 'moved');
    expect(preview).toEqual({ subject: mail.subject, text: mail.text });
    expect(madridTime(new Date(body.order.appointment?.startsAt ?? ''))).toBe(to.bookingTime);
    expect(await pages.bookings(order.orderId)).toMatchObject([{ status: 'confirmed', changes: 0, sequence: 2 }]);
    expect(await shop.mailKinds(order)).toEqual(['confirmation', 'moved', 'staff: new order']);
    expect(await logged(order)).toEqual([`${desk.staff.name}: orders.moved`]);
    expect(kindsIn(await fileOf(order))).toContain(`moved (${desk.staff.name})`);
    await pages.done();
    const mails = (await fileOf(order)).story.flatMap((entry) => (entry.kind === 'mail-sent' ? [entry.mail] : []));
    expect(mails).toEqual(['confirmation', 'moved']);
    expect((await pages.open(order.page)).html).toContain('Cita cambiada al');
  });

  test('is moved by staff also when it begins too soon for its buyer', async () => {
    const order = await pages.bought();
    await pages.beginsIn(order.orderId, 60);
    const { status } = await act(order, 'move', { ...wanted(shop.hours.next()), shown: await shownStart(order) });
    expect(status).toBe(200);
  });

  test('to an hour that is taken, blocked, past or closed is not moved, and nothing is logged', async () => {
    const [order, other] = [await pages.bought(), await pages.bought()];
    const shown = await shownStart(order);
    const blocked = shop.hours.next();
    await storeBlock(shop.db, blocked);
    const answers = [
      await act(order, 'move', { ...wanted(other.hour), shown }),
      await act(order, 'move', { ...wanted(blocked), shown }),
      await act(order, 'move', { ...wanted(order.hour), shown }),
      await act(order, 'move', { date: '2026-01-05', time: '10:00', shown }),
      await act(order, 'move', { ...wanted(order.hour), time: '03:00', shown }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [409, 'slot_taken'],
      [409, 'hour_blocked'],
      [409, 'hour_unchanged'],
      [409, 'hour_closed'],
      [409, 'hour_closed'],
    ]);
    expect(await logged(order)).toEqual([]);
  });

  test('that its buyer has moved by now stays, and the answer has the new hour', async () => {
    const order = await pages.bought();
    const shown = await shownStart(order);
    const to = shop.hours.next();
    expect((await pages.move(order.page, to)).html).toContain(news.moved);
    for (const [action, body] of [
      ['cancel', { shown }],
      ['move', { ...wanted(shop.hours.next()), shown }],
    ] as const) {
      const answer = await act(order, action, body);
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'appointment_changed']);
      const startsAt = new Date(answer.body.state?.order.appointment?.startsAt ?? '');
      expect([madridDate(startsAt), madridTime(startsAt)]).toEqual([to.bookingDate, to.bookingTime]);
    }
    expect(await logged(order)).toEqual([]);
  });

  test('of buyer and staff who move it at the same moment one wins, and the log has it only if it was staff', async () => {
    const order = await pages.bought();
    const shown = await shownStart(order);
    const [first, second] = [shop.hours.next(), shop.hours.next()];
    const [staff] = await Promise.all([
      act(order, 'move', { ...wanted(first), shown }),
      pages.move(order.page, second),
    ]);
    await pages.done();
    const [booking] = await pages.bookings(order.orderId);
    expect(booking?.sequence).toBe(2);
    expect(booking?.time).toBe((staff.status === 200 ? first : second).bookingTime);
    expect(await logged(order)).toHaveLength(staff.status === 200 ? 1 : 0);
  });

  test('is cancelled with the e-mail that was shown before, once, and another hour is chosen for its buyer', async () => {
    const order = await pages.bought();
    const shown = await shownStart(order);
    const preview = await previewed(order, { of: 'cancellation' });
    const answers = await Promise.all([act(order, 'cancel', { shown }), act(order, 'cancel', { shown })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await pages.done();
    const mail = await shop.theMail(order, 'cancelled');
    expect(preview).toEqual({ subject: mail.subject, text: mail.text });
    expect(await shop.mailKinds(order)).not.toContain('staff: cancelled');
    expect(await previewed(order, { of: 'cancellation' })).toBeNull();
    expect(await previewed(order, { of: 'move', ...wanted(shop.hours.next()) })).toBeNull();

    const to = shop.hours.next();
    const chosen = await Promise.all([act(order, 'hour', wanted(to)), act(order, 'hour', wanted(shop.hours.next()))]);
    expect(chosen.map(({ status }) => status).sort()).toEqual([200, 409]);
    await pages.done();
    expect(await shop.mailKinds(order)).toContain('chosen');
    expect(await shop.mailKinds(order)).not.toContain('staff: chosen');
    expect(await logged(order)).toEqual([
      `${desk.staff.name}: orders.cancelled`,
      `${desk.staff.name}: orders.hour-chosen`,
    ]);
  });

  test('of buyer and staff who cancel it at the same moment one does, and one e-mail goes', async () => {
    const order = await pages.bought();
    const shown = await shownStart(order);
    const [staff] = await Promise.all([act(order, 'cancel', { shown }), pages.cancel(order.page)]);
    await pages.done();
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'cancelled')).toHaveLength(1);
    expect(await logged(order)).toHaveLength(staff.status === 200 ? 1 : 0);
    expect(await shop.stored(order)).toMatchObject({ bookings: ['cancelled'] });
  });

  test('that was lost before the payment needs a person, and has an hour after that', async () => {
    const placed = await shop.place();
    await loseHourOf(shop.db, placed);
    await shop.hold(placed.hour);
    await shop.sandbox.completeSession(placed.sessionId);
    await shop.becomes(placed, 'needs_attention');
    await pages.done();
    expect(await listed('filter=attention')).toEqual([placed.orderId]);
    expect(await fileOf(placed)).toMatchObject({ need: { need: 'hour-lost' }, may: { choose: true } });
    expect((await act(placed, 'hour', wanted(shop.hours.next()))).status).toBe(200);
    expect(await fileOf(placed)).toMatchObject({ need: null, may: { choose: false, cancel: true } });
    expect(await shop.stored(placed)).toMatchObject({ status: 'confirmed', attentionReason: null });
  });

  test('of which a rebuilt order knows nothing is chosen with its mode', async () => {
    const order = await pages.bought();
    await shop.db.query(`DELETE FROM bookings WHERE order_id = $1`, [order.orderId]);
    await shop.db.query(
      `UPDATE orders SET status = 'needs_attention', attention_reason = 'appointment-unknown' WHERE id = $1`,
      [order.orderId],
    );
    expect(await fileOf(order)).toMatchObject({ need: { need: 'appointment-unknown' }, needsMode: true });
    const to = shop.hours.next();
    expect((await act(order, 'hour', { ...wanted(to), mode: 'in-person' })).status).toBe(200);
    expect(await fileOf(order)).toMatchObject({ need: null, appointment: { mode: 'in-person' } });
    expect(await liveClaims(shop.db, to.bookingDate)).toContainEqual(expect.objectContaining({ status: 'confirmed' }));
  });
});

describe('money', () => {
  const refund = (order: Bought, amount: number, left: number, by = desk) => act(order, 'refund', { amount, left }, by);

  test('goes back in parts, never more than what is left, and the last part ends the order', async () => {
    const order = await pages.bought();
    expect((await refund(order, 2500, 9900)).body.order).toMatchObject({ left: 7400 });
    await pages.done();
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', amountRefunded: 2500 });
    expect((await pages.open(order.page)).html).toContain('Devolución hecha');
    expect((await refund(order, 7401, 7400)).body.error?.code).toBe('refund_too_much');
    expect((await refund(order, 7400, 7400)).status).toBe(200);
    await shop.becomes(order, 'refunded');
    await pages.done();
    expect((await refundRows(shop, order)).map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
      ['staff', 2500, 'succeeded'],
      ['staff', 7400, 'succeeded'],
    ]);
    expect(await shop.mailKinds(order)).toContain('refund');
    expect((await refund(order, 100, 0)).body.error?.code).toBe('nothing_to_refund');
    expect(await logged(order)).toEqual(Array(2).fill(`${desk.staff.name}: orders.refunded`));
  });

  test('is told to the buyer once for each part, as it was shown before: how much, what is left, and when', async () => {
    const order = await pages.bought();
    const shown = await previewed(order, { of: 'refund', amount: '2500' });
    await refund(order, 2500, 9900);
    await pages.done();
    const part = await shop.theMail(order, 'refund of a part');
    expect(asRead(shown)).toEqual(asRead(part));
    const words = (part.text ?? '').replace(/\s+/g, ' ');
    for (const fact of ['Esta devolución 25,00 €', 'Queda pagado 74,00 €', 'entre 5 y 10 días', 'y tu cita también']) {
      expect(words).toContain(fact);
    }
    expect(words).not.toContain('factura ya emitida');

    await act(order, 'invoice', INVOICE);
    const second = await previewed(order, { of: 'refund', amount: '1000' });
    expect(second?.text).toContain('rectificativa');
    await refund(order, 1000, 7400);
    await pages.done();
    // What is settled again is told of no second time.
    await shop.db.query(
      `SELECT graphile_worker.add_job('settle-refunds', json_build_object('paymentIntentId', stripe_payment_intent_id))
       FROM orders WHERE id = $1`,
      [order.orderId],
    );
    await pages.done();
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'refund of a part')).toHaveLength(2);

    const last = await previewed(order, { of: 'refund', amount: '6400' });
    await refund(order, 6400, 6400);
    await shop.becomes(order, 'refunded');
    await pages.done();
    const whole = await shop.theMail(order, 'refund');
    expect(asRead(last)).toEqual(asRead(whole));
    expect((whole.text ?? '').replace(/\s+/g, ' ')).toContain('25,00 € + 10,00 € + 64,00 €');
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'refund of a part')).toHaveLength(2);
    expect(await previewed(order, { of: 'refund', amount: '100' })).toBeNull();
  });

  test('that is not made yet, or can never be, is told to no buyer; its e-mail goes once Stripe makes it', async () => {
    const order = await pages.bought();
    await shop.sandbox.emptyBalance(true);
    await refund(order, 2000, 9900);
    await pages.done();
    expect(await shop.mailKinds(order)).not.toContain('refund of a part');
    await shop.sandbox.emptyBalance(false);
    await shop.db.query(`UPDATE refunds SET updated_at = updated_at - interval '20 minutes'`);
    await shop.jobs.sweep('finish-refunds');
    await pages.done();
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'refund of a part')).toHaveLength(1);
    expect(await previewed(order, { of: 'refund', amount: '7901' })).toBeNull();
  });

  test('of all that Stripe makes later is told as on its way, also without an appointment', async () => {
    const placed = await shop.place();
    await shop.sandbox.completeWithSlowRefunds(placed.sessionId);
    await shop.becomes(placed, 'confirmed');
    await pages.done();
    await act(placed, 'cancel', { shown: await shownStart(placed) });
    await act(placed, 'refund', { amount: 9900, left: 9900 });
    await shop.becomes(placed, 'refunded');
    await pages.done();
    expect(await shop.mailKinds(placed)).toContain('refund on its way');
    expect(await shop.mailKinds(placed)).not.toContain('refund of a part');
  });

  test('of two people who refund at the same moment one does; a second press finds less', async () => {
    const order = await pages.bought();
    const other = await atTheDesk(shop, { name: 'Luis' });
    const answers = await Promise.all([refund(order, 3000, 9900), refund(order, 3000, 9900, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ error: { code: 'refund_changed' }, state: { order: { left: 6900 } } });
    await pages.done();
    expect(await refundsAtStripe(shop, order)).toHaveLength(1);
    expect(await logged(order)).toHaveLength(1);
  });

  test('of a part that waits for our balance does not keep a buyer who withdraws from getting everything', async () => {
    const order = await pages.bought();
    await shop.sandbox.emptyBalance(true);
    await refund(order, 2000, 9900);
    await pages.done();
    expect((await refund(order, 1000, 7900)).body.error?.code).toBe('refund_under_way');
    expect(await fileOf(order)).toMatchObject({ need: { need: 'refund-waits' } });
    const now = new Date();
    const received = { channel: 'phone', date: madridDate(now), time: madridTime(now) };
    expect((await act(order, 'withdrawal', received)).status).toBe(200);
    await shop.sandbox.emptyBalance(false);
    await shop.db.query(`UPDATE refunds SET updated_at = updated_at - interval '20 minutes'`);
    await shop.jobs.sweep('finish-refunds');
    await shop.becomes(order, 'refunded');
    expect((await refundsAtStripe(shop, order)).map(({ amount }) => amount)).toEqual([7900, 2000]);
  });

  test('that Stripe could not pay back is noted as a transfer, once', async () => {
    const order = await pages.bought();
    await refund(order, 9900, 9900);
    await shop.becomes(order, 'refunded');
    await pages.done();
    const [made] = await refundsAtStripe(shop, order);
    await shop.sandbox.failRefund(made?.id ?? '');
    await shop.becomes(order, 'needs_attention');
    await pages.done();
    expect(await fileOf(order)).toMatchObject({
      need: { need: 'refund-failed' },
      may: { transfer: true, refund: true },
    });
    const answers = await Promise.all([act(order, 'transfer', { left: 9900 }), act(order, 'transfer', { left: 9900 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.stored(order)).toMatchObject({ status: 'refunded', amountRefunded: 9900 });
    expect((await logged(order)).at(-1)).toBe(`${desk.staff.name}: orders.transfer-noted`);
    const last = (await fileOf(order)).story.at(-1);
    expect(last).toMatchObject({ kind: 'desk', event: 'orders.transfer-noted', by: desk.staff.name });
    expect((await fileOf(order)).story.filter(({ kind }) => kind === 'refund-requested')).toHaveLength(1);
  });
});

describe('a withdrawal by mail or telephone', () => {
  const yesterday = () => {
    const moment = new Date(Date.now() - 86_400_000);
    return { date: madridDate(moment), time: '12:00' };
  };

  test('counts from when it was sent, cancels, pays back and is acknowledged, once', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '3 days' WHERE id = $1`, [order.orderId]);
    const sent = { channel: 'mail', ...yesterday() };
    const shown = await previewed(order, { of: 'withdrawal', ...yesterday() });
    const answers = await Promise.all([act(order, 'withdrawal', sent), act(order, 'withdrawal', sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.becomes(order, 'refunded');
    await pages.done();
    expect(await fileOf(order)).toMatchObject({ withdrawal: { basis: 'law' }, may: { withdraw: false } });
    const kinds = await shop.mailKinds(order);
    expect(kinds).toEqual(expect.arrayContaining(['acknowledgment', 'refund']));
    expect(new Set(kinds).size).toBe(kinds.length);
    const mail = await shop.theMail(order, 'acknowledgment');
    expect(mail.subject).toMatch(/con fecha del \S+ 12:00$/);
    const reference = (await fileOf(order)).withdrawal && /Referencia\s+(\S{8})/.exec(mail.text ?? '')?.[1];
    expect(shown).toEqual({ subject: mail.subject, text: mail.text?.replaceAll(reference ?? '?', '········') });
    expect(await refundsAtStripe(shop, order)).toHaveLength(1);
    expect(await logged(order)).toEqual([`${desk.staff.name}: orders.withdrawn`]);
    expect((await pages.open(order.page)).html).toContain('Desistimiento recibido');
  });

  test('in time counts although it is noted after the period; before the payment, or after it, there is none', async () => {
    const order = await pages.bought();
    expect((await act(order, 'withdrawal', { channel: 'mail', ...yesterday() })).body.error?.code).toBe(
      'withdrawal_not_then',
    );
    await shop.db.query(`UPDATE orders SET paid_at = paid_at - interval '60 days' WHERE id = $1`, [order.orderId]);
    expect((await act(order, 'withdrawal', { channel: 'mail', ...yesterday() })).body.error?.code).toBe(
      'withdrawal_late',
    );
    expect(await logged(order)).toEqual([]);
    const mailAt = async (date: string, time = '12:00') => {
      const path = `${pathOf(order, 'preview')}?of=withdrawal&date=${date}&time=${time}`;
      return (await desk.get<Preview>(path)).body.mail;
    };
    expect(await mailAt(yesterday().date)).toBeNull();
    expect(await mailAt(madridDate(new Date(Date.now() + 2 * 86_400_000)))).toBeNull();
    expect(await mailAt(madridDate(new Date(Date.now() - 90 * 86_400_000)))).toBeNull();
    expect((await mailAt(madridDate(new Date(Date.now() - 58 * 86_400_000))))?.subject).toMatch(/^Acuse/);
    const inTime = { date: madridDate(new Date(Date.now() - 58 * 86_400_000)), time: '12:00' };
    expect((await act(order, 'withdrawal', { channel: 'mail', ...inTime })).status).toBe(200);
  });
});

test('the confirmation is sent again as the order stands, once for two presses', async () => {
  const order = await pages.bought();
  const answers = await Promise.all([act(order, 'resend', {}), act(order, 'resend', {})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await pages.done();
  expect((await shop.mailKinds(order)).filter((kind) => kind === 'confirmation')).toHaveLength(2);
  expect(await logged(order)).toEqual([`${desk.staff.name}: orders.confirmation-resent`]);
});

test('an order whose e-mail has come back needs a person, until one of its kind arrives', async () => {
  const order = await pages.bought();
  const latest = async () => {
    const sql = `SELECT resend_id FROM mails WHERE subject_id = $1 AND kind = 'confirmation' ORDER BY at DESC LIMIT 1`;
    return (await shop.rows<{ resend_id: string }>(sql, [order.orderId]))[0]?.resend_id ?? '';
  };
  await shop.sandbox.report(await latest(), { type: 'bounced' });
  expect(await listed('filter=attention')).toEqual([order.orderId]);
  const { body } = await desk.get<{ orders: { id: string; need: string }[] }>('/today');
  expect(body.orders.map(({ id, need }) => [id, need])).toEqual([[order.orderId, 'mail-undelivered']]);
  expect(kindsIn(await fileOf(order))).toContain('mail-bounced');
  await act(order, 'resend', {});
  await pages.done();
  await shop.sandbox.report(await latest(), { type: 'delivered' });
  expect(await listed('filter=attention')).toEqual([]);
});

test('what an invoice is to say is noted, and noted once', async () => {
  const order = await pages.bought();
  for (let again = 0; again < 2; again += 1) expect((await act(order, 'invoice', INVOICE)).status).toBe(200);
  expect((await act(order, 'invoice', { ...INVOICE, taxId: 'x' })).status).toBe(422);
  expect(await fileOf(order)).toMatchObject({ invoice: INVOICE });
  await pages.done();
  expect(await shop.mailKinds(order)).toContain('invoice asked');
  expect(await logged(order)).toEqual([`${desk.staff.name}: orders.invoice-noted`]);
});

describe('the file for the books', () => {
  test('has each payment and each refund of the period, with what the invoice is to say', async () => {
    const order = await pages.bought();
    await act(order, 'invoice', {
      name: 'Obras Pérez, S. L.',
      taxId: 'B12345674',
      address: 'Calle Mayor, 1',
      postalCode: '28001',
      city: 'Madrid',
    });
    await act(order, 'refund', { amount: 4001, left: 9900 });
    await pages.done();
    const before = await logged(order);
    const { status, body } = await desk.post<string>('/orders/export', { period: 'this-quarter' });
    expect(status).toBe(200);
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toMatch(/^Fecha;Movimiento;Pedido;Servicio;/);
    const reference = order.orderId.slice(-8).toUpperCase();
    const buyer = `${shop.product(CONSULTATION).name};${order.name};${order.email}`;
    const invoice = '"Obras Pérez, S. L.";B12345674;"Calle Mayor, 1";CP 28001;Madrid';
    const today = madridDate(new Date());
    expect(lines).toEqual([
      `${today};Cobro;N.º ${reference};${buyer};"81,82";"17,18";"99,00";${invoice}`,
      `${today};Devolución;N.º ${reference};${buyer};"-33,07";"-6,94";"-40,01";${invoice}`,
    ]);
    expect((await desk.post<string>('/orders/export', { period: 'last-year' })).body.trim()).toBe(head);
    expect(await logged(order)).toEqual(before);
    const { rows } = await shop.db.query(`SELECT subject FROM desk_events WHERE kind = 'orders.exported' ORDER BY id`);
    expect(rows).toHaveLength(2);
    expect(rows[0].subject).toMatch(/^\d{4}-\d{2}-01 – \d{4}-\d{2}-\d{2}$/);
  });

  test('has a refund on the day on which it was made, and what comes back or is lost as lines of their own', async () => {
    const order = await pages.bought();
    const file = async (period: string) => {
      const { body } = await desk.post<string>('/orders/export', { period });
      const cells = body
        .trim()
        .split('\r\n')
        .map((line) => line.split(';'));
      return cells.slice(1).map(([day, what, , , , , , , total]) => [day, what, total]);
    };
    await act(order, 'refund', { amount: 4001, left: 9900 });
    await pages.done();
    // Wanted in a period that was declared long ago.
    await shop.db.query(`UPDATE refunds SET created_at = created_at - interval '1 year'`);
    const today = madridDate(new Date());
    expect(await file('last-year')).toEqual([]);
    const declared = [
      [today, 'Cobro', '"99,00"'],
      [today, 'Devolución', '"-40,01"'],
    ];
    expect(await file('this-quarter')).toEqual(declared);
    const [refund] = await refundsAtStripe(shop, order);
    await shop.sandbox.failRefund(refund?.id ?? '');
    await until(async () => (await refundRows(shop, order))[0]?.status === 'failed', 'The refund never fails');
    const { id } = await shop.sandbox.disputeSession(order.sessionId, { amount: 1000 });
    await shop.sandbox.closeDispute(id, 'lost');
    await until(async () => (await fileOf(order)).disputes[0]?.status === 'lost', 'The dispute is never lost');
    expect(await file('this-quarter')).toEqual([
      ...declared,
      [today, 'Devolución fallida', '"40,01"'],
      [today, 'Disputa perdida', '"-10,00"'],
    ]);
  });

  test('needs a touch of the passkey, and a period that there is', async () => {
    const earlier = await atTheDesk(shop, { confirmedAt: LONG_AGO });
    expect((await earlier.post('/orders/export', { period: 'this-year' })).status).toBe(403);
    expect((await desk.post('/orders/export', { period: 'ever' })).status).toBe(422);
    expect((await shop.api.post('/api/desk/orders/export', { period: 'this-year' })).status).toBe(401);
  });
});
