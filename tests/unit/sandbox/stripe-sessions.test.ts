/** @jest-environment node */
import type Stripe from 'stripe';
import { freshSandbox, purchase, refusalOf, type SentEvent, stripeAt } from '@/tests/support/stack/start-sandbox';

const halfAnHour = 30 * 60;
let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const sandbox = freshSandbox({ now: () => clock });

const now = () => Math.floor(clock / 1000);
const create = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  sandbox.stripe.checkout.sessions.create(purchase(changes));
const withPrice = (price: object, quantity = 1) =>
  create({
    line_items: [
      { quantity, price_data: { currency: 'eur', unit_amount: 25900, product_data: { name: 'Sesión' }, ...price } },
    ],
  });

test('a session is created open, unpaid and with the address of its page', async () => {
  const session = await create({ locale: 'es', allowed_payment_method_types: ['card'] });
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 25900,
    currency: 'eur',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'order-1',
    metadata: { order_id: 'order-1' },
    customer_email: 'irene@correo.example',
    locale: 'es',
    livemode: false,
    allowed_payment_method_types: ['card'],
    expires_at: now() + 24 * 60 * 60,
    url: `${sandbox.url}/pay/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_\w{58,}$/);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
});

test.each([
  [halfAnHour, 'open'],
  [24 * 60 * 60, 'open'],
])('an expiry %i seconds away is taken', async (seconds, status) => {
  expect(await create({ expires_at: now() + seconds })).toMatchObject({ status, expires_at: now() + seconds });
});

test.each([
  [halfAnHour - 1, 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'],
  [24 * 60 * 60 + 1, 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'],
])('an expiry %i seconds away is refused', async (seconds, message) => {
  const refusal = await refusalOf(create({ expires_at: now() + seconds }));
  expect(refusal).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', param: 'expires_at', message });
});

test('a missing success_url is named', async () => {
  expect(await refusalOf(create({ success_url: undefined }))).toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
    param: 'success_url',
    message: 'Missing required param: success_url.',
  });
});

test.each([
  ['a fraction of a cent', { unit_amount: 12.5 }, 'parameter_invalid_integer', 'Invalid integer: 12.5'],
  [
    'a negative amount',
    { unit_amount: -1 },
    'parameter_invalid_integer',
    'This value must be greater than or equal to 1.',
  ],
  ['less than Stripe takes', { unit_amount: 49 }, 'amount_too_small', 'must add up to at least €0.50 eur'],
  ['another currency', { currency: 'usd' }, undefined, 'eur only'],
  ['a product without a name', { product_data: {} }, 'parameter_missing', '[product_data][name]'],
])('%s is refused', async (_what, price, code, message) => {
  const refusal = await refusalOf(withPrice(price));
  expect(refusal).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', code });
  expect(refusal.message).toContain(message);
});

test('a parameter that Stripe does not know, or that is not played, is refused by its path', async () => {
  const unknown = await refusalOf(create({ ['wrong' as 'locale']: 'x' }));
  expect(unknown).toMatchObject({
    code: 'parameter_unknown',
    param: 'wrong',
    message: 'Received unknown parameter: wrong',
  });
  const nested = await refusalOf(withPrice({ discount: 3 }));
  expect(nested.param).toBe('line_items[0][price_data][discount]');
});

test('quantities multiply', async () => {
  expect((await withPrice({ unit_amount: 879 }, 3)).amount_total).toBe(2637);
});

test('a session that was asked to expire is expired, says so once, and cannot expire again', async () => {
  const { id } = await create();
  const expired = await sandbox.stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  const again = await refusalOf(sandbox.stripe.checkout.sessions.expire(id));
  expect(again).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
  expect(again.message).toBe(
    'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
  );
  const events = await sandbox.control.get<SentEvent[]>('events');
  expect(events.map(({ type }) => type)).toEqual(['checkout.session.expired']);
});

test('a session expires by itself when its time is over', async () => {
  const { id } = await create({ expires_at: now() + halfAnHour });
  clock += halfAnHour * 1000;
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  await expect(sandbox.control.post(`sessions/${id}/complete`)).rejects.toThrow('409');
});

test('a paid session carries its payment, and cannot expire', async () => {
  const { id } = await create();
  await sandbox.control.post(`sessions/${id}/complete`);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(session.line_items?.data[0]).toMatchObject({ description: 'Sesión de consultoría', amount_total: 25900 });
  expect(session.payment_intent).toMatchObject({
    object: 'payment_intent',
    status: 'succeeded',
    amount_received: 25900,
    metadata: { order_id: 'order-1' },
    latest_charge: { object: 'charge', paid: true, metadata: { order_id: 'order-1' } },
  });
  expect((await refusalOf(sandbox.stripe.checkout.sessions.expire(id))).message).toContain('status of `complete`');
});

test('a promised payment ends with the money or without it', async () => {
  const [kept, broken] = [await create(), await create()];
  for (const { id, succeeded } of [
    { id: kept.id, succeeded: true },
    { id: broken.id, succeeded: false },
  ]) {
    await sandbox.control.post(`sessions/${id}/complete`, { paymentStatus: 'unpaid' });
    expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await sandbox.control.post(`sessions/${id}/async`, { succeeded });
  }
  expect((await sandbox.stripe.checkout.sessions.retrieve(kept.id)).payment_status).toBe('paid');
  expect((await sandbox.stripe.checkout.sessions.retrieve(broken.id)).payment_status).toBe('unpaid');
  const types = (await sandbox.control.get<SentEvent[]>('events')).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('checkout.'))).toEqual([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
  ]);
});

test('sessions are listed newest first, by pages and filters', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) {
    ids.unshift((await create()).id);
    clock += 10_000;
  }
  const { sessions } = sandbox.stripe.checkout;
  const first = await sessions.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const second = await sessions.list({ limit: 3, starting_after: ids[1] });
  expect(second).toMatchObject({ has_more: false });
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2));
  const all: string[] = [];
  for await (const { id } of sessions.list({ limit: 2 })) all.push(id);
  expect(all).toEqual(ids);

  await sandbox.control.post(`sessions/${ids[3]}/complete`);
  const paid = await sessions.list({ status: 'complete' });
  expect(paid.data.map(({ id }) => id)).toEqual([ids[3]]);
  const intent = paid.data[0]?.payment_intent;
  expect((await sessions.list({ payment_intent: String(intent) })).data).toHaveLength(1);
  expect((await sessions.list({ created: { gte: now() - 25 } })).data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
});

test('a list has no filter for payments, and carries line items and charges where they are asked for', async () => {
  const { id } = await create();
  await sandbox.control.post(`sessions/${id}/complete`);
  await sandbox.control.post(`sessions/${id}/refund`, { amount: 900 });
  const filtered = await refusalOf(
    sandbox.stripe.checkout.sessions.list({ payment_status: 'paid' } as Stripe.Checkout.SessionListParams),
  );
  expect(filtered).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'payment_status' });
  const sessions = await sandbox.stripe.checkout.sessions.list({ status: 'complete', expand: ['data.line_items'] });
  expect(sessions.data[0]?.line_items?.data[0]).toMatchObject({ description: 'Sesión de consultoría' });
  const refunds = await sandbox.stripe.refunds.list({ created: { gte: now() - 60 }, expand: ['data.charge'] });
  expect(refunds.data[0]?.charge).toMatchObject({ amount_refunded: 900, metadata: { order_id: 'order-1' } });
});

test('unknown ids and addresses are refused as Stripe refuses them', async () => {
  const session = await refusalOf(sandbox.stripe.checkout.sessions.retrieve('cs_test_unknown'));
  expect(session).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: 'No such checkout.session: cs_test_unknown',
  });
  const intent = await refusalOf(sandbox.stripe.paymentIntents.retrieve('pi_unknown'));
  expect(intent).toMatchObject({ code: 'resource_missing', message: "No such payment_intent: 'pi_unknown'" });
  const address = await refusalOf(sandbox.stripe.customers.list());
  expect(address.message).toContain('Unrecognized request URL (GET: /v1/customers)');
});

test('a key is required, and a live one is refused', async () => {
  const without = await fetch(`${sandbox.url}/v1/checkout/sessions`);
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  const basic = { Authorization: `Basic ${Buffer.from('sk_test_local:').toString('base64')}` };
  expect((await fetch(`${sandbox.url}/v1/checkout/sessions`, { headers: basic })).status).toBe(200);
  const live = await refusalOf(stripeAt(sandbox.url, 'sk_live_real').checkout.sessions.list());
  expect(live).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
});
