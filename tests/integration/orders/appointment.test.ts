import messages from '@/lib/shared/i18n/messages';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import { invitationIn } from '@/tests/support/pages/invitation';
import { INFORMATION_FILES } from '@/tests/support/shop/mails';
import { type Bought, nameOf, OrderPages } from '@/tests/support/shop/order-pages';
import { FAMILY_PLAN } from '@/tests/support/shop/products';
import { letClaimRunOut, letHoldRunOut, liveClaims, loseHourOf, statusBecomes } from '@/tests/support/shop/records';
import { refundRows } from '@/tests/support/shop/refunds';
import { sharedShop } from '@/tests/support/shop/shop';
import { startWithdrawals } from '@/tests/support/shop/withdrawal-process';
import { forThisFile } from '@/tests/support/stack/for-this-file';

const { news, appointment, rights } = messages.OrderPage;
const [notOpen = ''] = news['not-open'].split('{');

const shop = sharedShop();
const pages = new OrderPages(shop);
const withdrawals = forThisFile(() => startWithdrawals(shop));
beforeEach(() => shop.clear());

const sequenceIn = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);

describe('changing the hour', () => {
  test('frees the old one, and calendar, invitation, e-mails and history follow', async () => {
    const [first, second] = [shop.hours.next(), shop.hours.next()];
    const order = await pages.bought(first);
    const [meeting] = await shop.meetingsOf(order.orderId);
    expect((await pages.move(order.page, second)).html).toContain(news.moved);
    await pages.done();
    expect([await shop.slotStatus(first), await shop.slotStatus(second)]).toEqual(['free', 'booked']);
    expect(await pages.bookings(order.orderId)).toEqual([
      { status: 'confirmed', time: second.bookingTime, changes: 1, sequence: 2 },
    ]);
    const [moved] = await shop.meetingsOf(order.orderId);
    expect([moved?.id, moved?.hangoutLink]).toEqual([meeting?.id, meeting?.hangoutLink]);
    expect(moved?.start).not.toEqual(meeting?.start);
    const [before, after] = [
      invitationIn(await shop.theMail(order, 'confirmation')),
      invitationIn(await shop.theMail(order, 'moved')),
    ];
    expect(/^UID:.*$/m.exec(after)?.[0]).toBe(/^UID:.*$/m.exec(before)?.[0]);
    expect(after).toContain('METHOD:REQUEST');
    expect([sequenceIn(before), sequenceIn(after)]).toEqual([0, 2]);
    expect(await shop.mailKinds(order)).toEqual(['confirmation', 'moved', 'staff: moved', 'staff: new order']);
    expect((await pages.open(order.page)).html).toContain('Cita cambiada al');
  });

  test('works over its own earlier hour', async () => {
    const bookingDate = shop.hours.day();
    const placed = await shop.api.post<{ orderId: string; sessionId: string }>('/api/bookings', {
      ...shop.bookingBody({ bookingDate, bookingTime: '10:00' }, {}, FAMILY_PLAN),
      selectedPrice: shop.product(FAMILY_PLAN).price,
    });
    expect(placed.status).toBe(201);
    await shop.sandbox.completeSession(placed.body.sessionId);
    await statusBecomes(shop.db, placed.body.orderId, 'confirmed');
    const page = await pages.manageUrl(placed.body);
    expect((await pages.move(page, { bookingDate, bookingTime: '11:00' })).html).toContain(news.moved);
    expect(await liveClaims(shop.db, bookingDate)).toEqual([{ status: 'confirmed', start: 660, end: 750 }]);
  });

  test('of three that want one hour, and of ten buyers, one gets it', async () => {
    const wanted = shop.hours.next();
    const orders = [await pages.bought(), await pages.bought(), await pages.bought()];
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ page }) => pages.move(page, wanted))),
      times(10, () => shop.hold(wanted)),
    ]);
    const moved = answers.filter(({ html }) => html.includes(news.moved)).length;
    expect(answers.filter(({ html }) => html.includes(news['slot-taken']))).toHaveLength(3 - moved);
    const start = 60 * Number(wanted.bookingTime.slice(0, 2));
    const here = (await liveClaims(shop.db, wanted.bookingDate)).filter((claim) => claim.start === start);
    expect(here).toHaveLength(1);
    for (const { orderId } of orders) {
      expect((await pages.bookings(orderId)).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    }
  });

  test('of two that want each other’s hour both keep theirs, or one is told that it is taken', async () => {
    const [one, other] = [await pages.bought(), await pages.bought()];
    await Promise.all([pages.move(one.page, other.hour), pages.move(other.page, one.hour)]);
    const hours = [...(await pages.bookings(one.orderId)), ...(await pages.bookings(other.orderId))];
    expect(new Set(hours.map(({ time }) => time)).size).toBe(2);
    expect(hours.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });

  test('pressed twice moves once, and the second says what the hour is now', async () => {
    const order = await pages.bought();
    const form = await pages.openMove(order.page);
    const wanted = shop.hours.next();
    const press = () => pages.forms.sendFrom(form, `${order.page}/cambiar`, { hour: nameOf(wanted) });
    expect((await press()).html).toContain(news.moved);
    expect((await press()).html).toContain(news.stale);
    const twice = await Promise.all([press(), press()]);
    expect(twice.every(({ html }) => html.includes(news.stale))).toBe(true);
    expect(await pages.bookings(order.orderId)).toMatchObject([{ changes: 1, sequence: 2 }]);
    expect(await shop.rows('SELECT moved_by AS by FROM booking_moves')).toEqual([{ by: 'buyer' }]);
  });

  test('takes an hour whose hold is over', async () => {
    const [order, wanted] = [await pages.bought(), shop.hours.next()];
    expect((await shop.hold(wanted)).status).toBe(201);
    expect((await pages.move(order.page, wanted)).html).toContain(news['slot-taken']);
    await letHoldRunOut(shop.db, wanted);
    expect((await pages.move(order.page, wanted)).html).toContain(news.moved);
  });

  test('is possible three times by oneself', async () => {
    const order = await pages.bought();
    for (let move = 0; move < 3; move += 1) {
      expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.moved);
    }
    const form = await pages.open(order.page);
    expect(form.html).toContain('Llámanos al');
    expect(form.html).not.toContain(`${order.page}/cambiar`);
    await pages.done();
    const kinds = await shop.mailKinds(order);
    expect([1, 2, 3]).toContain(kinds.filter((kind) => kind === 'moved').length);
  });

  test('is counted for the order: cancelling and choosing again gives no further change', async () => {
    const order = await pages.bought();
    for (let move = 0; move < 2; move += 1) await pages.move(order.page, shop.hours.next());
    await pages.cancel(order.page);
    expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.chosen);
    expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.moved);
    const { html } = await pages.open(order.page);
    expect(html).not.toContain(`${order.page}/cambiar`);
    expect((await pages.bookings(order.orderId)).map(({ changes }) => changes).sort()).toEqual([2, 3]);
  });

  test('is not possible in the last two hours, also from a form that was opened before', async () => {
    const order = await pages.bought();
    const form = await pages.openMove(order.page);
    await pages.beginsIn(order.orderId, 119);
    const { rows } = await shop.db.query<{ at: Date }>('SELECT starts_at AS at FROM bookings WHERE order_id = $1', [
      order.orderId,
    ]);
    const shown = rows[0]?.at.toISOString() ?? '';
    const pressed = await pages.forms.sendFrom(form, `${order.page}/cambiar`, {
      hour: nameOf(shop.hours.next()),
      shown,
    });
    expect(pressed.html).toContain(news['too-late'].split('{')[0]);
    expect(await pages.bookings(order.orderId)).toMatchObject([{ changes: 0 }]);
  });
});

describe('cancelling', () => {
  test('frees the hour, keeps the order, cancels the entry in both calendars, and another hour can be chosen', async () => {
    const [first, second] = [shop.hours.next(), shop.hours.next()];
    const order = await pages.bought(first);
    const page = await pages.cancel(order.page);
    expect(page.html).toContain(news.cancelled);
    expect(page.html).toContain(appointment.cancelled);
    await pages.done();
    expect(await shop.slotStatus(first)).toBe('free');
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', bookings: ['cancelled'] });
    const cancelled = invitationIn(await shop.theMail(order, 'cancelled'));
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(sequenceIn(cancelled)).toBe(2);

    expect((await pages.move(order.page, second)).html).toContain(news.chosen);
    await shop.jobs.laterDone();
    expect(await shop.stored(order)).toMatchObject({ bookings: ['cancelled', 'confirmed'] });
    expect((await shop.meetingsOf(order.orderId)).map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'confirmed',
    ]);
    const chosen = await shop.theMail(order, 'chosen');
    expect(chosen.text).toContain('https://meet.google.com/');
    expect(/^UID:.*$/m.exec(invitationIn(chosen))?.[0]).not.toBe(/^UID:.*$/m.exec(cancelled)?.[0]);
    expect(await shop.mailKinds(order)).toEqual([
      'cancelled',
      'chosen',
      'confirmation',
      'staff: cancelled',
      'staff: chosen',
      'staff: new order',
    ]);
  });

  test('and choosing again, pressed twice, make one booking', async () => {
    const order = await pages.bought();
    await Promise.all([pages.cancel(order.page), pages.cancel(order.page)]);
    const form = await pages.openMove(order.page);
    const hours = [shop.hours.next(), shop.hours.next(), shop.hours.next()];
    const answers = await Promise.all(
      hours.map((hour) => pages.forms.sendFrom(form, `${order.page}/cambiar`, { hour: nameOf(hour) })),
    );
    expect(answers.filter(({ html }) => html.includes(news.chosen))).toHaveLength(1);
    expect(answers.filter(({ html }) => html.includes(news['has-one']))).toHaveLength(2);
    await shop.jobs.laterDone();
    expect((await shop.mailKinds(order)).filter((kind) => kind === 'cancelled' || kind === 'chosen')).toEqual([
      'cancelled',
      'chosen',
    ]);
  });

  test('asks what becomes of the money, with nothing chosen beforehand', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/anular`, 'anular');
    expect(form.html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
    expect((await pages.cancel(order.page, '')).html).toContain(news['no-choice']);
    expect(await pages.bookings(order.orderId)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('is possible until the start, not after it', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/anular`, 'anular');
    await pages.beginsIn(order.orderId, -5);
    const answer = await pages.forms.sendFrom(form, `${order.page}/anular`, { choice: 'keep' });
    expect(answer.html).toContain(news.begun.split('{')[0]);
    expect(await pages.bookings(order.orderId)).toMatchObject([{ status: 'confirmed' }]);
  });
});

/** Paid for when its hour was gone. */
async function boughtTooLate(): Promise<Bought> {
  const placed = await shop.place();
  await letClaimRunOut(shop.db, placed.orderId);
  await loseHourOf(shop.db, placed);
  expect((await shop.hold(placed.hour)).status).toBe(201);
  await shop.sandbox.completeSession(placed.sessionId);
  await shop.becomes(placed, 'needs_attention');
  await pages.done();
  const mail = await shop.theMail(placed, 'late payment');
  return { ...placed, page: /\/tu-contratacion\/[\w-]{44}z/.exec(mail.text ?? '')?.[0] ?? '' };
}

test('an hour that was lost before the payment is chosen again by its buyer, and the order is confirmed', async () => {
  const placed = await boughtTooLate();
  const { page } = placed;
  expect((await pages.open(page)).html).toContain(appointment.lost);
  const chosen = await pages.move(page, shop.hours.next());
  expect(chosen.html).toContain(news.chosen);
  expect(chosen.html).toContain('Hora elegida:');
  await shop.jobs.laterDone();
  expect(await shop.stored(placed)).toMatchObject({ status: 'confirmed', attentionReason: null });
  expect(await shop.mailKinds(placed)).toEqual([
    'confirmation',
    'late payment',
    'staff: chosen late',
    'staff: late payment',
  ]);
});

test('as long as no other hour is chosen the money is paid back, also long after both periods', async () => {
  const { page, orderId } = await boughtTooLate();
  await shop.db.query(`UPDATE orders SET paid_at = now() - interval '60 days' WHERE id = $1`, [orderId]);
  const { html } = await pages.open(page);
  for (const words of [appointment.moneyBack, rights.endlessTitle, rights.withdraw]) expect(html).toContain(words);
  expect(html).not.toContain('para decidir');
  const done = await pages.forms.send(`${page}/desistir`, {}, 'desistir');
  expect(done.html).toContain(messages.Withdrawal.done.title);
  await shop.becomes({ orderId }, 'refunded');
  expect(await refundRows(shop, { orderId })).toMatchObject([{ amount: 9900, status: 'succeeded' }]);
  expect(await shop.rows('SELECT basis FROM withdrawals')).toEqual([{ basis: 'guarantee' }]);
});

describe('before the confirmation is sent', () => {
  /** While no e-mail goes out. */
  async function boughtUnconfirmed(): Promise<Bought> {
    await shop.sandbox.fail('resend', 'error');
    const placed = await shop.buy();
    return { ...placed, page: await pages.manageUrl(placed) };
  }

  async function papersOf(order: Bought): Promise<string> {
    await shop.sandbox.fail('resend', 'none');
    await shop.jobs.laterDone();
    const mail = await shop.theMail(order, 'papers');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(INFORMATION_FILES);
    return mail.text ?? '';
  }

  test('a cancellation makes it say that there is no appointment now', async () => {
    const order = await boughtUnconfirmed();
    await pages.cancel(order.page);
    const text = await papersOf(order);
    expect(text).toContain('Has anulado tu cita');
    expect(text).not.toContain('lo que necesitas para empezar');
    expect(await shop.mailKinds(order)).toEqual(['cancelled', 'papers', 'staff: cancelled', 'staff: new order']);
  });

  test('a withdrawal makes it carry the papers and confirm nothing', async () => {
    const order = await boughtUnconfirmed();
    await pages.forms.send(`${order.page}/desistir`, {}, 'desistir');
    await shop.becomes(order, 'refunded');
    const text = await papersOf(order);
    expect(text).not.toContain('está confirmad');
    expect(text).not.toContain('Qué pasa ahora');
    expect(await shop.mailKinds(order)).not.toContain('confirmation');
  });
});

describe('a withdrawal', () => {
  const form = ({ name, email }: Bought) => ({ name, ackEmail: email });
  const withdraw = (order: Bought) => withdrawals.once({ call: 'withdraw', orderId: order.orderId, form: form(order) });

  async function expectEnded(orders: readonly Bought[]): Promise<void> {
    for (const { orderId } of orders) {
      await shop.becomes({ orderId }, 'refunded');
      const statuses = (await pages.bookings(orderId)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 'cancelled')).toEqual([]);
      expect(await refundRows(shop, { orderId })).toMatchObject([{ amount: 9900, status: 'succeeded' }]);
    }
    await pages.done();
    for (const { orderId } of orders) {
      expect((await shop.meetingsOf(orderId)).filter(({ deleted }) => !deleted)).toEqual([]);
    }
  }

  test('at the moment of a change ends the appointment, whichever comes first', async () => {
    const orders = await times(6, () => pages.bought());
    await Promise.all(orders.flatMap((order) => [pages.move(order.page, shop.hours.next()), withdraw(order)]));
    await expectEnded(orders);
  });

  test('at the moment of another choice leaves no appointment', async () => {
    const orders = await times(6, () => pages.bought());
    for (const { page } of orders) await pages.cancel(page);
    await Promise.all(orders.flatMap((order) => [pages.move(order.page, shop.hours.next()), withdraw(order)]));
    await expectEnded(orders);
  });

  test('that comes after the period waits for a person, and changes nothing', async () => {
    const order = await pages.bought();
    await shop.db.query(`UPDATE orders SET paid_at = now() - interval '30 days' WHERE id = $1`, [order.orderId]);
    const contract = `Pedido ${shortReference(order.orderId)}`;
    await withdrawals.once({ call: 'register', form: { ...form(order), contract }, address: newAddress() });
    expect(await shop.rows('SELECT state, basis FROM withdrawals')).toEqual([{ state: 'registered', basis: 'late' }]);
    expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.moved);
    expect((await pages.cancel(order.page)).html).toContain(news.cancelled);
    expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.chosen);
  });

  test('that waits for the buyer’s objection leaves the appointment as it is', async () => {
    const order = await pages.bought();
    const [moving, cancelling] = [
      await pages.openMove(order.page),
      await pages.forms.open(`${order.page}/anular`, 'anular'),
    ];
    const contract = `Pedido ${shortReference(order.orderId)}`;
    const stated = await withdrawals.once({
      call: 'register',
      form: { ...form(order), contract },
      address: newAddress(),
    });
    expect(stated.ok).toBe(true);
    const fields = { hour: nameOf(shop.hours.next()) };
    expect((await pages.forms.sendFrom(moving, `${order.page}/cambiar`, fields)).html).toContain(notOpen);
    expect((await pages.forms.sendFrom(cancelling, `${order.page}/anular`, { choice: 'keep' })).html).toContain(
      notOpen,
    );
    expect(await pages.bookings(order.orderId)).toMatchObject([{ status: 'confirmed', changes: 0 }]);
    expect((await pages.open(order.page)).html).not.toContain(`${order.page}/anular`);
    expect((await withdrawals.once({ call: 'keep', orderId: order.orderId })).ok).toBe(true);
    expect((await pages.move(order.page, shop.hours.next())).html).toContain(news.moved);
  });
});
