/** @jest-environment node */
import Stripe from 'stripe';
import {
  closeAll,
  goodCard,
  purchase,
  receiver,
  type SentEvent,
  start,
  submitCard,
  webhookSecret,
} from '@/tests/support/stack/start-sandbox';

const stripe = new Stripe('sk_test_local');
afterEach(closeAll);

async function withReceiver(answer?: () => number) {
  const endpoint = await receiver(answer);
  const sandbox = await start({ webhookUrl: endpoint.url });
  const pay = async () => {
    const { id } = await sandbox.stripe.checkout.sessions.create(purchase());
    await sandbox.control.post(`sessions/${id}/complete`);
    return id;
  };
  const completed = async () => {
    const events = await sandbox.control.get<SentEvent[]>('events');
    return events.filter(({ type }) => type === 'checkout.session.completed');
  };
  return { endpoint, sandbox, pay, completed };
}

test('a paid session is reported with a signature that the SDK accepts', async () => {
  const { endpoint, pay } = await withReceiver();
  const id = await pay();
  const [delivered] = await endpoint.arrived(1);
  const event = stripe.webhooks.constructEvent(delivered?.body ?? '', delivered?.signature ?? '', webhookSecret);
  expect(event).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    pending_webhooks: 1,
    api_version: Stripe.API_VERSION,
    request: { id: null, idempotency_key: null },
    data: { object: { id, status: 'complete', payment_status: 'paid', metadata: { order_id: 'order-1' } } },
  });
  expect(event.id).toMatch(/^evt_/);
  expect(() =>
    stripe.webhooks.constructEvent(`${delivered?.body} `, delivered?.signature ?? '', webhookSecret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('an event that an API call caused names the call', async () => {
  const { endpoint, sandbox } = await withReceiver();
  const { id } = await sandbox.stripe.checkout.sessions.create(purchase());
  const expired = await sandbox.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'expire-it' });
  const [delivered] = await endpoint.arrived(1);
  expect(JSON.parse(delivered?.body ?? '')).toMatchObject({
    type: 'checkout.session.expired',
    request: { id: expired.lastResponse.requestId, idempotency_key: 'expire-it' },
  });
});

test('the hosted page answers before the webhook is accepted', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = await import('node:http').then(({ createServer }) =>
    createServer(async (_request, response) => {
      await held;
      response.writeHead(200).end();
    }),
  );
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sandbox = await start({ webhookUrl: `http://127.0.0.1:${port}/` });
  const { id } = await sandbox.stripe.checkout.sessions.create(purchase());
  const answer = await submitCard(sandbox, id, goodCard);
  expect(answer.status).toBe(303);
  release();
  slow.close();
});

test('an event that was not accepted is sent again until it is', async () => {
  const answers = [500, 200];
  const { endpoint, pay, completed } = await withReceiver(() => answers.shift() ?? 200);
  await pay();
  const [first, second] = await endpoint.arrived(2);
  expect(second?.body).toBe(first?.body);
  const attempts = (await completed())[0]?.delivery?.attempts;
  expect(attempts?.[0]).toMatchObject({ status: 500 });
});

test('during a pause nothing goes out; afterwards everything does', async () => {
  const { endpoint, sandbox, pay, completed } = await withReceiver();
  await sandbox.control.post('webhooks/pause');
  await pay();
  await pay();
  expect((await completed()).map(({ delivery }) => delivery?.attempts.length)).toEqual([0, 0]);
  await sandbox.control.post('webhooks/resume');
  expect(endpoint.received).toHaveLength(2);
  const deliveries = (await completed()).map(({ delivery, pending_webhooks }) => ({ ...delivery, pending_webhooks }));
  expect(deliveries).toMatchObject([
    { status: 'delivered', pending_webhooks: 0 },
    { status: 'delivered', pending_webhooks: 0 },
  ]);
});

test('a lost webhook stays lost, but can be sent again by hand', async () => {
  const { endpoint, sandbox, pay, completed } = await withReceiver();
  await sandbox.control.post('webhooks/pause');
  await pay();
  expect(await sandbox.control.post('webhooks/drop')).toEqual({ dropped: 1 });
  await sandbox.control.post('webhooks/resume');
  expect(endpoint.received).toHaveLength(0);
  const [lost] = await completed();
  expect(await sandbox.control.post(`events/${lost?.id}/redeliver`)).toMatchObject({ status: 200, error: null });
  expect(await sandbox.control.post(`events/${lost?.id}/redeliver`)).toMatchObject({ status: 200 });
  expect(endpoint.received).toHaveLength(2);
});

test('events are listed at Stripe, those without a subscription too', async () => {
  const { sandbox, pay } = await withReceiver();
  await pay();
  const all = await sandbox.stripe.events.list();
  expect(all.data.map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.succeeded',
  ]);
  const [completed] = (await sandbox.stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect((await sandbox.stripe.events.retrieve(completed?.id ?? '')).id).toBe(completed?.id);
});

test('any text can be signed, for tests that send their own events', async () => {
  const { sandbox } = await withReceiver();
  const payload = '{"id":"evt_own","object":"event"}';
  const { header } = await sandbox.control.post<{ header: string }>('sign', { payload });
  expect(stripe.webhooks.constructEvent(payload, header, webhookSecret)).toMatchObject({ id: 'evt_own' });
});
