import messages from '@/lib/shared/i18n/messages';
import { times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import { STAFF } from '@/tests/support/http/outbox';
import type { Email } from '@/tests/support/http/sandbox-control';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { FirstConsultations } from '@/tests/support/shop/first-consultations';
import { liveClaims, storeBlock } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';

const { kept, refused, appointment, news, offer } = messages.FirstConsultation;

const shop = sharedShop();
const visits = new FirstConsultations(shop);
beforeEach(() => shop.clear());

const nameOf = ({ bookingDate, bookingTime }: { bookingDate: string; bookingTime: string }) =>
  `${bookingDate} ${bookingTime}`;
const fileOf = (mail: Email | undefined) => Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();
const isOfNetwork = (notice: string) => notice.startsWith(refused['network-waits'].split('{phone}')[0] ?? '?');
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

test('an hour is held, confirmed from the mailbox, moved and cancelled, and both sides and the calendar know', async () => {
  const [first, second] = [shop.hours.next(), shop.hours.next()];
  const { page, email } = await visits.offer();
  expect(titleOf((await visits.choose(page, { hour: first, email, name: 'Eva Ruiz' })).html)).toBe(kept.title);
  expect(await visits.stored()).toEqual([{ status: 'held', hour: nameOf(first), name: 'Eva Ruiz', changes: 0 }]);
  expect(await shop.slotStatus(first)).toBe('booked');
  expect((await visits.forms.open(page)).html).toMatch(/Ya tienes guardada una hora: (?!\{)/);

  const link = await visits.link(email);
  const [asks] = (await visits.mailsTo(email)).filter(({ subject }) => subject.startsWith('Confirma tu hora'));
  expect(asks?.text).not.toContain('Eva');
  expect(titleOf((await visits.forms.open(link)).html)).toBe(appointment.unconfirmedTitle);
  expect(await visits.count('held')).toBe(1);

  expect((await visits.confirm(link)).html).toContain(news.confirmed);
  await shop.jobs.laterDone();
  const [meeting] = await shop.sandbox.meetings();
  expect(meeting?.summary).toBe('Primera consulta gratuita · Eva Ruiz');
  const confirmation = (await visits.mailsTo(email)).find(({ subject }) => subject.includes('está confirmada'));
  expect(confirmation?.attachments.map(({ filename }) => filename)).toEqual(['cita.ics']);
  expect(confirmation?.text).toContain(meeting?.hangoutLink);
  const confirmed = await visits.forms.open(link);
  expect(confirmed.html).toContain('El botón aparece 15\u00a0minutos antes');
  expect(confirmed.html).toContain(`href="${link}/cita.ics"`);
  const file = await visits.calendarFile(link);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  const [inFile, mailed] = [await file.text(), fileOf(confirmation)];
  expect(inFile).toContain('METHOD:PUBLISH');
  for (const line of [/^UID:.*$/m, /^SEQUENCE:.*$/m, /^DTSTART.*$/m]) {
    expect(line.exec(inFile)?.[0]).toBe(line.exec(mailed)?.[0]);
  }

  expect((await visits.move(link, second)).html).toContain(news.changed);
  await shop.jobs.done();
  expect(await visits.stored()).toEqual([{ status: 'confirmed', hour: nameOf(second), name: 'Eva Ruiz', changes: 1 }]);
  expect([await shop.slotStatus(first), await shop.slotStatus(second)]).toEqual(['free', 'booked']);
  const [moved] = await shop.sandbox.meetings();
  expect(moved?.id).toBe(meeting?.id);
  expect(moved?.start).not.toEqual(meeting?.start);
  expect(moved?.hangoutLink).toBe(meeting?.hangoutLink);

  expect(titleOf((await visits.cancel(link)).html)).toBe(appointment.cancelledTitle);
  await shop.jobs.done();
  const without = await visits.calendarFile(link);
  expect([without.status, without.headers.get('location')]).toEqual([303, link]);
  const cancelled = (await visits.mailsTo(email)).find(({ subject }) => subject.startsWith('Cita anulada'));
  expect(cancelled?.html).toContain(`${page}"`);
  expect(await shop.slotStatus(second)).toBe('free');
  expect((await shop.sandbox.meetings()).map(({ status }) => status)).toEqual(['cancelled']);
  const subjects = (await visits.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ''));
  expect(subjects.sort()).toEqual([
    'Cita anulada',
    'Confirma tu hora',
    'Has cambiado tu primera consulta',
    'Hemos recibido tu consulta',
    'Tu primera consulta está confirmada',
  ]);
  const toStaff = (await visits.mailsTo(STAFF)).filter(({ replyTo }) => replyTo.includes(email));
  expect(
    toStaff
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Primera'))
      .sort(),
  ).toEqual([
    'Primera consulta anulada: Eva Ruiz',
    'Primera consulta cambiada: Eva Ruiz',
    'Primera consulta reservada: Eva Ruiz',
  ]);
});

describe('of visitors who press at once', () => {
  test('one gets the hour, among buyers too', async () => {
    const hour = shop.hours.next();
    const offers = await times(5, () => visits.offer());
    await Promise.all([
      ...offers.map(({ page, email }) => visits.choose(page, { hour, email })),
      ...Array.from({ length: 20 }, () => shop.hold(hour)),
    ]);
    expect(await liveClaims(shop.db, hour.bookingDate)).toHaveLength(1);
  });

  test('six keep an hour without confirmation, over the whole calendar', async () => {
    const offers = await times(12, () => visits.offer());
    const pages = await Promise.all(
      offers.map(({ page, email }) => visits.choose(page, { hour: shop.hours.next(), email })),
    );
    expect(await visits.count('held')).toBe(6);
    expect(pages.filter(({ notice }) => notice === refused['calendar-waits'])).toHaveLength(6);
  });

  test('two of a network keep an hour without confirmation', async () => {
    const network = newAddress();
    const offers = await times(6, () => visits.offer());
    const pages = await Promise.all(
      offers.map(({ page, email }) => visits.choose(page, { hour: shop.hours.next(), email, network })),
    );
    expect(await visits.count('held')).toBe(2);
    expect(pages.filter(({ notice }) => isOfNetwork(notice))).toHaveLength(4);
  });

  test('one appointment of a mailbox is confirmed, however it is spelt', async () => {
    const [{ email }, other] = [answers(), shop.hours.next()];
    const tagged = email.replace('@', '+otra@');
    const spelt = [email, tagged];
    const links: string[] = [];
    for (const address of spelt) {
      const { page } = await visits.offer(address);
      await visits.choose(page, { hour: address === email ? shop.hours.next() : other, email: address });
      links.push(await visits.link(address));
    }
    await Promise.all(links.map((link) => visits.confirm(link)));
    expect([await visits.count('confirmed'), await visits.count('released')]).toEqual([1, 1]);
  });

  test('one moves to the hour that several want', async () => {
    const wanted = shop.hours.next();
    const booked = [];
    for (let one = 0; one < 4; one++) booked.push(await visits.booked(shop.hours.next()));
    await Promise.all([
      ...booked.map(({ link }) => visits.move(link, wanted)),
      ...Array.from({ length: 10 }, () => shop.hold(wanted)),
    ]);
    const here = (await liveClaims(shop.db, wanted.bookingDate)).filter(
      ({ start }) => start === Number(wanted.bookingTime.slice(0, 2)) * 60,
    );
    expect(here).toHaveLength(1);
    expect(await visits.count('confirmed')).toBe(4);
    expect(await shop.rows("SELECT FROM bookings WHERE kind = 'block'")).toEqual([]);
  });
});

test('an hour that is not to be had says why, and the visitor keeps what they have', async () => {
  const [blocked, first] = [shop.hours.next(), shop.hours.next()];
  await storeBlock(shop.db, blocked);
  const { page, email } = await visits.offer();
  expect((await visits.choose(page, { hour: blocked, email })).notice).toBe(refused['slot-blocked']);
  const { link } = await visits.booked(first);
  expect((await visits.move(link, blocked)).html).toContain(news['slot-blocked']);
  expect((await visits.stored()).map(({ status, hour }) => [status, hour])).toEqual([['confirmed', nameOf(first)]]);
});

test('another choice of the same consultation frees the first one', async () => {
  const [first, second] = [shop.hours.next(), shop.hours.next()];
  const { page, email } = await visits.offer();
  const network = newAddress();
  await visits.choose(page, { hour: first, email, network });
  await visits.choose(page, { hour: second, email, network });
  expect((await visits.stored()).map(({ status, hour }) => [status, hour])).toEqual([
    ['released', nameOf(first)],
    ['held', nameOf(second)],
  ]);
  expect(await shop.slotStatus(first)).toBe('free');
});

describe('without anything being sent before', () => {
  const consultations = async () =>
    (
      await shop.db.query<{ status: string; bound: string | null }>(
        "SELECT status, consultation_id AS bound FROM bookings WHERE kind = 'first-consultation' ORDER BY created_at",
      )
    ).rows;

  test('an hour is held and confirmed from the mailbox, within the same limits', async () => {
    const hour = shop.hours.next();
    const { email } = answers();
    const network = newAddress();
    const { html, page } = await visits.chooseDirectly({ hour, email, network });
    expect(titleOf(html)).toBe(kept.title);
    expect(await shop.slotStatus(hour)).toBe('booked');
    const more = () => visits.choose(visits.door, { hour: shop.hours.next(), email: answers().email, network });
    await more();
    expect(isOfNetwork((await more()).notice)).toBe(true);
    const link = await visits.link(email);
    expect((await visits.confirm(link)).html).toContain(news.confirmed);
    expect(titleOf((await visits.forms.open(page)).html)).toBe(offer.confirmedTitle);
    const staff = (await visits.mailsTo(STAFF)).find(({ subject }) => subject.startsWith('Primera consulta reservada'));
    expect(staff?.html).toContain('Ninguna, o ya borrada');
  });

  test('another choice of the same tab ends the first, from the page that it was left on too', async () => {
    const [first, second, third] = [shop.hours.next(), shop.hours.next(), shop.hours.next()];
    const network = { 'X-Forwarded-For': newAddress() };
    const fields = ({ bookingDate, bookingTime }: typeof first) => ({
      hour: `${bookingDate} ${bookingTime}`,
      email: answers().email,
      mode: 'online',
      fullName: 'Eva Ruiz',
    });
    const opened = await visits.forms.open(visits.door, 'reserva');
    const press = (hour: typeof first) => visits.forms.sendFrom(opened, visits.door, fields(hour), 'reserva', network);
    const answered = await press(first);
    expect([titleOf(answered.html), titleOf((await press(second)).html)]).toEqual([kept.title, kept.title]);
    const page = /href="(\/consulta-gratuita\/reservar\/[\w-]+)"/.exec(answered.html)?.[1] ?? '';
    expect((await visits.forms.open(page)).html).toMatch(/Ya tienes guardada una hora: (?!\{)/);
    await visits.forms.send(page, fields(third), 'reserva', network);
    expect((await visits.stored()).map(({ status, hour }) => [status, hour])).toEqual([
      ['released', nameOf(first)],
      ['released', nameOf(second)],
      ['held', nameOf(third)],
    ]);
  });

  test('a consultation that follows is bound to the hour, and goes with it to the next choice', async () => {
    const given = answers();
    const { page, hourKey } = await visits.chooseDirectly({ hour: shop.hours.next(), email: given.email });
    const more = { hora: hourKey };
    const { body } = await send(shop, given, [], { more });
    expect(body).toMatchObject({ success: true, booking: null });
    const [row] = await consultations();
    expect(row).toMatchObject({ status: 'held', bound: expect.any(String) });
    const mails = await visits.mailsTo(given.email);
    const receipt = mails.find(({ subject }) => subject.startsWith('Hemos recibido tu consulta'));
    expect(receipt?.html).toContain('va unida a la hora que has elegido');
    expect(receipt?.html).not.toContain('/consulta-gratuita/reservar/');
    const [staff] = (await visits.mailsTo(STAFF)).filter(({ replyTo }) => replyTo.includes(given.email));
    expect(staff?.html).toContain('sin confirmar todavía');

    expect((await send(shop, given, [], { more })).body).toMatchObject({ booking: null });
    await visits.choose(page, { hour: shop.hours.next(), email: given.email });
    expect(await consultations()).toEqual([
      { status: 'released', bound: row?.bound },
      { status: 'held', bound: row?.bound },
    ]);
    const other = await send(shop, answers(), [], { more });
    expect(other.body.booking).toContain('/consulta-gratuita/reservar/');
  });

  test('an hour that has passed its time, or of a forged key, is not bound', async () => {
    const { hourKey } = await visits.chooseDirectly({ hour: shop.hours.next(), email: answers().email });
    const forged = await send(shop, answers(), [], { more: { hora: `${hourKey}a` } });
    expect(forged.body.booking).toContain('/consulta-gratuita/reservar/');
    await shop.db.query("UPDATE bookings SET expires_at = now() - interval '1 second'");
    const late = await send(shop, answers(), [], { more: { hora: hourKey } });
    expect(late.body.booking).toContain('/consulta-gratuita/reservar/');
    expect((await consultations()).map(({ bound }) => bound)).toEqual([null]);
  });
});

test('however many mailboxes confirm, most of the calendar is left to buyers', async () => {
  await shop.db.query(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, customer_name, customer_email, confirmed_at)
     SELECT gen_random_uuid(), 'first-consultation', 'confirmed', hour, hour + interval '45 minutes', 45, 'online', 'Eva',
       extract(epoch FROM hour) || '@correo.example', now()
     FROM generate_series(now() + interval '1 year', now() + interval '1 year 119 hours', interval '1 hour') AS hour`,
  );
  const { page, email } = await visits.offer();
  const asked = await visits.choose(page, { hour: shop.hours.next(), email });
  expect(asked.notice).toBe(refused['calendar-full']);
  expect(await visits.count('held')).toBe(0);
});

test('what is wrong is said beside it, and what was typed stays', async () => {
  const { page } = await visits.offer();
  const answer = await visits.forms.send(page, { hour: '', email: 'eva@', fullName: 'Eva', mode: 'online' }, 'reserva');
  expect(answer.errors).toEqual([messages.Validation.emailInvalid]);
  expect(answer.html).toContain(messages.Validation.hourRequired);
  expect(answer.typed).toMatchObject({ email: 'eva@', fullName: 'Eva' });
});

describe('a link', () => {
  test('whose thirty minutes are over says so, and where to choose again', async () => {
    const hour = shop.hours.next();
    const { page, email } = await visits.offer();
    await visits.choose(page, { hour, email });
    const link = await visits.link(email);
    const opened = await visits.forms.open(link, 'confirmar');
    await shop.db.query("UPDATE bookings SET expires_at = now() - interval '1 second'");
    const late = await visits.forms.sendFrom(opened, link, {}, 'confirmar');
    expect(titleOf(late.html)).toBe(appointment.expiredTitle);
    expect(late.html).toContain(`href="${page}"`);
    expect(await shop.slotStatus(hour)).toBe('free');
  });

  test('that is used twice says the same twice', async () => {
    const { link, email } = await visits.booked(shop.hours.next());
    const opened = await visits.forms.open(link, 'anular');
    for (const _ of [1, 2]) {
      expect(titleOf((await visits.forms.sendFrom(opened, link, {}, 'anular')).html)).toBe(appointment.cancelledTitle);
    }
    const subjects = (await visits.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Cita anulada'))).toHaveLength(1);
  });

  test('that is forged, of another purpose or deleted is unknown', async () => {
    const { page, email } = await visits.offer();
    await visits.choose(page, { hour: shop.hours.next(), email });
    const link = await visits.link(email);
    const key = page.split('/').at(-1);
    for (const path of [`${link}a`, `/consulta-gratuita/cita/${key}`, '/consulta-gratuita/cita/x']) {
      expect(titleOf((await visits.forms.open(path)).html)).toBe(appointment.goneTitle);
    }
    expect(titleOf((await visits.forms.open(`${page}a`)).html)).toBe(offer.goneTitle);
    await shop.db.query('DELETE FROM bookings');
    expect(titleOf((await visits.forms.open(link)).html)).toBe(appointment.goneTitle);
  });

  test('says while the appointment is ahead that it is confirmed, and later that it is over', async () => {
    const { page, email } = await visits.offer();
    await visits.choose(page, { hour: shop.hours.next(), email });
    await visits.confirm(await visits.link(email));
    expect(titleOf((await visits.forms.open(page)).html)).toBe(offer.confirmedTitle);
    await shop.db.query("UPDATE bookings SET starts_at = now() - interval '45 minutes', ends_at = now()");
    expect(titleOf((await visits.forms.open(page)).html)).toBe(offer.overTitle);
  });

  test('moves three times, and never in the last two hours', async () => {
    const { link } = await visits.booked(shop.hours.next());
    const opened = await visits.forms.open(link, 'cambiar');
    const move = () => {
      const { bookingDate, bookingTime } = shop.hours.next();
      return visits.forms.sendFrom(opened, link, { hour: `${bookingDate} ${bookingTime}` }, 'cambiar');
    };
    for (const _ of [1, 2, 3]) expect((await move()).html).toContain(news.changed);
    expect((await move()).html).toContain('Ya no se puede cambiar desde aquí');
    await shop.db.query(
      "UPDATE bookings SET changes = 0, starts_at = now() + interval '119 minutes', ends_at = now() + interval '3 hours'",
    );
    expect((await move()).html).toContain('Ya no se puede cambiar desde aquí');
  });
});

test('they neither count as unpaid hours nor end with the data of purchases', async () => {
  const { email } = await visits.booked(shop.hours.next());
  const { page } = await visits.offer();
  await visits.choose(page, { hour: shop.hours.next(), email: answers().email });
  expect(await shop.rows<{ hours: number }>('SELECT unpaid_hours(now()) AS hours')).toEqual([{ hours: 0 }]);
  await shop.db.query(
    "UPDATE bookings SET status = CASE status WHEN 'held' THEN 'expired' ELSE status END::booking_status, created_at = now() - interval '25 hours'",
  );
  await shop.jobs.sweep('purge-unpaid-orders');
  expect(await visits.stored()).toHaveLength(2);
  await shop.jobs.sweep('purge-first-consultations');
  expect((await visits.stored()).map(({ status }) => status)).toEqual(['confirmed']);
  await shop.db.query(
    "UPDATE bookings SET starts_at = starts_at - interval '14 months', ends_at = ends_at - interval '14 months'",
  );
  await shop.jobs.sweep('purge-first-consultations');
  expect(await visits.stored()).toEqual([]);
  expect(email).toContain('@');
});

describe('the database', () => {
  const insert = (columns: string, values: string, status = 'confirmed') =>
    shop.db.query(
      `INSERT INTO bookings (id, status, starts_at, ends_at, duration, ${columns})
       VALUES (gen_random_uuid(), '${status}', '2030-01-07 09:00+00', '2030-01-07 10:00+00', 60, ${values})`,
    );

  test.each([
    [
      'a free consultation without a visitor',
      'kind',
      "'first-consultation'",
      'bookings_first_consultation_has_visitor',
    ],
    ['a block that is confirmed', 'kind', "'block'", 'bookings_blocks_are_blocked'],
    ['an unknown kind', 'kind', "'other'", 'bookings_kind_known'],
  ])('refuses %s', async (_, columns, values, constraint) => {
    await expect(insert(columns, values)).rejects.toMatchObject({ constraint });
  });

  test('refuses a purchase without a product', async () => {
    await expect(insert('kind', "'purchase'", 'released')).rejects.toMatchObject({
      constraint: 'bookings_purchase_has_product',
    });
  });

  test('refuses a confirmed purchase without an order', async () => {
    const [product] = await shop.rows<{ id: string }>('SELECT id FROM products LIMIT 1');
    await expect(insert('product_id', `'${product?.id}'`)).rejects.toMatchObject({
      constraint: 'bookings_paid_claim_has_order',
    });
  });

  test('keeps the hours of a block from everyone', async () => {
    await expect(insert('kind', "'block'", 'blocked')).resolves.toMatchObject({ rowCount: 1 });
    await expect(insert('kind', "'block'", 'blocked')).rejects.toMatchObject({ constraint: 'bookings_no_overlap' });
  });
});
