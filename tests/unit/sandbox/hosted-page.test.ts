/** @jest-environment node */
import { freshSandbox, goodCard, purchase, type SentEvent, submitCard } from '@/tests/support/stack/start-sandbox';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const sandbox = freshSandbox({ now: () => clock });

const create = async (changes = {}) => (await sandbox.stripe.checkout.sessions.create(purchase(changes))).id;
const statusOf = (id: string) => sandbox.stripe.checkout.sessions.retrieve(id);
const visit = async (id: string) => {
  const response = await fetch(`${sandbox.url}/pay/${id}`);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('the page says what is bought, for how much, and that nothing is charged', async () => {
  const id = await create();
  const { status, text, headers } = await visit(id);
  expect(status).toBe(200);
  expect(text).toContain('Página de pago simulada, no se cobra nada');
  expect(text).toContain('Sesión de consultoría');
  expect(text).toMatch(/259,00\s€/);
  expect(text).toContain('irene@correo.example');
  expect(text).toContain(`href="http://localhost:3000/payment-canceled?session_id=${id}"`);
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000");
});

test('what the shop calls its product cannot become markup', async () => {
  const id = await create({
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 5000, product_data: { name: '<script>alert(1)</script>' } },
      },
    ],
  });
  expect((await visit(id)).text).not.toContain('<script>');
});

test('a good card pays and goes back to the shop with the session', async () => {
  const id = await create();
  const answer = await submitCard(sandbox, id, goodCard);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/payment-success?session_id=${id}`);
  expect(await statusOf(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'irene@correo.example', name: 'Irene Salas' },
  });
});

test('pressing twice pays once', async () => {
  const id = await create();
  const answers = await Promise.all([1, 2, 3].map(() => submitCard(sandbox, id, goodCard)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const events = await sandbox.control.get<SentEvent[]>('events');
  expect(events.filter(({ type }) => type === 'checkout.session.completed')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'charge.succeeded')).toHaveLength(1);
});

test('a declined card leaves the session open for another', async () => {
  const id = await create();
  const declined = await submitCard(sandbox, id, { ...goodCard, number: '4000000000000002' });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Tu tarjeta ha sido rechazada.');
  expect(await statusOf(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect((await submitCard(sandbox, id, goodCard)).status).toBe(303);
  const session = await statusOf(id);
  const intent = await sandbox.stripe.paymentIntents.retrieve(String(session.payment_intent));
  expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
});

test('a card whose money comes later completes the session unpaid', async () => {
  const id = await create();
  const answer = await submitCard(sandbox, id, { ...goodCard, number: '4000 0000 0000 3220' });
  expect(answer.status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect((await visit(id)).text).toContain('Este pago está en camino');
});

test.each([
  ['an unknown card', { number: '4111 1111 1111 1111' }, 'Esta tarjeta no sirve aquí'],
  ['a number that is too short', { number: '4242' }, 'está incompleto'],
  ['a card that has expired', { expiry: '01/20' }, 'Esta tarjeta ha caducado.'],
  ['a month that does not exist', { expiry: '13/40' }, 'Escribe la caducidad como MM/AA'],
  ['a code of two figures', { cvc: '12' }, 'El CVC tiene tres cifras'],
  ['no name', { name: ' ' }, 'Escribe el nombre que figura en la tarjeta.'],
])('%s is refused beside its field, and what was typed is kept', async (_what, change, message) => {
  const id = await create();
  const answer = await submitCard(sandbox, id, { ...goodCard, ...change });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toContain(message);
  expect(text).toContain('aria-invalid="true"');
  if (!('name' in change)) expect(text).toContain('value="Irene Salas"');
  expect(text).not.toContain('value="123"');
  expect(await statusOf(id)).toMatchObject({ status: 'open' });
});

test('an address is asked for when the shop gave none', async () => {
  const id = await create({ customer_email: undefined });
  expect((await submitCard(sandbox, id, goodCard)).status).toBe(422);
  expect((await submitCard(sandbox, id, { ...goodCard, email: 'ana@correo.example' })).status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ customer_email: null, customer_details: { email: 'ana@correo.example' } });
});

test('a card is good until the end of its month', async () => {
  const id = await create();
  const today = new Date(clock);
  const expiry = `${String(today.getUTCMonth() + 1).padStart(2, '0')}/${String(today.getUTCFullYear()).slice(2)}`;
  expect((await submitCard(sandbox, id, { ...goodCard, expiry })).status).toBe(303);
});

test('closed sessions say how they ended and take no money', async () => {
  const [paid, over] = [await create(), await create()];
  await submitCard(sandbox, paid, goodCard);
  expect((await visit(paid)).text).toContain('Este pago ya está hecho');
  clock += 24 * 60 * 60 * 1000;
  const expired = await submitCard(sandbox, over, goodCard);
  expect(expired.status).toBe(410);
  expect(await expired.text()).toContain('Este pago ha caducado');
  expect(await statusOf(over)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  expect((await visit('cs_test_unknown')).status).toBe(404);
});
