import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import type { Today } from '@/lib/desk/find-today';
import messages from '@/lib/shared/i18n/messages';
import { formatLongDate, formatMoment, madridDate, madridTime } from '@/lib/shared/madrid-time';
import type { KeptBody, PurchasesBody } from '@/lib/space/own-data/contract';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { deskWithKey } from '@/tests/support/desk/key-holder';
import { cookieOf } from '@/tests/support/desk/new-person';
import { type AnyBody, refusal } from '@/tests/support/http/api';
import { tally } from '@/tests/support/http/concurrency';
import { STAFF } from '@/tests/support/http/outbox';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { FirstConsultations } from '@/tests/support/shop/first-consultations';
import { Forms } from '@/tests/support/shop/forms';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { statusBecomes } from '@/tests/support/shop/records';
import { type Placed, sharedShop } from '@/tests/support/shop/shop';
import {
  aDayLater,
  askCode,
  inSpace,
  knownMailbox,
  mailedCode,
  newSpace,
  openByPasskey,
  phraseBody,
  type SpaceOwner,
  ticketFor,
  touch,
  typedKey,
  viewOf,
} from '@/tests/support/space/space-owner';
import { until } from '@/tests/support/stack/until';

// An underscore, which a comparison without capitals could take for any letter; and the neighbour that it would take too.
const EMAIL = 'ana_ruiz@correo.example';
const NEIGHBOUR = 'anaxruiz@correo.example';
const PHONE = '600 111 222';
const NOTES = 'nota-de-la-cita-de-ana';
const QUESTION = '¿Me conviene la hipoteca de zarzamora?';

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());

const buyer = { customerEmail: EMAIL, customerName: 'Ana Ruiz', customerPhone: PHONE, notes: NOTES };

const call = <Body = Record<string, unknown>>(owner: SpaceOwner, method: string, path: string, body?: unknown) =>
  inSpace<Body & { error?: { code: string; fields?: Record<string, string> } }>(shop, owner.cookie, method, path, body);
const remove = (owner: SpaceOwner, word = 'borrar') => call(owner, 'DELETE', '', { word });
const NOTICE = 'send-space-notice';
const mailsTo = (to: string, subject: RegExp) => shop.outbox.find({ to, subject });

async function countOf(table: string): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

/** The tables with this text in any column of any row, whatever its type, the queue's too. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await shop.db.query<{ name: string }>(
    `SELECT table_schema || '."' || table_name || '"' AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await shop.db.query(`SELECT 1 FROM ${name} t WHERE position(lower($1) IN lower(t::text)) > 0`, [
      text,
    ]);
    if (rows.length > 0) found.push(name.replace(/^public\."|"$/g, ''));
  }
  return found.sort();
}

/** A client with something of everything, before and after the desk has opened its key. */
async function client(): Promise<{ owner: SpaceOwner; paid: string }> {
  await send(shop, answers({ email: EMAIL, consulta: QUESTION }));
  await deskWithKey(shop);
  const forms = new Forms(shop);
  await forms.contact({ name: 'Ana Ruiz', email: 'Ana_Ruiz@correo.example', phone: PHONE, message: QUESTION });
  await forms.contact({ name: 'Otra', email: NEIGHBOUR, phone: '', message: 'Soy otra.' });
  await forms.newsletter({ email: EMAIL });
  const { orderId: paid } = await pages.bought(shop.hours.next(), buyer);
  const unpaid = await shop.place(shop.hours.next(), buyer);
  await shop.cancel(unpaid.sessionId);
  const first = new FirstConsultations(shop);
  const { page } = await first.offer(EMAIL);
  await first.choose(page, { hour: shop.hours.next(), email: EMAIL });
  await first.confirm(await first.link(EMAIL));
  const owner = await newSpace(shop, EMAIL);
  await shop.db.query(
    `INSERT INTO space_items (id, space_id, attempt_key, head, size, created_at)
     SELECT $1, id, gen_random_uuid(), '\\x00', 10, now() FROM spaces`,
    [randomUUID()],
  );
  await shop.jobs.done();
  await aDayLater(shop);
  return { owner, paid };
}

test('deleting leaves nothing of the mailbox but what was shown before, and only its own', async () => {
  const { owner, paid } = await client();
  const kept = (await call<KeptBody>(owner, 'GET', '/kept')).body;
  expect(kept).toMatchObject({
    goes: {
      documents: 1,
      // In clear, and sealed since the desk has a key.
      consultations: 2,
      messages: 1,
      unpaidOrders: 1,
      freeAppointments: 1,
      subscriptions: 1,
    },
    stays: [
      {
        kind: 'order',
        reference: paid.slice(-8).toUpperCase(),
        until: `${Number(madridDate(new Date()).slice(0, 4)) + 6}-12-31`,
        appointmentAt: expect.any(String),
      },
    ],
    mailed: 2,
    hasOpenPayment: false,
  });
  expect(await tablesWith(EMAIL)).toEqual(
    expect.arrayContaining(['bookings', 'consultations', 'contact_messages', 'newsletter_subscriptions', 'spaces']),
  );

  expect(await remove(owner, 'bórralo')).toMatchObject({
    status: 422,
    body: { error: { fields: { word: /BORRAR/ } } },
  });
  const done = await remove(owner);
  expect(done.status).toBe(204);
  expect(done.headers.get('set-cookie')).toMatch(/^__Host-espacio=;/);
  await shop.jobs.done();

  expect(await tablesWith(EMAIL)).toEqual(['bookings', 'mailbox_erasures', 'orders']);
  for (const gone of [PHONE, NOTES, 'zarzamora']) expect([gone, await tablesWith(gone)]).toEqual([gone, []]);
  expect(await shop.rows('SELECT id FROM orders')).toEqual([{ id: paid }]);
  expect(await countOf('spaces')).toBe(0);
  expect(await countOf('space_items')).toBe(0);
  expect(await countOf('consultations')).toBe(0);
  expect(await tablesWith(NEIGHBOUR)).toEqual(['contact_messages']);

  expect((await remove(owner)).status).toBe(401);
  expect(await viewOf(shop, owner.cookie)).toBeNull();
});

test('what names the person in the calendar goes too; both sides are told once', async () => {
  const { owner, paid } = await client();
  const before = (await shop.meetingsOf(paid))[0];
  expect(before?.description).toContain(NOTES);
  const answersAtOnce = await Promise.all([remove(owner), remove(owner), remove(owner)]);
  expect(tally(answersAtOnce)).toEqual({ 204: 1, 401: 2 });
  await shop.jobs.done();
  const meetings = await shop.sandbox.meetings();
  expect(meetings.filter(({ status }) => status !== 'cancelled').map(({ description }) => description)).toEqual([
    expect.stringMatching(new RegExp(`^Atiende: [^\n]+\n${EMAIL.replaceAll('.', '\\.')}$`)),
  ]);
  const told = await mailsTo(EMAIL, /Hemos borrado tu espacio/);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(paid.slice(-8).toUpperCase());
  const staff = await mailsTo(STAFF, /Borrado del buzón/);
  expect(staff).toHaveLength(1);
  expect(staff[0]?.text).toContain(EMAIL);
});

test('the team confirms what it deleted from its own mailbox, once; then its sender is told, and the address goes', async () => {
  const { owner } = await client();
  await remove(owner);
  await shop.jobs.done();
  const [toldOwner] = await mailsTo(EMAIL, /Hemos borrado tu espacio/);
  expect(toldOwner?.text).toContain('2 correos con lo que nos escribiste están además en nuestro buzón');
  const desk = await atTheDesk(shop, { name: 'Luis Gil' });
  const { erasures } = (await desk.get<Today>('/today')).body;
  expect(erasures).toMatchObject([{ email: EMAIL, receivedAt: [expect.any(String), expect.any(String)] }]);
  const path = `/erasures/${erasures[0]?.id}/done`;
  const both = await Promise.all([desk.post(path), desk.post(path), desk.post(path)]);
  expect(tally(both)).toEqual({ 200: 1, 409: 2 });
  expect((await desk.post('/erasures/none/done')).status).toBe(404);
  expect((await desk.get<Today>('/today')).body.erasures).toEqual([]);
  await shop.jobs.done();
  expect(await tablesWith(EMAIL)).toEqual(['bookings', 'orders']);
  expect(await mailsTo(EMAIL, /También lo hemos borrado de nuestro buzón/)).toHaveLength(1);
  const { rows } = await shop.db.query("SELECT subject FROM desk_events WHERE kind = 'mailbox.erased'");
  expect(rows).toEqual([{ subject: expect.stringMatching(/^[0-9A-F]{8}$/) }]);
});

test('a mailbox that has bought nothing keeps nothing', async () => {
  await deskWithKey(shop);
  const owner = await newSpace(shop, await knownMailbox(shop, NEIGHBOUR));
  await aDayLater(shop);
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body).toMatchObject({ stays: [], mailed: 0, profile: null });
  expect((await remove(owner)).status).toBe(204);
  await shop.jobs.done();
  expect(await tablesWith(NEIGHBOUR)).toEqual([]);
  expect((await mailsTo(NEIGHBOUR, /Hemos borrado/))[0]?.text).toContain('No queda nada');
});

test('nothing is deleted while a payment is open, nor without a key that was just used', async () => {
  const { owner } = await client();
  const open = await shop.place(shop.hours.next(), buyer);
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body.hasOpenPayment).toBe(true);
  expect(await remove(owner)).toMatchObject(refusal(409, 'payment_open'));
  expect(await countOf('spaces')).toBe(1);
  expect(await countOf('consultations')).toBe(2);
  await shop.cancel(open.sessionId);
  await shop.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  expect(await remove(owner)).toMatchObject(refusal(403, 'confirm_needed'));
  expect((await call(owner, 'GET', '/data')).status).toBe(403);
  expect(await countOf('spaces')).toBe(1);
});

test('what stood under a mailbox before leaves it a day after a space has taken it; both e-mails say when', async () => {
  await deskWithKey(shop);
  const owner = await newSpace(shop, EMAIL);
  const expectWait = async () => {
    const waits = refusal(409, 'data_waits');
    expect(await call(owner, 'GET', '/data')).toMatchObject(waits);
    expect(await remove(owner)).toMatchObject(waits);
    const elsewhere = await ticketForChange(owner, 'otra@correo.example');
    expect(await call(owner, 'PUT', '/mailbox', { ticket: elsewhere })).toMatchObject(waits);
    const opensAt = new Date((await call<KeptBody>(owner, 'GET', '/kept')).body.opensAt ?? 0);
    const { rows } = await shop.db.query<{ at: Date }>(
      "SELECT max(at) AS at FROM space_events WHERE kind IN ('created', 'mailbox-changed')",
    );
    expect(opensAt).toEqual(addHours(rows[0]?.at ?? 0, 24));
    await shop.jobs.done();
    return `a partir del ${formatLongDate(madridDate(opensAt))}, ${madridTime(opensAt)}`;
  };
  const first = await expectWait();
  const [created] = await mailsTo(EMAIL, /Tu espacio privado está abierto/);
  expect(created?.text?.replace(/\s+/g, ' ')).toContain(first);
  await aDayLater(shop);
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body.opensAt).toBeNull();
  expect((await call(owner, 'GET', '/data')).status).toBe(200);

  const wanted = 'ana.gil@correo.example';
  const ticket = await ticketForChange(owner, wanted);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(204);
  const second = await expectWait();
  const [changed] = await mailsTo(wanted, /usa ahora este correo/);
  expect(changed?.text?.replace(/\s+/g, ' ')).toContain(second);
  await aDayLater(shop);
  expect((await remove(owner)).status).toBe(204);
});

test('the export has everything that is not sealed, and nothing that opens anything', async () => {
  const { owner, paid } = await client();
  const { status, body, headers } = await call(owner, 'GET', '/data');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const text = JSON.stringify(body);
  for (const held of [EMAIL, PHONE, NOTES, QUESTION, paid.slice(-8).toUpperCase(), 'Portátil'])
    expect(text).toContain(held);
  expect(text).not.toContain(NEIGHBOUR);
  expect(text).not.toMatch(/hash|token|wrapped|proof|seed|secret|AGE-|credential/i);
  expect(body).toMatchObject({
    contrataciones: [{ estado: 'confirmed', citas: [{ notas: NOTES }] }, { estado: 'cancelled' }],
    consultas: expect.arrayContaining([expect.objectContaining({ cifrada: true })]),
    mensajes: [{ texto: QUESTION }],
    espacio: { llaves: expect.arrayContaining([expect.objectContaining({ clase: 'recovery' })]) },
  });
  expect(await shop.rows("SELECT 1 FROM space_events WHERE kind = 'data-downloaded'")).toHaveLength(1);
});

test('purchases lead to their pages, whose links a session gets only with a key that was just used', async () => {
  const { owner, paid } = await client();
  const { purchases } = (await call<PurchasesBody>(owner, 'GET', '/purchases')).body;
  expect(purchases).toMatchObject([{ id: paid, state: 'confirmed', appointment: { mode: 'online' } }]);
  expect((await pages.open(purchases[0]?.path ?? '')).html).toContain(purchases[0]?.reference ?? '-');
  await shop.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  const later = await call<PurchasesBody>(owner, 'GET', '/purchases');
  expect(later.body.purchases).toMatchObject([{ id: paid, path: null }]);
  expect(JSON.stringify(later.body)).not.toContain('/tu-contratacion/');

  // The room that an open space shows is the first with something in it.
  const rooms: unknown[] = [];
  const theirs = `'${NEIGHBOUR}'`;
  for (const emptied of [
    'SELECT 1',
    'DELETE FROM space_items',
    `UPDATE consultations SET email = ${theirs}`,
    `UPDATE contact_messages SET email = ${theirs}`,
    `UPDATE orders SET customer_email = ${theirs}`,
    `UPDATE bookings SET customer_email = ${theirs}`,
  ]) {
    await shop.db.query(emptied);
    rooms.push((await viewOf(shop, owner.cookie))?.firstRoom);
  }
  const [asked, bought] = ['consultas', 'contrataciones'];
  expect(rooms).toEqual(['documentos', asked, asked, bought, bought, 'documentos']);
});

test('a confirmed free hour is there, its links as those of purchases; a deletion says day and hour before and after', async () => {
  const { owner } = await client();
  const { freeHours } = (await call<PurchasesBody>(owner, 'GET', '/purchases')).body;
  expect(freeHours).toMatchObject([{ isPast: false, mode: 'online', meeting: expect.stringContaining('http') }]);
  const page = new URL(freeHours[0]?.page ?? '').pathname;
  expect((await pages.open(page)).html).toContain(messages.FirstConsultation.appointment.confirmedTitle);
  await shop.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  const later = (await call<PurchasesBody>(owner, 'GET', '/purchases')).body.freeHours;
  expect(later).toMatchObject([{ page: null, meeting: null }]);
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body.cancelled).toEqual([freeHours[0]?.startsAt]);
  await shop.db.query('UPDATE space_sessions SET confirmed_at = now()');
  expect((await remove(owner)).status).toBe(204);
  await shop.jobs.done();
  const [told] = await mailsTo(EMAIL, /Hemos borrado tu espacio/);
  const hour = formatMoment(new Date(freeHours[0]?.startsAt ?? 0));
  expect(told?.text?.replace(/\s+/g, ' ')).toContain(`queda anulada tu primera consulta gratuita: ${hour}`);
});

describe('a mailbox that has only written', () => {
  const visit = (method: string, path: string, body: object) =>
    inSpace<KeptBody & AnyBody>(shop, '', method, `/visit${path}`, body);
  const aDayLater = () => shop.db.query("UPDATE mailbox_visits SET asked_at = asked_at - interval '1 day'");
  const written = async () => {
    await deskWithKey(shop);
    const forms = new Forms(shop);
    await forms.contact({ name: 'Ana Ruiz', email: 'Ana_Ruiz@correo.example', phone: PHONE, message: QUESTION });
    await forms.contact({ name: 'Otra', email: NEIGHBOUR, phone: '', message: 'Soy otra.' });
    await forms.newsletter({ email: EMAIL });
    await shop.jobs.done();
  };

  test('gets a code for its data alone, counted among the e-mails to strangers', async () => {
    await written();
    const { ticket, space } = await ticketFor(shop, EMAIL);
    expect(space).toBe('none');
    expect((await mailsTo(EMAIL, /es tu código/))[0]?.text).toContain('No abre un espacio privado');
    const counted = "SELECT 1 FROM unconfirmed_emails WHERE idempotency_key LIKE 'space/code/%' AND admitted";
    expect((await shop.db.query(counted)).rowCount).toBe(1);
    const other = await newSpace(shop, 'otra@correo.example');
    expect((await inSpace(shop, '', 'POST', '', { ...other.request, ticket })).status).toBe(410);
    expect(await countOf('spaces')).toBe(1);
    expect((await inSpace(shop, '', 'POST', '/restart', { ticket })).status).toBe(404);
  });

  test('sees it at once; a day after its e-mail it can be taken along, and deleted once', async () => {
    await written();
    const { ticket } = await ticketFor(shop, EMAIL);
    const first = await visit('POST', '', { ticket });
    expect(first).toMatchObject({
      status: 200,
      body: { goes: { messages: 1, subscriptions: 1 }, stays: [], mailed: 1 },
    });
    const waits = refusal(409, 'data_waits');
    expect(await visit('POST', '/data', { ticket })).toMatchObject(waits);
    expect(await visit('DELETE', '', { ticket, word: 'borrar' })).toMatchObject(waits);
    await shop.jobs.done();
    const [told, ...more] = await mailsTo(EMAIL, /Han pedido los datos/);
    expect(more).toEqual([]);
    const opensAt = new Date(first.body.opensAt ?? 0);
    expect(told?.text?.replace(/\s+/g, ' ')).toContain(`a partir del ${formatMoment(opensAt)}`);

    await aDayLater();
    expect((await visit('POST', '', { ticket })).body.opensAt).toBeNull();
    const data = JSON.stringify((await visit('POST', '/data', { ticket })).body);
    expect(data).toContain(QUESTION);
    expect(data).not.toContain(NEIGHBOUR);
    expect(await visit('DELETE', '', { ticket, word: 'bórralo' })).toMatchObject({ status: 422 });
    expect(await countOf('contact_messages')).toBe(2);
    const both = await Promise.all([1, 2, 3].map(() => visit('DELETE', '', { ticket, word: 'borrar' })));
    expect(tally(both)).toEqual({ 204: 1, 410: 2 });
    await shop.jobs.done();
    expect(await tablesWith(EMAIL)).toEqual(['mailbox_erasures']);
    expect(await tablesWith(NEIGHBOUR)).toEqual(['contact_messages']);
    expect(await mailsTo(EMAIL, /Hemos borrado tus datos/)).toHaveLength(1);
  });

  test('is told anew where nobody came back within a week', async () => {
    await written();
    const { ticket } = await ticketFor(shop, EMAIL);
    await visit('POST', '', { ticket });
    await shop.db.query("UPDATE mailbox_visits SET asked_at = asked_at - interval '8 days'");
    const again = await Promise.all([1, 2, 3].map(() => visit('POST', '', { ticket })));
    for (const { body } of again) expect(body.opensAt).not.toBeNull();
    await shop.jobs.done();
    expect(await mailsTo(EMAIL, /Han pedido los datos/)).toHaveLength(2);
    await shop.jobs.sweep('purge-spaces');
    expect(await countOf('mailbox_visits')).toBe(1);
    await shop.db.query("UPDATE mailbox_visits SET asked_at = asked_at - interval '8 days'");
    await shop.jobs.sweep('purge-spaces');
    expect(await countOf('mailbox_visits')).toBe(0);
  });

  test('may have a space once it has a consultation or a confirmed free hour, and its data is there then', async () => {
    await written();
    const first = new FirstConsultations(shop);
    const { page } = await first.offer('otra@correo.example');
    await first.choose(page, { hour: shop.hours.next(), email: EMAIL });
    expect((await ticketFor(shop, EMAIL)).space).toBe('none');
    await first.confirm(await first.link(EMAIL));
    const { ticket, space } = await ticketFor(shop, EMAIL);
    expect(space).toBe('new');
    expect(await visit('POST', '', { ticket })).toMatchObject(refusal(409, 'space_first'));
    expect(await countOf('mailbox_visits')).toBe(0);
  });
});

test('a correction reaches orders, appointments and their events; a bad one is refused beside its field', async () => {
  const { owner, paid } = await client();
  const correct = (body: object) => call(owner, 'PATCH', '/profile', body);
  expect(await correct({ fullName: '', phone: 'x' })).toMatchObject({
    status: 422,
    body: { error: { fields: { fullName: expect.any(String), phone: expect.any(String) } } },
  });
  expect((await correct({ fullName: 'Ana Ruiz Gil', phone: '' })).status).toBe(204);
  await shop.jobs.done();
  const { rows } = await shop.db.query(
    'SELECT customer_name AS name, customer_phone AS phone FROM bookings WHERE order_id = $1',
    [paid],
  );
  expect(rows).toEqual([{ name: 'Ana Ruiz Gil', phone: null }]);
  const [meeting] = await shop.meetingsOf(paid);
  expect(meeting?.summary).toContain('Ana Ruiz Gil');
  expect(meeting?.description).not.toContain(PHONE);
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body.profile).toEqual({ fullName: 'Ana Ruiz Gil', phone: null });
  const { rows: orders } = await shop.db.query('SELECT DISTINCT customer_name AS name FROM orders');
  expect(orders).toEqual([{ name: 'Ana Ruiz Gil' }]);
  expect((await correct({ newsletter: 'off' })).status).toBe(204);
  expect(await countOf('newsletter_subscriptions')).toBe(0);
  await shop.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  expect(await correct({ fullName: 'Otra' })).toMatchObject(refusal(403, 'confirm_needed'));
  expect((await call<KeptBody>(owner, 'GET', '/kept')).body.profile?.fullName).toBe('Ana Ruiz Gil');
});

async function ticketForChange(owner: SpaceOwner, email: string): Promise<string> {
  const { body } = await call<{ requestId: string }>(owner, 'POST', '/mailbox/code', { email });
  const code = await mailedCode(shop, email);
  const verified = await call<{ ticket: string }>(owner, 'POST', '/code/verify', { requestId: body.requestId, code });
  return verified.body.ticket;
}

test('codes for another mailbox count among the e-mails to strangers, and a space gets five a day', async () => {
  await deskWithKey(shop);
  const [owner, other] = [await newSpace(shop, EMAIL), await newSpace(shop, NEIGHBOUR)];
  const ask = (by: SpaceOwner, email: string) => call(by, 'POST', '/mailbox/code', { email });
  for (let asked = 0; asked < 5; asked += 1) expect((await ask(owner, `${asked}@empresa.example`)).status).toBe(202);
  const refused = await ask(owner, '5@empresa.example');
  expect(refused).toMatchObject({ status: 429, body: { error: { message: messages.Api.too_many_requests } } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  await shop.jobs.done();
  const counted = "FROM unconfirmed_emails WHERE idempotency_key LIKE 'space/code/%' AND admitted";
  expect((await shop.db.query(`SELECT ${counted}`)).rowCount).toBe(5);

  await shop.db.query(
    `INSERT INTO unconfirmed_emails (idempotency_key, domain_hash, admitted, created_at)
     SELECT 'test/' || n, domain_hash, true, now()
     FROM (SELECT domain_hash ${counted} LIMIT 1) one, generate_series(1, 55) n`,
  );
  expect((await ask(other, '6@empresa.example')).status).toBe(202);
  await shop.jobs.done();
  expect(await mailsTo('6@empresa.example', /./)).toEqual([]);
});

test('another mailbox proves itself and takes everything over; both are told, and its ticket is for nothing else', async () => {
  const { owner, paid } = await client();
  const wanted = 'ana.gil@correo.example';
  const ticket = await ticketForChange(owner, wanted);
  expect((await call(owner, 'POST', '/restart', { ticket })).status).toBe(410);
  const { ticket: ofEntry } = await ticketFor(shop, await knownMailbox(shop, NEIGHBOUR));
  expect((await call(owner, 'PUT', '/mailbox', { ticket: ofEntry })).status).toBe(410);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(204);
  await shop.jobs.done();
  expect(await tablesWith(EMAIL)).toEqual([]);
  expect(await tablesWith(wanted)).toEqual(
    expect.arrayContaining([
      'bookings',
      'consultations',
      'contact_messages',
      'newsletter_subscriptions',
      'orders',
      'spaces',
    ]),
  );
  expect((await shop.meetingsOf(paid))[0]?.description).toContain(wanted);
  expect(await mailsTo(EMAIL, /ya no usa este correo/)).toHaveLength(1);
  expect(await mailsTo(wanted, /usa ahora este correo/)).toHaveLength(1);
  expect((await viewOf(shop, owner.cookie))?.email).toBe(wanted);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(410);
  expect((await call<PurchasesBody>(owner, 'GET', '/purchases')).body.purchases).toHaveLength(1);
});

/** Paths in e-mails to this mailbox that open something without more. */
async function linksTo(email: string): Promise<string[]> {
  const found = (await shop.outbox.find({ to: email })).flatMap(({ html }) =>
    [...(html ?? '').matchAll(/\/(?:tu-contratacion|descargas|consulta-gratuita\/cita)\/[\w/-]+/g)].map(
      ([path]) => path,
    ),
  );
  return [...new Set(found)].sort();
}

const kindOf = (path: string) => path.split('/')[1];

test('nothing that was mailed to the earlier mailbox opens anything after a change, and other sessions end', async () => {
  const { owner, paid } = await client();
  const workbook = await shop.api.post<Placed>('/api/payments', {
    ...shop.paymentBody(),
    customerInfo: { fullName: 'Ana Ruiz', email: EMAIL },
  });
  await shop.sandbox.completeSession(workbook.body.sessionId);
  await statusBecomes(shop.db, workbook.body.orderId, 'confirmed');
  await shop.jobs.done();
  const mailed = await linksTo(EMAIL);
  expect([...new Set(mailed.map(kindOf))]).toEqual(['consulta-gratuita', 'descargas', 'tu-contratacion']);
  const other = cookieOf((await openByPasskey(shop, owner.device)).headers);
  const challenge = await touch(shop, owner.device, 'confirm', other);

  const wanted = 'ana.gil@correo.example';
  const ticket = await ticketForChange(owner, wanted);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(204);
  await shop.jobs.done();

  for (const path of mailed) {
    const answer = await fetch(`${shop.baseUrl}${path}`, { redirect: 'manual' });
    const said = answer.headers.get('location') ?? (await answer.text());
    const isOver = /^\/enlace-no-valido|Este enlace ya no sirve|Este enlace se ha cambiado por otro/.test(said);
    expect([path, isOver, said.includes(wanted)]).toEqual([path, true, false]);
  }
  expect((await shop.order(workbook.body.sessionId)).body).toMatchObject({ manageUrl: null, delivery: { files: [] } });
  expect(await viewOf(shop, other)).toBeNull();
  expect((await inSpace(shop, owner.cookie, 'POST', '/confirm/passkey', challenge)).status).toBe(409);

  const renewed = await linksTo(wanted);
  const orders = renewed.filter((path) => /^\/tu-contratacion\/[\w-]{44}z$/.test(path));
  expect(orders).toHaveLength(2);
  const shown = (await Promise.all(orders.map((path) => pages.open(path)))).map(({ html }) => html).join();
  expect(shown).toContain(paid.slice(-8).toUpperCase());
  const action = /action="(\/api\/downloads\/[^"]+)"/.exec(shown)?.[1];
  expect((await fetch(`${shop.baseUrl}${action}`, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  const appointment = renewed.find((path) => path.startsWith('/consulta-gratuita'));
  expect((await pages.open(appointment ?? '')).html).toContain(messages.FirstConsultation.appointment.confirmedTitle);
});

test('an hour that waits for its confirmation can be confirmed from the new mailbox alone', async () => {
  await deskWithKey(shop);
  const first = new FirstConsultations(shop);
  const { page } = await first.offer(EMAIL);
  await first.choose(page, { hour: shop.hours.next(), email: EMAIL });
  const mailed = await first.link(EMAIL);
  const owner = await newSpace(shop, EMAIL);
  await aDayLater(shop);
  const wanted = 'ana.gil@correo.example';
  const ticket = await ticketForChange(owner, wanted);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(204);
  expect((await pages.open(mailed)).html).toContain(messages.FirstConsultation.appointment.goneTitle);
  await first.confirm(await first.link(wanted));
  expect(await first.count('confirmed')).toBe(1);
});

test('a notice goes to the mailbox that the space had when it was caused, however late it is sent', async () => {
  await deskWithKey(shop);
  const owner = await newSpace(shop, EMAIL);
  await aDayLater(shop);
  const wanted = 'ana.gil@correo.example';
  const ticket = await ticketForChange(owner, wanted);
  await shop.jobs.dueDone();
  await shop.sandbox.fail('resend', 'down');
  const body = await phraseBody(owner.identity, await typedKey('phrase'));
  expect((await call(owner, 'PUT', '/phrase', body)).status).toBe(204);
  const isTried = async () =>
    (await shop.jobs.waiting()).some(({ task, attempts, running }) => task === NOTICE && attempts > 0 && !running);
  await until(isTried, 'No notice has failed');
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(204);
  await shop.sandbox.fail('resend', 'none');
  await until(async () => {
    await shop.jobs.hurry();
    return (await shop.jobs.waiting()).length === 0;
  }, 'Jobs are still waiting');
  expect(await mailsTo(EMAIL, /La frase de tu espacio ha cambiado/)).toHaveLength(1);
  expect(await mailsTo(wanted, /La frase de tu espacio ha cambiado/)).toHaveLength(0);
});

test('a mailbox that a space was given past this program gets no code, and nothing of that space is deleted', async () => {
  await deskWithKey(shop);
  const owner = await newSpace(shop, EMAIL);
  await aDayLater(shop);
  await shop.db.query('UPDATE spaces SET email_hash = NULL');
  await openByPasskey(shop, owner.device);
  await shop.db.query('UPDATE spaces SET email = $1', [NEIGHBOUR]);
  await askCode(shop, NEIGHBOUR);
  await shop.jobs.dueDone();
  expect(await mailsTo(NEIGHBOUR, /es tu código/)).toEqual([]);
  expect(await remove(owner)).toMatchObject(refusal(409, 'mailbox_changed'));
  await shop.db.query("UPDATE spaces SET wipe_at = now() - interval '1 day'");
  await shop.jobs.sweep('purge-spaces');
  expect(await countOf('spaces')).toBe(1);
  await shop.db.query('UPDATE spaces SET email = $1, wipe_at = NULL', [EMAIL]);
  expect((await remove(owner)).status).toBe(204);
});

test('a mailbox with a space of its own is not taken, and a change needs a key that was just used', async () => {
  await deskWithKey(shop);
  const [owner, other] = [await newSpace(shop, EMAIL), await newSpace(shop, NEIGHBOUR)];
  await aDayLater(shop);
  const ticket = await ticketForChange(owner, NEIGHBOUR);
  expect(await call(owner, 'PUT', '/mailbox', { ticket })).toMatchObject(refusal(409, 'mailbox_taken'));
  expect((await viewOf(shop, other.cookie))?.email).toBe(NEIGHBOUR);
  await shop.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  expect((await call(owner, 'POST', '/mailbox/code', { email: 'otra@correo.example' })).status).toBe(403);
  expect((await call(owner, 'PUT', '/mailbox', { ticket })).status).toBe(403);
});

test('what happens to a mailbox at one moment is done one after the other, and takes everything along', async () => {
  const { owner } = await client();
  const wanted = ['ana.gil@correo.example', 'ana.pons@correo.example'];
  const tickets = [];
  for (const email of wanted) tickets.push(await ticketForChange(owner, email));
  const changes = await Promise.all(tickets.map((ticket) => call(owner, 'PUT', '/mailbox', { ticket })));
  // The second would take away at once what the first has moved.
  expect(tally(changes)).toEqual({ 204: 1, 409: 1 });
  await shop.jobs.done();
  const now = (await viewOf(shop, owner.cookie))?.email ?? '';
  expect(wanted).toContain(now);
  expect(await tablesWith(EMAIL)).toEqual([]);

  const ticket = await ticketForChange(owner, EMAIL);
  await aDayLater(shop);
  const [changed, removed] = await Promise.all([call(owner, 'PUT', '/mailbox', { ticket }), remove(owner)]);
  expect([
    [204, 409],
    [401, 204],
  ]).toContainEqual([changed.status, removed.status]);
  await aDayLater(shop);
  if (changed.status === 204) expect((await remove(owner)).status).toBe(204);
  await shop.jobs.done();
  for (const email of [EMAIL, now])
    expect(['bookings', 'mailbox_erasures', 'orders']).toEqual(expect.arrayContaining(await tablesWith(email)));
});

test('of two spaces that change to one mailbox at one moment, one gets it', async () => {
  await deskWithKey(shop);
  const wanted = 'ana.gil@correo.example';
  const owners = [await newSpace(shop, EMAIL), await newSpace(shop, NEIGHBOUR)];
  await aDayLater(shop);
  const changes = [];
  for (const owner of owners) changes.push({ owner, ticket: await ticketForChange(owner, wanted) });
  const answered = await Promise.all(changes.map(({ owner, ticket }) => call(owner, 'PUT', '/mailbox', { ticket })));
  expect(tally(answered)).toEqual({ 204: 1, 409: 1 });
});

test('where there is no profile, none is made by a correction', async () => {
  await deskWithKey(shop);
  const owner = await newSpace(shop);
  expect((await call(owner, 'PATCH', '/profile', { fullName: 'Ana' })).status).toBe(404);
  expect(await countOf('users')).toBe(0);
});
