/** @jest-environment node */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  closeAll,
  goodCard,
  purchase,
  receiver,
  type SentEvent,
  start,
  submitCard,
} from '@/tests/support/stack/start-sandbox';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  await closeAll();
  rmSync(dataDir, { recursive: true });
});

const kept = () => readFileSync(join(dataDir, 'sandbox.jsonl'), 'utf8');

test('everything is there after a restart, under the new address', async () => {
  const first = await start({ dataDir });
  const session = await first.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'key' });
  const paid = await first.stripe.checkout.sessions.create(purchase());
  await submitCard(first, paid.id, goodCard);
  await first.resend.emails.send({ from: 'a@b.example', to: 'c@d.example', subject: 'Hola', text: 'Hola' });
  await first.close();

  const second = await start({ dataDir });
  expect(await second.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    url: `${second.url}/pay/${session.id}`,
  });
  expect(await second.stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({ payment_status: 'paid' });
  expect(await second.control.get<unknown[]>('emails')).toHaveLength(1);
  const replay = await second.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'key' });
  expect(replay.id).toBe(session.id);
});

test('a payment is on disk before it is reported', async () => {
  const sandbox = await start({ dataDir });
  const { id } = await sandbox.stripe.checkout.sessions.create(purchase());
  await submitCard(sandbox, id, goodCard);
  const lines = kept()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ in: 'sessions', id, is: expect.objectContaining({ paymentStatus: 'paid' }) }),
  );
});

test('a line that was cut in the middle of its writing is dropped, and the file goes on', async () => {
  const first = await start({ dataDir });
  const { id } = await first.stripe.checkout.sessions.create(purchase());
  await first.close();
  appendFileSync(join(dataDir, 'sandbox.jsonl'), '{"in":"sessions","id":"cs_test_cut","is":{"id":"cs_te');

  const second = await start({ dataDir });
  expect(await second.control.get<unknown[]>('sessions')).toHaveLength(1);
  const { id: next } = await second.stripe.checkout.sessions.create(purchase());
  await second.close();
  const third = await start({ dataDir });
  expect(await third.control.get('sessions')).toMatchObject([{ id }, { id: next }]);
});

test('what was superseded is not kept over a restart', async () => {
  const first = await start({ dataDir });
  const { id } = await first.stripe.checkout.sessions.create(purchase());
  await first.control.post(`sessions/${id}/complete`);
  await first.close();
  const before = kept();
  await (await start({ dataDir })).close();
  expect(before.split(`"id":"${id}","is"`)).toHaveLength(3);
  expect(kept().split(`"id":"${id}","is"`)).toHaveLength(2);
});

test('an event that waits is delivered after the restart, also when it was paused before', async () => {
  const endpoint = await receiver();
  const first = await start({ dataDir, webhookUrl: endpoint.url });
  await first.control.post('webhooks/pause');
  const { id } = await first.stripe.checkout.sessions.create(purchase());
  await first.control.post(`sessions/${id}/complete`);
  await first.close();

  const second = await start({ dataDir, webhookUrl: endpoint.url });
  expect(endpoint.received).toHaveLength(0);
  await second.control.post('webhooks/resume');
  expect(endpoint.received).toHaveLength(1);
  const [delivered] = (await second.control.get<SentEvent[]>('events')).filter(({ delivery }) => delivery);
  expect(delivered?.delivery?.status).toBe('delivered');
});

test('a reset empties the file too', async () => {
  const first = await start({ dataDir });
  await first.stripe.checkout.sessions.create(purchase());
  await first.control.post('reset');
  await first.close();
  const second = await start({ dataDir });
  expect(await second.control.get<unknown[]>('sessions')).toHaveLength(0);
});
