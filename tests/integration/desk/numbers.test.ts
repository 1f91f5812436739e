import { randomUUID } from 'node:crypto';
import { subDays, subHours } from 'date-fns';
import type { Figures, Numbers } from '@/lib/desk/numbers/contract';
import { madridDate } from '@/lib/shared/madrid-time';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { tally, times } from '@/tests/support/http/concurrency';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { CONSULTATION, FAMILY_PLAN, RESET } from '@/tests/support/shop/products';
import { letClaimRunOut } from '@/tests/support/shop/records';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { deliverAll, eventsOf } from '@/tests/support/shop/stripe-events';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const NOTHING: Figures = { chosen: 0, begun: 0, paid: 0, moved: 0, refunded: 0, income: 0, paidBack: 0 };

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop));

async function numbers(period = 'weeks'): Promise<Numbers> {
  const { status, body } = await desk.get<Numbers>(`/numbers?period=${period}`);
  expect(status).toBe(200);
  return body;
}

/** Of the last twelve weeks. */
async function figuresOf(slug = CONSULTATION): Promise<Figures> {
  const service = (await numbers()).services.find(({ id }) => id === shop.product(slug).id);
  if (!service) return NOTHING;
  const { id: _, name: __, hasHour: ___, ...figures } = service;
  return figures;
}

/** As if the order and its bookings were this old. */
async function grewOld({ orderId }: Pick<Purchase, 'orderId'>, hours: number): Promise<void> {
  const at = subHours(new Date(), hours);
  await shop.db.query('UPDATE orders SET created_at = $2 WHERE id = $1', [orderId, at]);
  await shop.db.query('UPDATE bookings SET created_at = $2 WHERE order_id = $1', [orderId, at]);
}

/** The events of an order's payment, and of its refund, under new ids. */
async function deliverAgain(order: Purchase): Promise<void> {
  const about = await eventsOf(shop, order);
  await deliverAll(shop.api, [about.completed(), about.succeeded(), about.completed(), about.refunded()]);
}

async function kept(table: 'orders' | 'bookings' | 'daily_counts'): Promise<number> {
  return (await shop.db.query(`SELECT FROM ${table}`)).rowCount ?? 0;
}

test('before anything has happened there is nothing to count, in twelve weeks and in twelve months', async () => {
  for (const period of ['weeks', 'months']) {
    const { spans, services, total, answers } = await numbers(period);
    expect(spans).toHaveLength(12);
    expect([services, total]).toEqual([[], NOTHING]);
    expect(answers).toEqual([
      { kind: 'consultation', answered: 0, onTime: 0, median: null, percentile95: null },
      { kind: 'message', answered: 0, onTime: 0, median: null, percentile95: null },
    ]);
  }
});

describe('the life of a purchase', () => {
  test('raises each step once, whatever Stripe repeats', async () => {
    const price = shop.product(CONSULTATION).price;
    const held = shop.hours.next();
    await shop.hold(held);
    expect(await figuresOf()).toEqual({ ...NOTHING, chosen: 1 });

    const order = await pages.bought();
    expect(await figuresOf()).toEqual({ ...NOTHING, chosen: 2, begun: 1, paid: 1, income: price });
    await deliverAgain(order);
    await deliverAgain(order);
    await shop.askSuccessPage(order.sessionId);
    expect(await figuresOf()).toEqual({ ...NOTHING, chosen: 2, begun: 1, paid: 1, income: price });

    await pages.move(order.page, shop.hours.next());
    expect(await figuresOf()).toMatchObject({ chosen: 2, paid: 1, moved: 1, refunded: 0 });

    await shop.sandbox.refundSession(order.sessionId);
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    await deliverAgain(order);
    const whole = { chosen: 2, begun: 1, paid: 1, moved: 1, refunded: 1, income: price, paidBack: price };
    expect(await figuresOf()).toEqual(whole);
    expect((await numbers()).spans.at(-1)).toMatchObject(whole);
  });

  test('with a refund that fails has no refund, and its money again', async () => {
    const order = await pages.bought();
    await shop.sandbox.refundSession(order.sessionId);
    await shop.becomes(order, 'refunded');
    await shop.db.query(`UPDATE refunds SET status = 'failed' WHERE order_id = $1`, [order.orderId]);
    expect(await figuresOf()).toMatchObject({ paid: 1, refunded: 0, paidBack: 0 });
  });

  test('that a bank takes back by a dispute counts as paid back', async () => {
    const order = await pages.bought();
    const { id } = await shop.sandbox.disputeSession(order.sessionId, { amount: 4000 });
    await shop.sandbox.closeDispute(id, 'lost');
    await until(async () => (await figuresOf()).refunded === 1, 'The dispute is never counted');
    expect(await figuresOf()).toMatchObject({ paid: 1, refunded: 1, paidBack: 4000 });
  });

  test('whose hour was claimed a second time after the payment has chosen one hour', async () => {
    const order = await shop.place();
    await shop.payWithoutWebhook(order);
    await shop.db.query(`UPDATE bookings SET status = 'expired' WHERE order_id = $1`, [order.orderId]);
    await shop.askSuccessPage(order.sessionId);
    await shop.becomes(order, 'confirmed');
    expect(await kept('bookings')).toBe(2);
    expect(await figuresOf()).toMatchObject({ chosen: 1, begun: 1, paid: 1 });
  });

  test('of a product without an hour begins with the payment', async () => {
    const { body } = await shop.api.post<{ orderId: string; sessionId: string }>('/api/payments', shop.paymentBody());
    expect(await figuresOf(RESET)).toEqual({ ...NOTHING, begun: 1 });
    await shop.pay(body);
    expect(await figuresOf(RESET)).toMatchObject({ chosen: 0, begun: 1, paid: 1 });
  });
});

test('forty at once are forty', async () => {
  const hours = Array.from({ length: 20 }, () => shop.hours.next());
  const [holds, orders] = await Promise.all([
    Promise.all(hours.map((hour) => shop.hold(hour))),
    times(20, () => shop.api.post('/api/payments', shop.paymentBody())),
  ]);
  expect([tally(holds), tally(orders)]).toEqual([{ 201: 20 }, { 201: 20 }]);
  expect(await figuresOf()).toMatchObject({ chosen: 20, begun: 0 });
  expect(await figuresOf(RESET)).toMatchObject({ chosen: 0, begun: 20 });
});

describe('what is deleted', () => {
  test('stays counted on its day, once, however often the job runs', async () => {
    const orders = [await shop.place(), await shop.place(), await shop.place()];
    const released = shop.hours.next();
    await shop.hold(released);
    await shop.db.query(`UPDATE bookings SET status = 'expired', created_at = $1 WHERE status = 'held'`, [
      subHours(new Date(), 25),
    ]);
    for (const order of orders) {
      await shop.cancel(order.sessionId);
      await grewOld(order, 25);
    }
    const before = await numbers();
    expect(before.total).toEqual({ ...NOTHING, chosen: 4, begun: 3 });

    await shop.jobs.sweep('purge-unpaid-orders');
    expect([await kept('orders'), await kept('bookings')]).toEqual([0, 0]);
    expect(await numbers()).toEqual(before);
    await shop.jobs.sweep('purge-unpaid-orders');
    await shop.jobs.sweep('purge-daily-counts');
    expect(await numbers()).toEqual(before);

    const another = await shop.place();
    expect((await numbers()).total).toEqual({ ...NOTHING, chosen: 5, begun: 4 });
    await shop.cancel(another.sessionId);
    await grewOld(another, 25);
    await shop.jobs.sweep('purge-unpaid-orders');
    expect((await numbers()).total).toEqual({ ...NOTHING, chosen: 5, begun: 4 });
  });

  test('of forty orders, deleted by several at once, loses none', async () => {
    const { id } = shop.product(RESET);
    await shop.db.query(
      `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, stripe_session_id, checkout_expires_at)
       SELECT gen_random_uuid(), $1, 'Compradora ' || n, n || '@example.com', 879, 'cs_test_' || n, now() FROM generate_series(1, 40) AS n`,
      [id],
    );
    await times(4, (part) =>
      shop.db.query(`DELETE FROM orders WHERE right(stripe_session_id, 1)::int % 4 = $1`, [part]),
    );
    expect([await kept('orders'), await kept('daily_counts')]).toEqual([0, 1]);
    expect(await figuresOf(RESET)).toEqual({ ...NOTHING, begun: 40 });
  });

  test('of an order with two bookings is one hour, on the day of the first, also if one goes before the other', async () => {
    const orders = [await shop.place(), await shop.place()];
    for (const { orderId } of orders) {
      await shop.db.query(
        `INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, created_at)
         SELECT $2, order_id, product_id, 'expired', starts_at, ends_at, duration, created_at + interval '1 second'
         FROM bookings WHERE order_id = $1`,
        [orderId, randomUUID()],
      );
    }
    const [first, second] = orders;
    await shop.db.query('DELETE FROM bookings WHERE order_id = $1', [first?.orderId]);
    expect(await figuresOf()).toMatchObject({ chosen: 2 });
    await shop.db.query(`DELETE FROM bookings WHERE order_id = $1 AND status = 'pending'`, [second?.orderId]);
    expect(await figuresOf()).toMatchObject({ chosen: 2 });
    await shop.db.query('DELETE FROM bookings WHERE order_id = $1', [second?.orderId]);
    expect(await figuresOf()).toMatchObject({ chosen: 2 });
  });

  test('without ever having been a purchase is not counted', async () => {
    const order = await shop.place();
    await shop.db.query('UPDATE orders SET stripe_session_id = NULL WHERE id = $1', [order.orderId]);
    await shop.db.query(
      `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration)
       VALUES (gen_random_uuid(), 'block', 'blocked', now(), now() + interval '1 hour', 60)`,
    );
    await shop.db.query(`DELETE FROM bookings WHERE kind = 'block'`);
    expect((await numbers()).total).toEqual({ ...NOTHING, chosen: 1 });
    await letClaimRunOut(shop.db, order.orderId);
    await shop.db.query('DELETE FROM bookings');
    await shop.db.query('DELETE FROM orders');
    expect((await numbers()).total).toEqual({ ...NOTHING, chosen: 1 });
  });

  test('is forgotten when six calendar years are over', async () => {
    const year = Number(madridDate(new Date()).slice(0, 4)) - 6;
    const count = (day: string) =>
      shop.db.query(`INSERT INTO daily_counts (day, product_id, step, count) VALUES ($1, $2, 'begun', 1)`, [
        day,
        shop.product(FAMILY_PLAN).id,
      ]);
    await count(`${year - 1}-12-31`);
    await count(`${year}-01-01`);
    await shop.jobs.sweep('purge-daily-counts');
    expect(await shop.rows('SELECT day::text FROM daily_counts')).toEqual([{ day: `${year}-01-01` }]);
  });
});

test('something of eleven months ago is in the months and not in the weeks', async () => {
  const order = await pages.bought();
  // The first of the twelve months, whatever month the machine's own calendar has.
  const [year, month] = madridDate(new Date()).split('-').map(Number);
  const at = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 - 11, 15, 12));
  await shop.db.query('UPDATE orders SET created_at = $1, paid_at = $1', [at]);
  await shop.db.query('UPDATE bookings SET created_at = $1 WHERE order_id = $2', [at, order.orderId]);
  expect((await numbers('weeks')).total).toEqual(NOTHING);
  expect((await numbers('months')).spans[0]).toMatchObject({ chosen: 1, begun: 1, paid: 1 });
});

describe('the free consultation', () => {
  const book = (status: string, more: { confirmed?: boolean; cancelled?: boolean } = {}) =>
    shop.db.query(
      `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, customer_name,
         customer_email, customer_phone, confirmed_at, cancelled_at, created_at)
       SELECT $1, 'first-consultation', $2::booking_status, at, at + interval '45 minutes', 45, 'online', 'Eva Sanz',
         'eva@example.com', '600000000',
         CASE WHEN $3 THEN now() END, CASE WHEN $4 THEN now() END, now() - interval '25 hours'
       FROM (SELECT date_trunc('hour', now()) + (SELECT count(*) FROM bookings) * interval '1 day' AS at) AS moment`,
      [randomUUID(), status, more.confirmed ?? false, more.cancelled ?? false],
    );

  test('is counted from the hour to what became of it, also once an unconfirmed hour is deleted, and in the file', async () => {
    await book('confirmed', { confirmed: true });
    await book('cancelled', { confirmed: true, cancelled: true });
    await book('expired');
    await shop.db.query(
      `INSERT INTO booking_moves (id, booking_id, from_starts_at, to_starts_at, moved_at, moved_by)
       SELECT gen_random_uuid(), id, now(), now(), now(), 'buyer' FROM bookings WHERE status = 'confirmed'`,
    );
    const counted = { chosen: 3, confirmed: 2, moved: 1, cancelled: 1 };
    expect((await numbers()).free).toEqual(counted);
    await shop.jobs.sweep('purge-first-consultations');
    expect(await kept('bookings')).toBe(2);
    expect(await numbers()).toMatchObject({ free: counted, total: NOTHING, services: [] });
    const { body } = await desk.post<string>('/numbers/export', { period: 'months' });
    const lines = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'));
    const sums = [3, 6, 11, 12].map((column) => lines.reduce((sum, line) => sum + Number(line[column]), 0));
    expect(lines.every((line) => line[2] === 'Primera consulta gratuita')).toBe(true);
    expect(sums).toEqual([3, 1, 2, 1]);
  });
});

describe('the time to answer', () => {
  const minute = 60_000;

  async function message(receivedAt: Date, answeredAfter: number | null, refused = false): Promise<void> {
    const id = randomUUID();
    await shop.db.query(
      `INSERT INTO contact_messages (id, source, name, email, fingerprint, consented_at, policy_version, created_at)
       VALUES ($1::uuid, 'home-contact', 'Eva', 'eva@example.com', $1::text, $2, '1', $2)`,
      [id, receivedAt],
    );
    if (answeredAfter === null) return;
    const at = new Date(receivedAt.getTime() + answeredAfter * minute);
    await shop.db.query(
      `INSERT INTO answers (id, message_id, attempt_key, via, text, at, by_id, by_name, refused_at, sent_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'mail', 'Hola', $2, $3, $4, $5, $6)`,
      [id, at, desk.staff.id, desk.staff.name, refused ? at : null, refused ? null : at],
    );
  }

  test('is that of the first answer that went out, and of what came in the period', async () => {
    const received = subDays(new Date(), 20);
    for (const after of [10, 20, 30, 60 * 24 * 15]) await message(received, after);
    await message(received, 1, true);
    await message(received, null);
    await message(subDays(new Date(), 200), 1);
    const { answers } = await numbers();
    expect(answers[1]).toEqual({ kind: 'message', answered: 4, onTime: 3, median: 20, percentile95: 60 * 24 * 15 });
    expect((await numbers('months')).answers[1]).toMatchObject({ answered: 5, median: 20 });
  });
});

describe('the file', () => {
  test('has a line for each week and service, and leaves its line in the log', async () => {
    await pages.bought();
    const { status, body } = await desk.post<string>('/numbers/export', { period: 'weeks' });
    expect(status).toBe(200);
    const [head, line, ...more] = body.trim().split('\r\n');
    expect(head).toContain('Desde;Hasta;Servicio;Hora elegida');
    expect(line?.split(';').slice(2, 8)).toEqual([shop.product(CONSULTATION).name, '1', '1', '1', '0', '0']);
    expect(more).toEqual([]);
    const { rows } = await shop.db.query('SELECT kind, staff_name AS name FROM desk_events');
    expect(rows).toEqual([{ kind: 'numbers.exported', name: desk.staff.name }]);
  });

  test('needs a passkey that was touched a moment ago', async () => {
    const earlier = await atTheDesk(shop, { confirmedAt: subHours(new Date(), 1) });
    const { status } = await earlier.post('/numbers/export', { period: 'weeks' });
    expect(status).toBe(403);
    expect((await shop.db.query('SELECT FROM desk_events')).rowCount).toBe(0);
  });

  test('and the numbers are for the desk alone', async () => {
    expect((await shop.api.get('/api/desk/numbers')).status).toBe(401);
    expect((await shop.api.post('/api/desk/numbers/export', { period: 'weeks' })).status).toBe(401);
    expect((await desk.get('/numbers?period=days')).status).toBe(422);
  });
});
