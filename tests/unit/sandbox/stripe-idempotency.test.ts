/** @jest-environment node */
import { freshSandbox, purchase, refusalOf } from '@/tests/support/stack/start-sandbox';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const sandbox = freshSandbox({ now: () => clock });

const create = (idempotencyKey: string, changes = {}) =>
  sandbox.stripe.checkout.sessions.create(purchase(changes), { idempotencyKey });

test('the same key is the same session, answered as the first time', async () => {
  const first = await create('key');
  await sandbox.control.post(`sessions/${first.id}/complete`);
  const second = await create('key');
  expect(second).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect(await sandbox.control.get<unknown[]>('sessions')).toHaveLength(1);
});

test('the same key with other parameters, or elsewhere, is refused', async () => {
  const { id } = await create('key');
  const parameters = await refusalOf(create('key', { client_reference_id: 'order-2' }));
  expect(parameters).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError', rawType: 'idempotency_error' });
  const elsewhere = await refusalOf(sandbox.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'key' }));
  expect(elsewhere.message).toContain('same endpoint');
});

test('a key whose call is not answered yet is in use', async () => {
  await sandbox.control.post('fail', { provider: 'stripe', mode: 'slow', ms: 1000 });
  const [one, other] = await Promise.allSettled([create('key'), create('key')]);
  const refused = [one, other].filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect(await sandbox.control.get<unknown[]>('sessions')).toHaveLength(1);
});

test('many at once with one key make one session', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create('key')));
  const ids = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])));
  expect(ids.size).toBe(1);
  expect(await sandbox.control.get<unknown[]>('sessions')).toHaveLength(1);
});

test('a refused call may be put right and sent again with its key', async () => {
  await refusalOf(create('key', { expires_at: 1 }));
  expect(await create('key')).toMatchObject({ status: 'open' });
});

test('a key is forgotten after 24 hours', async () => {
  const first = await create('key');
  clock += 24 * 60 * 60 * 1000 + 1000;
  expect((await create('key')).id).not.toBe(first.id);
});
