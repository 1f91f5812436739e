import { waitUntil } from '@/scripts/wait-until';
import { times } from '@/tests/support/http/concurrency';
import { Forms } from '@/tests/support/shop/forms';
import { BOUGHT } from '@/tests/support/shop/mails';
import { ownShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

// Of one server.
const CONCURRENT_JOBS = 4;

const shop = ownShop({ instances: 2 });

/** In a row, on all servers. */
const failuresCounted = async () =>
  await shop.rows(`SELECT failed FROM failures_in_a_row WHERE kind = 'payments-failing'`);

test('failures of Stripe are counted at a server while another has had an answer just before', async () => {
  const book = async (index: number) =>
    (await shop.apis[index]?.post('/api/bookings', shop.bookingBody(shop.hours.next())))?.status;
  expect(await book(0)).toBe(201);
  await shop.sandbox.fail('stripe', 'down');
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await book(1)).toBe(502);
  expect(await failuresCounted()).toEqual([{ failed: expect.any(Number) }]);
  await shop.sandbox.fail('stripe', 'none');
  expect(await book(0)).toBe(201);
});

test('what a server was doing when it was killed is finished by another within moments, and done once', async () => {
  const purchases = await times(6, () => shop.place());
  await shop.sandbox.pauseWebhooks();
  for (const { sessionId } of purchases) await shop.sandbox.completeSession(sessionId);
  // Every call is carried out at once and not answered: a killed server does not know what it has done.
  for (const provider of ['google', 'resend'] as const) await shop.sandbox.fail(provider, 'slow', 60_000);
  await shop.sandbox.resumeWebhooks();
  // Both servers run as many jobs as they can.
  const busy = async () => (await shop.jobs.waiting()).filter(({ running }) => running).length === 2 * CONCURRENT_JOBS;
  await waitUntil(busy, { timeout: 60_000, every: 20, message: 'The servers do not run all the jobs they can' });

  await shop.killServer(1);
  for (const provider of ['google', 'resend'] as const) await shop.sandbox.fail(provider, 'none');
  // The queue by itself would give these jobs to another server after four hours.
  await shop.jobs.done(60_000);

  for (const purchase of purchases) {
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    const meetings = await shop.meetingsOf(purchase.orderId);
    expect(meetings).toHaveLength(1);
    expect((await shop.theMail(purchase, 'confirmation')).text).toContain(meetings[0]?.hangoutLink);
  }
});

test('the server that is left is healthy and sells', async () => {
  expect((await shop.api.get('/api/health')).status).toBe(200);
  const purchase = await shop.place();
  await shop.sandbox.completeSession(purchase.sessionId);
  await until(async () => (await shop.mailKinds(purchase)).length === 2, 'The order is not confirmed');
});

test('a job that runs longer than a dead worker is left alone stays with its worker, and runs once', async () => {
  await shop.sandbox.fail('resend', 'slow', 6500);
  await new Forms(shop).contact({ name: 'Eva', email: 'eva@example.com', phone: '', message: 'Hola' });
  // As if they had run for five seconds, after which a dead worker's job is taken: each server looks for those every five seconds.
  const older = async () =>
    (
      await shop.db.query(
        `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '5 seconds' WHERE locked_by IS NOT NULL
           AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-contact-email')`,
      )
    ).rowCount === 2;
  await waitUntil(older, { timeout: 60_000, every: 20, message: 'The two e-mails are not being sent' });
  const attempts: number[] = [];
  const done = async () => {
    const waiting = await shop.jobs.waiting();
    attempts.push(...waiting.map((job) => job.attempts));
    return attempts.includes(1) && waiting.length === 0;
  };
  await waitUntil(done, { timeout: 120_000, every: 20, message: 'The e-mails are not sent' });
  expect(Math.max(...attempts)).toBe(1);
});

test('an answer of Stripe at one server ends what the other has counted, also if the first has had one just before', async () => {
  const ended = async () => (await failuresCounted()).length === 0;
  await waitUntil(ended, { timeout: 60_000, every: 100, message: 'The failures have not ended' });
});

test('a job of a dead worker whose key has gone to a newer one is not given up but gone', async () => {
  const add = `SELECT graphile_worker.add_job('settle-refunds', '{"paymentIntentId": "pi_of_no_order"}', job_key => 'twice',
    max_attempts => 25, run_at => now() + interval '1 hour')`;
  await shop.db.query(add);
  await shop.db.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '1 minute' WHERE key = 'twice'`,
  );
  await shop.db.query(add);
  const waiting = async () =>
    (await shop.db.query(`SELECT key FROM graphile_worker._private_jobs WHERE payload::text LIKE '%pi_of_no_order%'`))
      .rows;
  expect(await waiting()).toHaveLength(2);
  await until(async () => (await waiting()).length === 1, 'The earlier job is still there');
  expect(await waiting()).toEqual([{ key: 'twice' }]);
  await shop.db.query(`SELECT graphile_worker.remove_job('twice')`);
});
