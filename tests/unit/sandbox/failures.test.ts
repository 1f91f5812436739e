/** @jest-environment node */
import { freshSandbox, goodCard, purchase, refusalOf, submitCard } from '@/tests/support/stack/start-sandbox';
import { until } from '@/tests/support/stack/until';

const sandbox = freshSandbox();

const fail = (provider: string, mode: string, ms?: number) => sandbox.control.post('fail', { provider, mode, ms });
const letter = { from: 'a@b.example', to: 'c@d.example', subject: 'Hola', text: 'Hola' };
const create = () => sandbox.stripe.checkout.sessions.create(purchase());

test('down cuts the connection and does nothing', async () => {
  await fail('stripe', 'down');
  expect(await refusalOf(create())).toMatchObject({ type: 'StripeConnectionError' });
  await fail('stripe', 'none');
  expect(await sandbox.control.get<unknown[]>('sessions')).toHaveLength(0);
  expect(await create()).toMatchObject({ status: 'open' });
});

test('error is the provider’s own 500', async () => {
  const listMeetings = () => sandbox.calendar.list({ calendarId: 'primary' }, sandbox.atSandbox);
  // Google's library asks four times for a token, so it gets one before.
  await listMeetings();
  for (const provider of ['stripe', 'resend', 'google']) await fail(provider, 'error');
  expect(await refusalOf(create())).toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
  const { error } = await sandbox.resend.emails.send(letter);
  expect(error).toMatchObject({ statusCode: 500, name: 'internal_server_error' });
  await expect(listMeetings()).rejects.toMatchObject({
    status: 500,
  });
});

test('slow answers late, but what it answers is done', async () => {
  await fail('stripe', 'slow', 300);
  const started = performance.now();
  const session = await create();
  expect(performance.now() - started).toBeGreaterThanOrEqual(290);
  expect(session.status).toBe('open');
});

test('a client that gives up on a slow answer finds the work done when it asks again', async () => {
  await fail('stripe', 'slow');
  const options = { idempotencyKey: 'key', timeout: 200 };
  expect(await refusalOf(sandbox.stripe.checkout.sessions.create(purchase(), options))).toMatchObject({
    type: 'StripeConnectionError',
  });
  await fail('stripe', 'none');
  const [made] = await sandbox.control.get<{ id: string }[]>('sessions');
  const replay = await sandbox.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'key' });
  expect(replay.id).toBe(made?.id);
});

test('a slow answer that is under way is given when its provider is well again', async () => {
  await fail('stripe', 'slow', 3_600_000);
  const session = create();
  await until(async () => (await sandbox.control.get<unknown[]>('sessions')).length === 1, 'No session is made');
  await fail('stripe', 'none');
  expect((await session).status).toBe('open');
});

test('a failure is one provider’s: the others, the hosted page and the controls go on', async () => {
  const { id } = await create();
  await fail('stripe', 'down');
  await fail('google', 'down');
  expect((await submitCard(sandbox, id, goodCard)).status).toBe(303);
  expect((await sandbox.resend.emails.send(letter)).error).toBeNull();
  await sandbox.control.post('reset');
  expect(await create()).toMatchObject({ status: 'open' });
});

test('every call to a provider is counted and timed, the failed ones too', async () => {
  const { id } = await create();
  await sandbox.stripe.checkout.sessions.retrieve(id);
  await fail('stripe', 'error');
  await refusalOf(create());
  await sandbox.resend.emails.send(letter);
  const log = await sandbox.control.get<{ count: number; counts: object; requests: object[] }>(
    'requests?provider=stripe',
  );
  expect(log.count).toBe(3);
  expect(log.counts).toEqual({
    'stripe POST /v1/checkout/sessions': 2,
    'stripe GET /v1/checkout/sessions/{id}': 1,
  });
  expect(log.requests).toMatchObject([
    { provider: 'stripe', method: 'POST', path: '/v1/checkout/sessions', status: 200, durationMs: expect.any(Number) },
    { method: 'GET', path: `/v1/checkout/sessions/${id}`, status: 200 },
    { method: 'POST', status: 500 },
  ]);
});

test('a wrong control is refused with its reason', async () => {
  await expect(fail('paypal', 'down')).rejects.toThrow('422');
  await expect(sandbox.control.post('nonsense')).rejects.toThrow('404');
});
