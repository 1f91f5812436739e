import { addDays, addMinutes, subDays } from 'date-fns';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatExactMoment } from '@/lib/shared/madrid-time';
import { newAddress } from '@/tests/support/http/new-address';
import type { Email } from '@/tests/support/http/sandbox-control';
import { CONFIRMED } from '@/tests/support/shop/records';
import { refundRows, refundsAtStripe, unreported } from '@/tests/support/shop/refunds';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { startWithdrawals } from '@/tests/support/shop/withdrawal-process';
import { forThisFile } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();
const pages = forThisFile(() => startWithdrawals(shop));
beforeEach(() => shop.clear());

async function bought(): Promise<Purchase> {
  const purchase = await shop.buy();
  await shop.jobs.laterDone();
  return purchase;
}

const formOf = ({ name, email }: Purchase) => ({ name, ackEmail: email });

const withdraw = (purchase: Purchase, now?: Date, form = formOf(purchase)) =>
  pages.once({ call: 'withdraw', orderId: purchase.orderId, form }, now);

const register = (form: { name: string; contract: string; ackEmail: string }, now?: Date) =>
  pages.once({ call: 'register', form, address: newAddress() }, now);

const inWords = (purchase: Purchase) => ({
  ...formOf(purchase),
  contract: `Pedido ${shortReference(purchase.orderId)}`,
});

function attachment({ attachments }: Email, filename: string): string {
  const found = attachments.find((file) => file.filename === filename);
  return found ? Buffer.from(found.content, 'base64').toString() : '';
}

async function statements(): Promise<{ state: string; basis: string; orderId: string | null; executed: boolean }[]> {
  return shop.rows(
    `SELECT state, basis, order_id AS "orderId", executed_at IS NOT NULL AS executed FROM withdrawals ORDER BY submitted_at`,
  );
}

async function acknowledged(): Promise<void> {
  const isUnsent = async () =>
    (await shop.db.query('SELECT 1 FROM withdrawals WHERE ack_sent_at IS NULL')).rowCount === 0;
  await until(isUnsent, 'A statement is not acknowledged');
}

/** As if every statement were that much older, and its acknowledgment too. */
async function twoHoursLater(): Promise<void> {
  const past = `interval '150 minutes'`;
  await shop.db.query(
    `UPDATE withdrawals SET submitted_at = submitted_at - ${past}, execute_at = execute_at - ${past},
       ack_sent_at = ack_sent_at - ${past}`,
  );
}

/** As if the session had begun. */
async function begin({ orderId }: Purchase): Promise<void> {
  await shop.db.query(
    `UPDATE bookings SET starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes' WHERE order_id = $1`,
    [orderId],
  );
}

async function paidOn({ orderId }: Purchase, day: Date): Promise<void> {
  await shop.db.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [orderId, day]);
}

describe('from the page of the order', () => {
  test('the appointment ends, the money goes back, and the acknowledgment has statement, date and time', async () => {
    const purchase = await bought();
    const now = new Date();
    expect(await withdraw(purchase, now)).toMatchObject({ ok: true, repeated: false });
    await shop.settles(purchase, 'refunded');
    expect(await shop.stored(purchase)).toMatchObject({
      paymentStatus: 'refunded',
      amountRefunded: 9900,
      bookings: ['cancelled'],
    });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
    expect(await refundRows(shop, purchase)).toMatchObject([{ kind: 'withdrawal', amount: 9900, status: 'succeeded' }]);
    const [refund, ...more] = await refundsAtStripe(shop, purchase);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      reason: 'requested_by_customer',
      metadata: { order_id: purchase.orderId, refund_row: (await refundRows(shop, purchase))[0]?.id },
    });
    expect(await shop.mailKinds(purchase)).toEqual([
      'acknowledgment',
      'confirmation',
      'refund',
      'staff: new order',
      'staff: refund',
      'staff: withdrawal',
    ]);
    const mail = await shop.theMail(purchase, 'acknowledgment');
    const text = mail.text?.replace(/\s+/g, ' ') ?? '';
    const statement = `que desisto de mi contrato de`;
    for (const part of [statement, shortReference(purchase.orderId), formatExactMoment(now), purchase.name]) {
      expect(text).toContain(part);
    }
    expect(attachment(mail, 'acuse.txt')).toContain(formatExactMoment(now));
    expect(attachment(mail, 'cita.ics')).toContain('METHOD:CANCEL');
    expect(attachment(mail, 'cita.ics')).toContain('SEQUENCE:2');
    expect((await shop.theMail(purchase, 'refund')).attachments).toEqual([]);
  });

  test('a session that has begun, or was held, stays as it was: nothing is cancelled, everything is paid back', async () => {
    const purchase = await bought();
    await begin(purchase);
    expect(await withdraw(purchase)).toMatchObject({ ok: true });
    await shop.settles(purchase, 'refunded');
    expect(await shop.stored(purchase)).toMatchObject({ amountRefunded: 9900, bookings: ['confirmed'] });
    for (const mail of await shop.sandbox.emails()) {
      expect(attachment(mail, 'cita.ics')).not.toContain('METHOD:CANCEL');
    }
    expect((await shop.sandbox.meetings()).map(({ deleted }) => deleted)).toEqual([false]);
  });

  test('a second press, also after the end of the period, is answered with the first statement', async () => {
    const purchase = await bought();
    const first = await withdraw(purchase);
    const second = await withdraw(purchase, addDays(new Date(), 60), {
      name: 'Otro nombre',
      ackEmail: 'o@example.com',
    });
    expect(second).toEqual({ ok: true, withdrawalId: first.withdrawalId, repeated: true });
    expect(await statements()).toHaveLength(1);
    await shop.jobs.done();
    expect((await shop.mailKinds(purchase)).filter((kind) => kind === 'acknowledgment')).toHaveLength(1);
  });

  test('what was paid back before is not paid back again', async () => {
    const purchase = await bought();
    await shop.sandbox.refundSession(purchase.sessionId, 4000);
    await until(async () => (await shop.stored(purchase)).amountRefunded === 4000, 'The refund is not noted');
    await withdraw(purchase);
    await shop.becomes(purchase, 'refunded');
    expect((await refundsAtStripe(shop, purchase)).map(({ amount }) => amount)).toEqual([5900, 4000]);
  });

  test('paid back at Stripe meanwhile, of which no event told: one refund, and the statement is acknowledged', async () => {
    const purchase = await bought();
    await unreported(shop, () => shop.sandbox.refundSession(purchase.sessionId));
    await withdraw(purchase);
    await shop.settles(purchase, 'refunded');
    expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
    expect(await refundRows(shop, purchase)).toMatchObject([{ kind: 'dashboard', amount: 9900, status: 'succeeded' }]);
    expect(await shop.mailKinds(purchase)).toContain('acknowledgment');
  });

  test('an unpaid order is no contract yet, and after both periods only the public form takes a statement', async () => {
    expect(await withdraw(await shop.place())).toEqual({ ok: false, reason: 'not-paid' });
    const old = await bought();
    await paidOn(old, subDays(new Date(), 30));
    expect(await withdraw(old)).toEqual({ ok: false, reason: 'period-over' });
    expect(await statements()).toEqual([]);
    expect(await register(inWords(old))).toMatchObject({ ok: true });
    expect(await statements()).toMatchObject([{ state: 'registered', basis: 'late', executed: false }]);
    await shop.jobs.hurry();
    await shop.jobs.done();
    await shop.db.query(`UPDATE withdrawals SET execute_at = now() - interval '1 day'`);
    await shop.jobs.sweep('finish-refunds');
    await shop.jobs.done();
    expect(await shop.stored(old)).toMatchObject(CONFIRMED);
    expect(await shop.mailKinds(old)).toContain('staff: late withdrawal');
  });

  test('an acknowledgment that goes elsewhere has a copy in the order’s mailbox', async () => {
    const purchase = await bought();
    await withdraw(purchase, new Date(), { name: 'Irene Salas', ackEmail: 'otra@example.com' });
    await shop.jobs.done();
    const acknowledgments = (await shop.sandbox.emails()).filter(({ subject }) => subject.startsWith('Acuse'));
    expect(acknowledgments.map(({ to }) => to[0]).sort()).toEqual([purchase.email, 'otra@example.com'].sort());
    for (const mail of acknowledgments) {
      expect(attachment(mail, 'cita.ics') !== '').toBe(mail.to[0] === purchase.email);
    }
  });
});

describe('from the public form', () => {
  test('number and mailbox of an order: it waits two hours, then everything happens', async () => {
    const purchase = await bought();
    const number = shortReference(purchase.orderId).toLowerCase();
    const form = { name: 'Clara', contract: `la sesión, ${number}`, ackEmail: purchase.email };
    await register(form);
    const notYet = async () => (await shop.jobs.waiting()).every(({ due, running }) => !due && !running);
    await until(notYet, 'The mails are not sent');
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    const mail = await shop.theMail(purchase, 'acknowledgment');
    expect(mail.text).toContain('Mantener mi contratación');
    expect(mail.text).toContain('/tu-contratacion/');
    expect(attachment(mail, 'cita.ics')).toBe('');
    await twoHoursLater();
    await shop.jobs.hurry();
    await shop.settles(purchase, 'refunded');
    expect(await shop.stored(purchase)).toMatchObject({ amountRefunded: 9900, bookings: ['cancelled'] });
    expect(attachment(await shop.theMail(purchase, 'withdrawn'), 'cita.ics')).toContain('SEQUENCE:2');
    expect((await shop.theMail(purchase, 'refund')).attachments).toEqual([]);
  });

  test('where the information came later it is in time for fourteen days from then', async () => {
    const purchase = await bought();
    await paidOn(purchase, subDays(new Date(), 100));
    await shop.db.query(`UPDATE orders SET notice_sent_at = now() - interval '5 days' WHERE id = $1`, [
      purchase.orderId,
    ]);
    await register(inWords(purchase));
    expect(await statements()).toMatchObject([{ state: 'registered', basis: 'law' }]);
  });

  test('a job that was lost is made up for by the sweep', async () => {
    const purchase = await bought();
    await register(inWords(purchase));
    await acknowledged();
    await shop.db.query(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'execute-withdrawal:%'`);
    await twoHoursLater();
    await shop.jobs.sweep('finish-refunds');
    await shop.becomes(purchase, 'refunded');
  });

  test('a stranger’s statement that the buyer undoes changes nothing, and bars none of the buyer’s own', async () => {
    const purchase = await bought();
    await register(inWords(purchase));
    const pressed = new Date();
    const presses = await pages.call({ call: 'keep', orderId: purchase.orderId }, 3, pressed);
    expect(presses.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    expect(await pages.once({ call: 'keep', orderId: purchase.orderId })).toEqual({
      ok: false,
      reason: 'nothing-to-keep',
    });
    expect(await shop.rows('SELECT kept_at AS "keptAt" FROM withdrawals')).toEqual([{ keptAt: pressed }]);
    await twoHoursLater();
    await shop.jobs.hurry();
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    const kinds = await shop.mailKinds(purchase);
    expect(kinds).toContain('staff: kept');
    expect(kinds.filter((kind) => kind === 'kept')).toEqual(['kept']);
    const mail = await shop.theMail(purchase, 'kept');
    expect(mail.to).toEqual([purchase.email]);
    for (const part of [
      ...formatExactMoment(pressed).split(' '),
      shortReference(purchase.orderId),
      '/tu-contratacion/',
    ])
      expect(mail.text).toContain(part);
    expect(await withdraw(purchase)).toMatchObject({ ok: true, repeated: false });
    await shop.becomes(purchase, 'refunded');
    expect(await pages.once({ call: 'keep', orderId: purchase.orderId })).toEqual({
      ok: false,
      reason: 'nothing-to-keep',
    });
  });

  test('what the buyer sends again after undoing a statement is a new one', async () => {
    const purchase = await bought();
    const first = await register(inWords(purchase));
    await pages.once({ call: 'keep', orderId: purchase.orderId });
    const second = await register(inWords(purchase));
    expect(second).toEqual({ ok: true, withdrawalId: expect.any(String) });
    expect(second.withdrawalId).not.toBe(first.withdrawalId);
    expect((await statements()).map(({ state }) => state)).toEqual(['kept-by-buyer', 'registered']);
  });

  test('a buyer who was warned late has the time all the same', async () => {
    const purchase = await bought();
    await shop.sandbox.fail('resend', 'error');
    const { withdrawalId } = await register(inWords(purchase));
    await shop.db.query(`UPDATE withdrawals SET execute_at = now() - interval '1 minute' WHERE id = $1`, [
      withdrawalId,
    ]);
    await shop.jobs.hurry('execute-withdrawal');
    const postponed = async () =>
      (await shop.jobs.waiting()).some(({ task, due, running }) => task === 'execute-withdrawal' && !due && !running);
    await until(postponed, 'The execution is not postponed');
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
    await shop.sandbox.fail('resend', 'none');
    await shop.db.query(`UPDATE withdrawals SET submitted_at = now() - interval '25 hours' WHERE id = $1`, [
      withdrawalId,
    ]);
    await shop.jobs.hurry();
    await shop.becomes(purchase, 'refunded');
  });

  test('a statement about two orders is for a person to read', async () => {
    const first = await bought();
    const second = await shop.buy(undefined, { customerEmail: first.email });
    const contract = `${shortReference(first.orderId)} y ${shortReference(second.orderId)}`;
    await register({ ...formOf(first), contract });
    expect((await statements()).map(({ state, orderId }) => [state, orderId])).toEqual([['unmatched', null]]);
  });

  test('the buyer who then confirms on the order’s page need not wait', async () => {
    const purchase = await bought();
    const { withdrawalId } = await register(inWords(purchase));
    expect(await withdraw(purchase)).toEqual({ ok: true, withdrawalId, repeated: true });
    await shop.becomes(purchase, 'refunded');
    expect(await statements()).toHaveLength(1);
  });

  test('what fits no order, a wrong mailbox or a second statement is stored, acknowledged and read by a person', async () => {
    const purchase = await bought();
    const stranger = { name: 'Sin Pedido', contract: 'una sesión en noviembre', ackEmail: 'nadie@example.com' };
    const wrongMailbox = { ...inWords(purchase), ackEmail: 'nadie@example.com' };
    const answers = [
      await register(stranger),
      await register(wrongMailbox),
      await register(inWords(purchase)),
      await register({ ...inWords(purchase), name: 'Otra Persona' }),
    ];
    for (const answer of answers) expect(answer).toEqual({ ok: true, withdrawalId: expect.any(String) });
    expect((await statements()).map(({ state, orderId }) => [state, orderId])).toEqual([
      ['unmatched', null],
      ['unmatched', null],
      ['registered', purchase.orderId],
      ['unmatched', null],
    ]);
    const sent = async () => (await shop.sandbox.emails()).filter(({ subject }) => subject.startsWith('Acuse'));
    await until(async () => (await sent()).length === 4, 'Not all is acknowledged');
    for (const mail of (await sent()).filter(({ to }) => to[0] === 'nadie@example.com')) {
      expect(mail.text).toContain('Una persona busca');
      expect(mail.text).not.toContain('/tu-contratacion/');
    }
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
  });

  test('what cannot be acknowledged is handed to a person', async () => {
    const form = { name: 'Clara', contract: 'una sesión', ackEmail: 'clara@llena.example' };
    await register(form);
    await acknowledged();
    // Others have used up what the domain may have in a day.
    await shop.db.query(
      `INSERT INTO unconfirmed_emails (idempotency_key, domain_hash, admitted, created_at)
       SELECT 'other/' || n, domain_hash, true, now() FROM unconfirmed_emails, generate_series(1, 60) AS n`,
    );
    await register({ ...form, contract: 'otra sesión' });
    const asked = async () =>
      (await shop.sandbox.emails()).some(({ subject }) => subject.startsWith('Desistimiento sin acuse'));
    await until(asked, 'Staff are not asked for the acknowledgment');
    const { rows } = await shop.db.query('SELECT ack_sent_at IS NULL AS owed FROM withdrawals ORDER BY submitted_at');
    expect(rows).toEqual([{ owed: false }, { owed: true }]);
  });

  test('the same form again is the same statement; a mailbox has three in an hour', async () => {
    const form = { name: 'Clara', contract: 'una sesión', ackEmail: 'clara@example.com' };
    const first = await register(form);
    expect(await register(form)).toEqual(first);
    expect(await register(form, addMinutes(new Date(), 5))).toEqual(first);
    expect(await register(form)).toEqual(first);
    expect(await statements()).toHaveLength(1);
    for (const contract of ['otra', 'otra más'])
      expect(await register({ ...form, contract })).toMatchObject({ ok: true });
    expect(await register({ ...form, contract: 'la cuarta' })).toMatchObject({
      ok: false,
      reason: 'limited',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

test('with Resend down the statement stands, and is acknowledged when it is back', async () => {
  const purchase = await bought();
  await shop.sandbox.fail('resend', 'down');
  const now = new Date();
  expect(await withdraw(purchase, now)).toMatchObject({ ok: true });
  await shop.becomes(purchase, 'refunded');
  await shop.sandbox.fail('resend', 'none');
  await shop.jobs.hurry();
  await shop.jobs.laterDone();
  expect((await shop.theMail(purchase, 'acknowledgment')).text).toContain(formatExactMoment(now));
});
