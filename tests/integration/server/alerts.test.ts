import { addMinutes } from 'date-fns';
import pg from 'pg';
import { madridDate } from '@/lib/shared/madrid-time';
import { inDrill } from '@/tests/support/drill/in-drill';
import { AlertChannels } from '@/tests/support/shop/alert-channels';
import { brokenThings, finishSweeps, takePresence } from '@/tests/support/shop/broken-things';
import { createTestDatabase, type TestDatabase } from '@/tests/support/stack/database';
import { closeAll, start } from '@/tests/support/stack/start-sandbox';
import { type Pretended, WatcherProcess } from '@/tests/support/stack/watcher-process';

const WITHIN_MINUTES = 15;
const ORDERS = inDrill(300, 3_000);
const TOKEN = 'secret-of-the-receiver';
const NOT_TOLD = { mail: 0, webhook: 0 };
const ONCE = { mail: 1, webhook: 1 };

let database: TestDatabase;
let db: pg.Client;
let channels: AlertChannels;
let servers: WatcherProcess[];
/** The test's clock. It only goes forward, because the alerts remember. */
let clock = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client(database.url);
  await db.connect();
  await takePresence(db);
  const sandbox = await start();
  channels = await AlertChannels.open(sandbox.url);
  const places = { databaseUrl: database.url, sandboxUrl: sandbox.url, webhookUrl: channels.url };
  const env = { ALERT_WEBHOOK_TOKEN: TOKEN, DATABASE_ALERT_GB: '0.05' };
  servers = await Promise.all([WatcherProcess.start(places, env), WatcherProcess.start(places, env)]);
  await watchFor(1);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await channels.close();
  await closeAll();
  await db.end();
  await database.drop();
});

/** All servers look at the same time, once a minute, or only at those minutes. */
async function watchFor(minutes: number, pretended: Pretended = {}, at = everyMinute(minutes)): Promise<void> {
  const begun = clock;
  for (const minute of at) {
    clock = addMinutes(begun, minute);
    await finishSweeps(db, clock);
    await Promise.all(servers.map((server) => server.look(clock, pretended)));
  }
}

function everyMinute(minutes: number): number[] {
  return Array.from({ length: minutes }, (_, index) => index + 1);
}

/** In the suite at the last minute, and before a long time at the first: what is told depends on times, not on how often they look. */
const watchBriefly = (minutes: number, pretended?: Pretended) =>
  watchFor(minutes, pretended, inDrill(minutes > 4 ? [1, minutes] : [minutes], everyMinute(minutes)));

/** What is counted by the day would end in the middle of a test. */
async function leaveMidnightBehind(): Promise<void> {
  if (madridDate(clock) !== madridDate(addMinutes(clock, 2 * WITHIN_MINUTES))) await watchBriefly(2 * WITHIN_MINUTES);
}

/** Something of its own kind, so that the tests below do not see each other's. */
async function tellOf(kind: 'signatures-refused' | 'order-unconfirmed'): Promise<void> {
  await channels.forget();
  // What ended less than a day ago may not be told at once.
  await db.query('DELETE FROM alerts WHERE over_at IS NOT NULL');
  await brokenThings[kind]?.breaks(db, clock);
}

async function everythingMended(): Promise<void> {
  for (const kind of ['signatures-refused', 'order-unconfirmed']) await brokenThings[kind]?.mends(db, clock);
  await watchFor(4);
}

describe('a lasting failure reaches both channels within 15 minutes, once, and so does its end', () => {
  test.each(Object.entries(brokenThings))('%s', async (kind, { breaks, mends, pretended }) => {
    await channels.mail.reset();
    channels.posted.length = 0;
    await leaveMidnightBehind();
    await breaks(db, clock);
    await watchBriefly(WITHIN_MINUTES, pretended);
    expect(await channels.told(kind, 'open')).toEqual(ONCE);
    await watchBriefly(2, pretended);
    expect(await channels.told(kind, 'open')).toEqual(ONCE);
    expect(await channels.told(kind, 'over')).toEqual(NOT_TOLD);

    await mends(db, clock);
    await watchBriefly(4);
    expect(await channels.told(kind, 'over')).toEqual(ONCE);
    expect(await channels.told(kind, 'open')).toEqual(ONCE);
    expect(channels.posted).toHaveLength(2);
    expect(await channels.mail.emails()).toHaveLength(2);
  });
});

test('a calendar that cannot be read is told after half an hour, and only while there are people at the desk', async () => {
  const kind = 'busy-calendar-unread';
  const told = async () => [await channels.told(kind, 'open'), await channels.told(kind, 'over')];
  await channels.forget();
  await leaveMidnightBehind();
  await brokenThings[kind]?.breaks(db, addMinutes(clock, 31));
  await watchBriefly(29);
  expect(await told()).toEqual([NOT_TOLD, NOT_TOLD]);
  await watchFor(3);
  expect(await told()).toEqual([ONCE, NOT_TOLD]);
  await db.query('UPDATE staff SET removed_at = now()');
  await watchFor(4);
  expect(await told()).toEqual([ONCE, ONCE]);
  await brokenThings[kind]?.mends(db, clock);
});

test('an alert says what and since when, to the staff and to a chat, and names nobody', async () => {
  await tellOf('order-unconfirmed');
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM orders WHERE status = 'needs_attention'`);
  await watchFor(7);
  const [post] = channels.posted;
  expect(post).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    text: expect.stringMatching(/^El Sofá Del Dinero\nAviso: Hay un pago sin pedido confirmado, desde .*Pedido: /),
    alerts: [
      {
        kind: 'order-unconfirmed',
        key: rows[0]?.id,
        overAt: null,
        figures: { order: rows[0]?.id, reason: 'hour-lost', status: 'needs_attention' },
      },
    ],
  });
  const [mail] = await channels.mail.emails();
  expect(mail?.text).toContain(rows[0]?.id);
  expect(mail?.text).toContain('devuelve el dinero desde Stripe');
  expect(JSON.stringify([post, mail])).not.toMatch(/Eva|eva@/);
  await everythingMended();
});

test('the end of the holidays says its day and where they are added, and is over once the next list is complete', async () => {
  const kind = 'closed-days-end';
  await channels.forget();
  const year = Number(madridDate(clock).slice(0, 4));
  const ends = { lastDecreedDay: `${year - 1}-12-31` };
  await watchFor(2, ends);
  expect(await channels.told(kind, 'open')).toEqual(ONCE);
  expect(channels.posted[0]?.text).toContain(`La tabla de festivos termina el 31 de diciembre de ${year - 1}`);
  expect(channels.posted[0]?.text).toContain('/mesa/agenda?ver=reglas#festivos');
  const [mail] = await channels.mail.emails();
  expect(mail?.html).toContain('/mesa/agenda?ver=reglas#festivos');
  expect(mail?.text).toContain('Añade los festivos del año siguiente');
  await db.query(
    `INSERT INTO settings (id, key, value, since, by_id, by_name)
     VALUES (gen_random_uuid(), 'holidays-complete-until', $1, $2, gen_random_uuid(), 'Marta')`,
    [JSON.stringify(year + 1), clock],
  );
  await watchFor(4, ends);
  expect(await channels.told(kind, 'over')).toEqual(ONCE);
  await db.query('TRUNCATE settings');
});

test('one poisoned job does not hide a provider that is down', async () => {
  await channels.forget();
  await brokenThings['mail-failing']?.breaks(db, clock);
  await db.query(`UPDATE graphile_worker._private_jobs SET last_error = 'Order 42 has no buyer'`);
  await watchFor(13);
  expect(await channels.told('mail-failing', 'open')).toEqual(ONCE);
  await db.query(`SELECT graphile_worker.add_job('alert-staff', '{}', run_at => now() + interval '1 day')`);
  await db.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'Resend: application_error (503)' WHERE attempts = 0`,
  );
  await watchFor(13);
  expect(await channels.told('mail-failing', 'open')).toEqual({ mail: 2, webhook: 2 });
  await brokenThings['mail-failing']?.mends(db, clock);
  await watchFor(4);
});

test('many jobs given up are one alert for each task, and a run of the schedule is none', async () => {
  await channels.forget();
  await db.query(
    `SELECT graphile_worker.add_job('send-contact-email', job_key => 'n' || n) FROM generate_series(1, 50) AS n`,
  );
  await db.query(`SELECT graphile_worker.add_job('expire-claims', job_key => 'expire-claims')`);
  await db.query(`SELECT graphile_worker.add_job('reconcile-with-stripe', job_key => 'reconcile-after-restore')`);
  await db.query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'Lasting: no'`);
  await watchFor(2);
  const told = channels.posted.flatMap(({ alerts }) => alerts);
  expect(told.map(({ key, figures }) => [key, figures.jobs]).sort()).toEqual([
    ['reconcile-with-stripe', 1],
    ['send-contact-email', 50],
  ]);
  await brokenThings['job-given-up']?.mends(db, clock);
  await watchFor(4);
});

test(`${ORDERS} orders that wait for a person do not stop the watcher`, async () => {
  await channels.forget();
  await db.query(
    `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, payment_status, status,
       attention_reason, checkout_expires_at, paid_at)
     SELECT gen_random_uuid(), p.id, 'Eva Ruiz', 'eva@example.com', p.price, 'paid', 'needs_attention', 'hour-lost', $1, $1
     FROM (SELECT * FROM products LIMIT 1) AS p, generate_series(1, $2)`,
    [clock, ORDERS],
  );
  await watchBriefly(8);
  expect(channels.posted).toHaveLength(1);
  expect(channels.posted[0]?.text).toContain(`Y ${ORDERS - 20} más`);
  const mails = await channels.mail.emails();
  expect(mails.map(({ subject }) => subject)).toEqual([`Aviso: ${ORDERS} incidencias`]);
  await db.query(`DELETE FROM orders WHERE status = 'needs_attention'`);
  await watchBriefly(4);
  expect(channels.posted).toHaveLength(2);
});

test('wrong signatures that strangers send again and again are not told again each time', async () => {
  await tellOf('signatures-refused');
  await watchFor(1);
  await everythingMended();
  expect(await channels.told('signatures-refused', 'over')).toEqual(ONCE);
  await brokenThings['signatures-refused']?.breaks(db, clock);
  await watchFor(WITHIN_MINUTES);
  await everythingMended();
  expect(await channels.told('signatures-refused', 'open')).toEqual(ONCE);
  expect(await channels.told('signatures-refused', 'over')).toEqual(ONCE);
});

test('a channel that is no longer configured is not asked for its messages', async () => {
  await db.query(
    `WITH m AS (INSERT INTO alert_messages (id, items, created_at) VALUES (gen_random_uuid(), '[]', $1) RETURNING id)
     INSERT INTO alert_deliveries (message_id, channel, tries, tried_at) SELECT id, 'pager', 3, $1 FROM m`,
    [clock],
  );
  channels.posted.length = 0;
  await watchFor(WITHIN_MINUTES);
  expect(await channels.told('alert-undelivered', 'open')).toMatchObject({ webhook: 0 });
});

describe('a channel that does not take a message gets it again', () => {
  afterEach(async () => {
    channels.webhook = 'accepts';
    await channels.mail.fail('resend', 'none');
    await everythingMended();
  });

  test('mail is down: the webhook tells at once, the mail follows', async () => {
    await tellOf('signatures-refused');
    await channels.mail.fail('resend', 'down');
    await watchFor(3);
    expect(await channels.told('signatures-refused', 'open')).toEqual({ mail: 0, webhook: 1 });
    await channels.mail.fail('resend', 'none');
    await watchFor(1);
    expect(await channels.told('signatures-refused', 'open')).toEqual(ONCE);
  });

  test('the webhook answers 500: the mail tells of both, and the webhook gets both later', async () => {
    await tellOf('signatures-refused');
    channels.webhook = 'fails';
    await watchFor(WITHIN_MINUTES);
    expect(await channels.told('signatures-refused', 'open')).toEqual({ mail: 1, webhook: 0 });
    expect(await channels.told('alert-undelivered', 'open')).toEqual({ mail: 1, webhook: 0 });
    channels.webhook = 'accepts';
    await watchFor(5);
    expect(await channels.told('signatures-refused', 'open')).toEqual(ONCE);
    expect(await channels.told('alert-undelivered', 'open')).toEqual(ONCE);
    expect(await channels.told('alert-undelivered', 'over')).toEqual(ONCE);
  });

  test('both are down, and it is over before they are back: both tell the whole story, once', async () => {
    await tellOf('signatures-refused');
    channels.webhook = 'fails';
    await channels.mail.fail('resend', 'error');
    await watchFor(3);
    await brokenThings['signatures-refused']?.mends(db, clock);
    await watchFor(3);
    expect(await channels.told('signatures-refused', 'open')).toEqual(NOT_TOLD);
    channels.webhook = 'accepts';
    await channels.mail.fail('resend', 'none');
    await watchFor(3);
    expect(await channels.told('signatures-refused', 'open')).toEqual(ONCE);
    expect(await channels.told('signatures-refused', 'over')).toEqual(ONCE);
  });

  test('both hang: a run ends by itself, and each has the message once in the end', async () => {
    await tellOf('signatures-refused');
    channels.webhook = 'hangs';
    const before = channels.received;
    // Resend does it at once and answers too late: the second attempt carries the same key.
    await channels.mail.fail('resend', 'slow', 60_000);
    await watchFor(1);
    expect(channels.received).toBe(before + 1);
    channels.webhook = 'accepts';
    await channels.mail.fail('resend', 'none');
    await watchFor(2);
    expect(await channels.told('signatures-refused', 'open')).toEqual(ONCE);
  });
});
