import type { mailKinds } from '@/tests/support/shop/mails';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { sharedShop } from '@/tests/support/shop/shop';

const DAY = 24 * 60;

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeAll(async () => {
  // An hour of the next day may be too near for a reminder a day before.
  for (let day = 0; day < 2; day += 1) shop.hours.day();
});
beforeEach(() => shop.clear());

type Buyer = Parameters<typeof mailKinds>[1];

const remindersOf = async (buyer: Buyer) => (await shop.mailKinds(buyer)).filter((kind) => kind.startsWith('reminder'));

/** Those that wait, by version and kind. */
async function waiting(): Promise<{ kind: string; sequence: number }[]> {
  const { rows } = await shop.db.query<{ payload: { kind: string; sequence: number } }>(
    `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'send-reminder' ORDER BY j.run_at`,
  );
  return rows.map(({ payload: { kind, sequence } }) => ({ kind, sequence }));
}

const queueAgain = (orderId: string, kind: string, sequence = 0) =>
  shop.db.query(
    `SELECT graphile_worker.add_job('send-reminder', json_build_object('bookingId', id, 'sequence', $3::int, 'kind', $2::text))
     FROM bookings WHERE order_id = $1 AND status <> 'expired'`,
    [orderId, kind, sequence],
  );

test('a day before, two hours before and the day after, once each, with what is needed', async () => {
  const order = await pages.bought();
  await shop.jobs.remindersRun();
  expect(await remindersOf(order)).toEqual([]);

  await pages.beginsIn(order.orderId, DAY - 1);
  await shop.jobs.remindersRun();
  expect(await remindersOf(order)).toEqual(['reminder: day before']);
  const dayBefore = await shop.theMail(order, 'reminder: day before');
  expect(dayBefore.text).toContain('https://meet.google.com/');
  expect(dayBefore.text).toContain(`${order.page}/cambiar`);

  await pages.beginsIn(order.orderId, 119);
  await shop.jobs.remindersRun();
  expect(await remindersOf(order)).toEqual(['reminder: day before', 'reminder: two hours']);

  await pages.beginsIn(order.orderId, -3 * DAY);
  await shop.jobs.remindersRun();
  const all = ['reminder: day after', 'reminder: day before', 'reminder: two hours'];
  expect(await remindersOf(order)).toEqual(all);
  const dayAfter = await shop.theMail(order, 'reminder: day after');
  expect(dayAfter.text).toContain('Desistir del contrato aquí');
  expect(dayAfter.text).toContain(`${order.page}/desistir`);
});

test('a repeated job, as after a crash, sends nothing more', async () => {
  const order = await pages.bought();
  await pages.beginsIn(order.orderId, DAY - 1);
  await shop.jobs.remindersRun();
  await queueAgain(order.orderId, 'day-before');
  await shop.jobs.remindersRun();
  // As if it had ended between the e-mail and its note.
  await shop.db.query('DELETE FROM reminders');
  await queueAgain(order.orderId, 'day-before');
  await shop.jobs.remindersRun();
  expect(await remindersOf(order)).toEqual(['reminder: day before']);
});

test('of a moved hour only the new one is reminded of', async () => {
  const order = await pages.bought();
  expect(await waiting()).toEqual(
    expect.arrayContaining([
      { kind: 'two-hours', sequence: 0 },
      { kind: 'day-after', sequence: 0 },
    ]),
  );
  await pages.move(order.page, shop.hours.next());
  await pages.done();
  expect((await waiting()).filter(({ kind }) => kind !== 'day-before').map(({ sequence }) => sequence)).toEqual([2, 2]);
  await pages.beginsIn(order.orderId, 119);
  await queueAgain(order.orderId, 'two-hours', 0);
  await shop.jobs.remindersRun();
  expect(await remindersOf(order)).toEqual(['reminder: two hours']);
  expect(await shop.rows('SELECT sequence FROM reminders')).toEqual([{ sequence: 2 }]);
});

test('of a cancelled, withdrawn or past hour there is no reminder', async () => {
  const [cancelled, withdrawn, past] = [await pages.bought(), await pages.bought(), await pages.bought()];
  await pages.cancel(cancelled.page);
  await shop.db.query(
    `INSERT INTO withdrawals (id, order_id, state, basis, channel, name, contract, ack_email, statement, submitted_at, execute_at)
     VALUES (gen_random_uuid(), $1, 'registered', 'law', 'order-page', 'n', 'c', 'e', 's', now(), now())`,
    [withdrawn.orderId],
  );
  await pages.beginsIn(withdrawn.orderId, 100);
  await pages.beginsIn(past.orderId, -10);
  await pages.done();
  for (const { orderId } of [cancelled, withdrawn, past]) {
    await queueAgain(orderId, 'day-before');
    await queueAgain(orderId, 'two-hours');
  }
  await shop.jobs.remindersRun();
  for (const order of [cancelled, withdrawn, past]) expect(await remindersOf(order)).toEqual([]);
});
