import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { QuestionPage } from '@/lib/questions/answers/contract';
import type { Child } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { answers, executable, pdf } from '@/tests/support/shop/consultation-payload';
import { send, sendPlain } from '@/tests/support/shop/consultations';
import { Forms } from '@/tests/support/shop/forms';
import { ORDER_PARTS } from '@/tests/support/shop/order-pages';
import type { Shop } from '@/tests/support/shop/shop';
import { deliver, eventsOf, stripeEvent } from '@/tests/support/shop/stripe-events';
import { type DatabaseProxy, openShopBehindProxy } from '@/tests/support/stack/database-proxy';
import { until } from '@/tests/support/stack/until';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

/** Each stands for something of a person, and is nowhere else. */
const person = {
  name: 'Quiteria Zarzalejo',
  surname: 'Olazabalaga',
  email: 'quiteria.zarzalejo@buzon-marcado.example',
  phone: '688 417 203',
  notes: 'herencia-de-la-tia-Eufrasia',
  question: 'deuda-con-mi-cunado-Hermenegildo',
  file: 'nomina-quiteria-secreta',
  query: 'busqueda-intima-de-quiteria',
  cookie: 'galleta-de-quiteria',
  agent: 'navegador-de-quiteria',
  address: '203.0.113.177',
  key: 'clave-de-quiteria',
  card: '4242424242424242',
};

/** JSON lines, and what Next says in its first breath, before anything of ours runs. */
const lineSchema = z.object({ level: z.int(), time: z.iso.datetime(), msg: z.string().min(1) });
const BANNER = /^(▲ Next\.js|- (Local|Network):|✓ (Ready|Running next\.config)|Running jobs\.)/;

const directory = mkdtempSync(join(tmpdir(), 'sofa-log-'));
const workerLog = join(directory, 'worker.log');
let shop: Shop;
let database: DatabaseProxy;
let worker: Child;
/** What the application gave out and what grants access: tokens, session ids. */
const keys = new Set<string>();

beforeAll(async () => {
  ({ shop, database } = await openShopBehindProxy({ LOG_LEVEL: 'debug' }));
  worker = startWorkerProcess(shop, workerLog, { DATABASE_URL: database.url, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await worker?.stop();
  await shop.stop();
  await database.cut();
  rmSync(directory, { recursive: true, force: true });
});

const headers = {
  'X-Forwarded-For': person.address,
  'User-Agent': person.agent,
  Cookie: `visitor=${person.cookie}`,
  Referer: `https://example.com/?q=${person.query}`,
};

/** Goes through every form and every call, whatever they answer. */
async function visit(): Promise<void> {
  const search = `?q=${person.query}&email=${encodeURIComponent(person.email)}`;
  const customer = {
    customerName: person.name,
    customerEmail: person.email,
    customerPhone: person.phone,
    notes: person.notes,
  };
  const post = async (path: string, body: unknown) => {
    const answer = await shop.api.post(`${path}${search}`, body, {
      ...headers,
      'Idempotency-Key': `${person.key}-${keys.size}`,
    });
    for (const field of ['sessionId', 'holdToken', 'userId'])
      if (typeof answer.body[field] === 'string') keys.add(answer.body[field]);
    return answer;
  };
  const [hour, other] = [shop.hours.next(), shop.hours.next()];
  const { body: hold } = await post('/api/holds', shop.holdBody(hour));
  await post('/api/bookings', shop.bookingBody(hour, { ...customer, holdToken: hold.holdToken }));
  await post(
    '/api/bookings',
    shop.bookingBody(other, { ...customer, bookingTime: person.notes, selectedPrice: person.card }),
  );
  await post('/api/users', { email: person.email, fullName: person.name, phone: person.phone });
  await post('/api/users', { email: `${person.email}@`, fullName: { toString: person.name } });
  await post(
    '/api/payments',
    shop.paymentBody({ customerInfo: { fullName: person.name, email: person.email, phone: person.phone } }),
  );
  for (const sessionId of [...keys].filter((key) => key.startsWith('cs_'))) {
    await post('/api/payments/success', { sessionId });
    await shop.api.get(`/api/orders/${sessionId}${search}`, headers);
    await shop.api.get(`/payment-success?session_id=${sessionId}`, headers);
    await shop.api.get(`/no-existe/${sessionId}`, headers);
  }
  await post('/api/payments/cancel', { sessionId: `cs_test_${person.key}` });
  await shop.api.send(`/api/holds/${hold.holdToken}${search}`, {
    method: 'DELETE',
    headers: { ...headers, Origin: 'https://evil.example' },
  });
  await shop.api.delete(`/api/holds/${hold.holdToken}`);
  for (const path of [
    '/api/products/',
    '/api/orders/',
    '/api/nada/',
    '/blog/',
    '/checkout/',
    '/newsletter/baja/',
    '/api/holds/',
  ]) {
    await shop.api.get(`${path}${encodeURIComponent(person.email)}${search}`, headers);
  }
  await shop.api.get(`/api/slots?start=${person.query}&end=${person.query}`, headers);
  await shop.api.get(`/%ff/${person.query}${search}`, headers);
  const type = { ...headers, 'Content-Type': 'application/json' };
  await shop.api.send(`/api/users${search}`, { method: 'POST', headers: type, body: `{"email":"${person.email}` });
  await shop.api.send(`/contacto${search}`, {
    method: 'POST',
    headers: { ...headers, 'Next-Action': 'a'.repeat(42) },
    body: person.notes,
  });
  await deliver(shop.api, stripeEvent('charge.refunded', { description: person.notes }), {
    header: `t=1,v1=${person.key}`,
  });
  await deliver(
    shop.api,
    stripeEvent('charge.refunded', { receipt_email: person.email, amount_refunded: person.card }),
  );
  await writeForms();
}

async function writeForms(): Promise<void> {
  const given = answers({
    nombre: person.name,
    apellidos: person.surname,
    email: person.email,
    telefono: person.phone,
    consulta: person.question,
    tipoProductosAhorros: person.notes,
  });
  const files = [{ name: `${person.file}.pdf`, content: pdf() }];
  await send(shop, given, files);
  await send(shop, { ...given, edad: person.notes }, [{ name: `${person.file}.exe`, content: executable() }]);
  await sendPlain(shop, { ...given, edad: '7' }, files);
  await shop.api.send('/api/consultations', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${person.email}`,
  });
  const forms = new Forms(shop);
  const { name, email, phone } = person;
  await forms.contact({ name, email, phone, message: person.question }, headers);
  await forms.contact({ name, email: person.notes, phone: person.key, message: person.question }, headers);
  await forms.newsletter({ email }, headers);
  await forms.newsletter({ email: person.notes }, headers);
}

/** Reads and answers what `writeForms` has sent, and searches for its sender. */
async function answerAtTheDesk(): Promise<void> {
  const desk = await atTheDesk(shop, { name: person.surname });
  keys.add(desk.token);
  for (const list of ['consultations', 'messages']) {
    const { body } = await desk.get<QuestionPage>(`/${list}?search=${encodeURIComponent(person.name)}`);
    for (const { id } of body.rows) {
      await desk.get(`/${list}/${id}`);
      await desk.post(`/${list}/${id}/preview`, { text: person.notes });
      await desk.post(`/${list}/${id}/answer`, { key: randomUUID(), seen: 0, text: person.notes });
      await desk.post(`/${list}/${id}/answer`, { key: person.key, seen: person.query, text: person.notes });
      await desk.post(`/${list}/${id}/elsewhere`, { key: randomUUID(), seen: 1 });
    }
    expect(body.rows.length).toBeGreaterThan(0);
  }
  const { rows } = await shop.db.query('SELECT kind, order_id, subject FROM desk_events');
  expect(rows.length).toBeGreaterThan(3);
  for (const secret of Object.values(person)) expect(JSON.stringify(rows)).not.toContain(secret);
}

/** With its link, and with one that opens nothing. */
async function openOrderPage(sessionId: string): Promise<void> {
  let page: string | null = null;
  const confirmed = async () => {
    page = (await shop.order(sessionId)).body.manageUrl;
    return page !== null;
  };
  await until(confirmed, 'The order is not confirmed');
  const path = page ?? '';
  const token = path.slice(-45);
  keys.add(token);
  const forms = new Forms(shop);
  for (const part of ORDER_PARTS) {
    await forms.open(`${path}${part}`);
    await forms.open(`${path.slice(0, -2)}${part}`);
  }
  await forms.send(`${path}/factura`, { name: person.name, taxId: person.key, address: person.notes }, 'factura');
  await forms.send(`${path}/cambiar`, { hour: person.notes }, 'cambiar');
  await forms.send(`${path}/desistir`, { name: person.name, ackEmail: person.notes }, 'desistir');
  await forms.send(`${path}/desistir`, { name: person.name, ackEmail: person.email }, 'desistir');
  await forms.open(`${path}/desistimiento`);
  await forms.open(`${path}/acuse.txt`);
}

/** Without the link of an order: stored, and with the page of the statement. */
async function stateWithdrawal(): Promise<void> {
  const forms = new Forms(shop);
  const stated = { name: person.name, number: '1234abcd', ackEmail: person.email };
  const toConfirm = await forms.send('/desistimiento', stated, 'desistimiento', headers);
  const { html } = await forms.sendFrom(toConfirm, '/desistimiento', {}, undefined, headers);
  const link = /\/desistimiento\/([\w-]{44}z)\//.exec(html)?.[1] ?? '';
  expect(link).not.toBe('');
  keys.add(link);
  for (const part of ['', '/acuse.txt']) {
    await forms.open(`/desistimiento/${link}${part}`);
    await forms.open(`/desistimiento/${link.slice(0, -2)}${part}`);
  }
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

const logged = () => [...linesOf(shop.serverLog()), ...linesOf(workerLog)];

function messagesOf(lines: string[]): Set<string> {
  return new Set(lines.filter((line) => line.startsWith('{')).map((line) => lineSchema.parse(JSON.parse(line)).msg));
}

async function hasLogged(message: string): Promise<void> {
  const there = () => messagesOf(logged().filter((line) => line.endsWith('}'))).has(message);
  await waitUntil(there, { timeout: 60_000, every: 200, message: `No process logged "${message}"` });
}

/** In any spelling in which it might be written. */
function spellings(text: string): string[] {
  return [
    text,
    text.toLowerCase(),
    text.replaceAll(' ', ''),
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').slice(0, -4),
  ];
}

test('whatever people do and whatever breaks, the log says nothing about them', async () => {
  await visit();
  const purchase = await shop.place(shop.hours.next(), { customerName: person.name, customerEmail: person.email });
  keys.add(purchase.sessionId);
  const events = await eventsOf(shop, purchase);
  await deliver(
    shop.api,
    events.completed({ amount_total: 1, customer_details: { email: person.email, name: person.name } }),
  );
  await deliver(shop.api, events.completed());
  await openOrderPage(purchase.sessionId);
  await stateWithdrawal();
  await answerAtTheDesk();

  for (const mode of ['error', 'down'] as const) {
    for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, mode);
    await visit();
  }
  await hasLogged('job failed');
  for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, 'none');

  const answered = await new Forms(shop).openContact();
  await database.cut();
  await visit().catch(() => undefined);
  await new Forms(shop).again(answered, { name: person.name, email: person.email, message: person.question });
  await database.mend();
  await until(async () => (await shop.api.get('/api/health')).status === 200, 'The product stays unhealthy');
  for (const mail of await shop.sandbox.emails())
    for (const [, token = ''] of `${mail.text}`.matchAll(/newsletter\/\w+\/([\w-]{20,})/g)) keys.add(token);
  for (const token of keys) await shop.api.get(`/newsletter/confirmar/${token}`, headers);

  const lines = logged();
  // It did log: otherwise nothing here could fail.
  for (const message of [
    'checkout reported',
    'page not found',
    'job failed',
    'database out of reach',
    'form not processed',
    'call refused',
    'upload not readable',
  ]) {
    expect(messagesOf(lines)).toContain(message);
  }
  const text = lines.join('\n');
  const reported = [...Object.values(person), ...keys].filter((secret) =>
    spellings(secret).some((one) => text.includes(one)),
  );
  expect(
    reported.map((secret) => lines.find((line) => spellings(secret).some((one) => line.includes(one)))?.slice(0, 400)),
  ).toEqual([]);
  expect(keys.size).toBeGreaterThan(5);
});

test('every line of it is JSON of one shape', () => {
  const odd = logged().filter((line) => {
    if (BANNER.test(line)) return false;
    return !line.startsWith('{') || !lineSchema.safeParse(JSON.parse(line)).success;
  });
  expect(odd).toEqual([]);
});
