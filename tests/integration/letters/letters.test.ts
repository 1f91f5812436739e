import { subMinutes } from 'date-fns';
import type { LetterList, LetterView, SubscriberList } from '@/lib/letters/letter-view';
import messages from '@/lib/shared/i18n/messages';
import { waitUntil } from '@/scripts/wait-until';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { recipientsOf, subscribe } from '@/tests/support/desk/subscribers';
import { heldAt } from '@/tests/support/drill/held-at';
import { times } from '@/tests/support/http/concurrency';
import { sharedShop } from '@/tests/support/shop/shop';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const { Api, Validation } = messages;
const PACE = 40;
const INTERVAL_MS = 1000 / PACE;
const written = {
  subject: 'Qué es el euríbor',
  teaser: 'Y por qué te importa',
  body: '# Hola\n\nUn **tipo** de interés.',
};

type Answer = { letter: LetterView };

const shop = sharedShop({ env: { LETTER_MAILS_A_SECOND: String(PACE) } });
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop));

async function draft(overrides: Partial<typeof written> = {}): Promise<LetterView> {
  const { status, body } = await desk.post<Answer>('/letters', { ...written, ...overrides });
  expect(status).toBe(201);
  return body.letter;
}

async function read(id: string): Promise<LetterView> {
  return (await desk.get<Answer>(`/letters/${id}`)).body.letter;
}

async function start({ id, version }: LetterView) {
  return desk.post<Answer & { error: { code: string } }>(`/letters/${id}/start`, { version });
}

async function started(): Promise<LetterView> {
  const letter = await draft();
  await start(letter);
  return letter;
}

async function ended(id: string): Promise<LetterView> {
  await waitUntil(async () => (await read(id)).status === 'sent', {
    timeout: 120_000,
    message: 'The letter is not sent',
  });
  return read(id);
}

/** Three e-mails of a letter are sent, and Resend has the fourth: the letter goes no further until it is let go. */
function onItsWay() {
  const sent = `(SELECT count(*) FROM letter_deliveries WHERE status = 'sent')`;
  return heldAt(shop.db, 'UPDATE ON letter_deliveries', `NEW.status = 'sent' AND ${sent} = 3`);
}

async function readers(subject = written.subject): Promise<string[]> {
  return recipientsOf(await shop.sandbox.emails(), subject);
}

async function events(): Promise<string[]> {
  const { rows } = await shop.db.query<{ kind: string }>('SELECT kind FROM desk_events ORDER BY at, id');
  return rows.map(({ kind }) => kind);
}

test('a letter goes once to each confirmed subscription, as text and HTML, with one click to leave', async () => {
  const addresses = await subscribe(shop.db, 12);
  await shop.db.query(`UPDATE newsletter_subscriptions SET confirmed_at = NULL WHERE email = 'lectora-12@example.com'`);
  const letter = await draft();
  expect((await start(letter)).body.letter).toMatchObject({ status: 'sending', progress: { recipients: 11 } });
  expect((await ended(letter.id)).progress).toEqual({
    recipients: 11,
    sent: 11,
    waiting: 0,
    left: 0,
    refused: 0,
    unclear: 0,
  });
  expect(await readers()).toEqual(addresses.slice(0, 11).sort());
  const [mail] = await shop.sandbox.emails();
  expect(mail?.html).toMatch(/<strong>tipo<\/strong>/);
  expect(mail?.text).toContain('Un tipo de interés.');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await events()).toEqual(['letters.written', 'letters.started']);
});

test('of five presses at once one starts it, and a sent letter is started and edited no more', async () => {
  await subscribe(shop.db, 5);
  const letter = await draft();
  const answers = await times(5, () => start(letter));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  await ended(letter.id);
  expect(await readers()).toHaveLength(5);
  expect((await start(letter)).body).toMatchObject({
    error: { code: 'letter_changed' },
    state: { letter: { status: 'sent' } },
  });
  const edited = await desk.send('PUT', `/letters/${letter.id}`, { ...written, subject: 'Otro', version: 1 });
  expect(edited.status).toBe(409);
  expect((await desk.send('DELETE', `/letters/${letter.id}`, { version: 1 })).status).toBe(409);
  await expect(shop.db.query(`UPDATE letters SET body = 'x'`)).rejects.toThrow('only a draft is edited');
  await expect(shop.db.query('DELETE FROM letters')).rejects.toThrow('is kept');
});

test('starting, scheduling and going on need a touch of the last minutes; taking it off its hour does not', async () => {
  await subscribe(shop.db, 3);
  const { id, version } = await draft();
  const untouched = await atTheDesk(shop, { name: 'Luis Gil', confirmedAt: subMinutes(new Date(), 6) });
  const moment = { version, date: '2037-07-01', time: '09:30' };
  for (const [path, body] of Object.entries({ start: { version }, schedule: moment, resume: {} })) {
    const answer = await untouched.post(`/letters/${id}/${path}`, body);
    expect([path, answer.status, answer.body.error.code]).toEqual([path, 403, 'confirm_needed']);
  }
  expect((await read(id)).status).toBe('draft');
  expect((await desk.post(`/letters/${id}/schedule`, moment)).status).toBe(200);
  expect((await untouched.send('DELETE', `/letters/${id}/schedule`, {})).status).toBe(200);
  expect(await events()).toEqual(['letters.written', 'letters.scheduled', 'letters.unscheduled']);
});

test('the pace holds for two letters together', async () => {
  await subscribe(shop.db, 10);
  const letters = [await draft(), await draft({ subject: 'Otra' })];
  for (const letter of letters) await start(letter);
  for (const { id } of letters) await ended(id);
  const { rows } = await shop.db.query<{ gap: number }>(
    `SELECT 1000 * extract(epoch FROM tried_at - lag(tried_at) OVER (ORDER BY tried_at))::float AS gap
     FROM letter_deliveries ORDER BY tried_at OFFSET 1`,
  );
  expect(rows).toHaveLength(19);
  // The column has milliseconds.
  expect(Math.min(...rows.map(({ gap }) => gap))).toBeGreaterThanOrEqual(INTERVAL_MS - 1);
});

test('an e-mail about an order goes before those of a letter', async () => {
  await subscribe(shop.db, 2);
  await shop.db.query(
    `SELECT graphile_worker.add_job('send-order-email', json_build_object('orderId', gen_random_uuid(), 'email', 'confirmation'),
       job_key => 'first', run_at => now() + interval '1 hour')`,
  );
  // As if another server were sending it: the job is taken from it after five seconds.
  const { rows } = await shop.db.query<{ locked_at: Date }>(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now(), run_at = now(), attempts = 1
     WHERE key = 'first' RETURNING locked_at`,
  );
  const letter = await started();
  await ended(letter.id);
  const first = await shop.db.query<{ tried_at: Date }>('SELECT min(tried_at) AS tried_at FROM letter_deliveries');
  const waited = Number(first.rows[0]?.tried_at) - Number(rows[0]?.locked_at);
  expect(waited).toBeGreaterThanOrEqual(5_000);
});

test('what unsubscribes while a letter is being sent gets nothing after that, and is counted without its address', async () => {
  await subscribe(shop.db, 20);
  const letter = await draft();
  const sending = await onItsWay();
  await start(letter);
  await sending.reached();
  const before = await readers();
  const { rows } = await shop.db.query<{ email: string }>(
    `DELETE FROM newsletter_subscriptions WHERE email IN (
       SELECT email FROM newsletter_subscriptions s JOIN letter_deliveries d ON d.subscription_id = s.id
       WHERE d.tried_at IS NULL ORDER BY d.id DESC LIMIT 10) RETURNING email`,
  );
  await sending.letGo();
  const { progress } = await ended(letter.id);
  expect(progress).toMatchObject({ recipients: 20, sent: 10, left: 10, waiting: 0 });
  const gone = rows.map(({ email }) => email);
  expect(gone).toHaveLength(10);
  expect((await readers()).filter((address) => gone.includes(address))).toEqual([]);
  expect(before.length).toBeGreaterThanOrEqual(3);
});

test('one click of a mail that has come ends the subscription, and the next letter does not reach it', async () => {
  await subscribe(shop.db, 3);
  await ended((await start(await draft())).body.letter.id);
  const [mail] = await shop.sandbox.emails();
  const target = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  await fetch(target, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const next = await draft({ subject: 'La siguiente' });
  await start(next);
  await ended(next.id);
  expect(await readers('La siguiente')).toHaveLength(2);
  expect(await readers('La siguiente')).not.toContain(mail?.to[0]);
});

test('a stopped letter waits where it was, and goes on to those who have not had it', async () => {
  const addresses = await subscribe(shop.db, 20);
  const letter = await draft();
  const sending = await onItsWay();
  await start(letter);
  await sending.reached();
  expect((await desk.post<Answer>(`/letters/${letter.id}/stop`)).body.letter.status).toBe('stopped');
  await sending.letGo();
  await shop.jobs.done();
  const { sent } = (await read(letter.id)).progress;
  expect(sent).toBe(4);
  expect(await readers()).toHaveLength(sent);
  expect((await desk.post(`/letters/${letter.id}/stop`)).status).toBe(409);
  await subscribe(shop.db, 1, 'tardia');
  expect((await desk.post<Answer>(`/letters/${letter.id}/resume`)).body.letter.status).toBe('sending');
  await ended(letter.id);
  expect(await readers()).toEqual(addresses.sort());
  expect(await events()).toEqual(['letters.written', 'letters.started', 'letters.stopped', 'letters.resumed']);
});

test('while Resend is down nobody is skipped, and each gets one once it is back', async () => {
  const addresses = await subscribe(shop.db, 6);
  await shop.sandbox.fail('resend', 'error');
  const letter = await started();
  const tried = async () =>
    (await shop.db.query('SELECT FROM letter_deliveries WHERE tried_at IS NOT NULL')).rowCount === 1;
  await until(tried, 'No e-mail was tried');
  await shop.sandbox.fail('resend', 'none');
  const hurried = async () => {
    await shop.jobs.hurry();
    return (await read(letter.id)).status === 'sent';
  };
  await until(hurried, 'The letter is not sent');
  expect(await readers()).toEqual(addresses.sort());
});

test('addresses that always fail wait behind the others, and end as unclear before their key is forgotten', async () => {
  const addresses = await subscribe(shop.db, 8);
  const failing = [addresses[1], addresses[5]].map(String);
  await shop.db.query(
    `UPDATE newsletter_subscriptions SET email = replace(email, '@example.com', '@fault.example') WHERE email = ANY ($1)`,
    [failing],
  );
  const letter = await started();
  const hurried = async (done: (letter: LetterView) => boolean) => {
    await shop.jobs.hurry('send-letter');
    return done(await read(letter.id));
  };
  await until(() => hurried(({ progress }) => progress.sent === 6), 'The others wait for two addresses that fail');
  expect(await readers()).toEqual(addresses.filter((address) => !failing.includes(address)).sort());
  expect(await read(letter.id)).toMatchObject({ status: 'sending', progress: { waiting: 2 } });
  const attempts = `SELECT count(*)::int AS tried FROM letter_deliveries WHERE status = 'waiting' AND tried_at > first_tried_at`;
  const bothAgain = async () => (await shop.rows<{ tried: number }>(attempts))[0]?.tried === 2;
  await until(() => hurried(() => true).then(bothAgain), 'One of them holds up the other');
  await shop.db.query(
    `UPDATE letter_deliveries SET first_tried_at = now() - interval '23 hours 1 minute' WHERE status = 'waiting'`,
  );
  await until(() => hurried(({ status }) => status === 'sent'), 'The letter does not end');
  expect((await read(letter.id)).progress).toMatchObject({ sent: 6, unclear: 2, waiting: 0 });
});

test('a letter whose job has used up its attempts gets another one from the sweep', async () => {
  const addresses = await subscribe(shop.db, 6);
  await shop.sandbox.fail('resend', 'error');
  const letter = await started();
  const usedUp = async () =>
    (
      await shop.db.query(
        `UPDATE graphile_worker._private_jobs SET attempts = max_attempts
         WHERE key = $1 AND locked_at IS NULL AND last_error IS NOT NULL`,
        [`letter/${letter.id}`],
      )
    ).rowCount === 1;
  await until(usedUp, 'The job has not failed');
  await shop.sandbox.fail('resend', 'none');
  await shop.jobs.hurry();
  expect((await read(letter.id)).status).toBe('sending');
  await shop.jobs.sweep('requeue-letters');
  expect((await ended(letter.id)).progress).toMatchObject({ sent: 6, unclear: 0 });
  expect(await readers()).toEqual(addresses.sort());
});

test('the sweep leaves the jobs of other letters alone', async () => {
  await subscribe(shop.db, 2);
  const [scheduled, stopped] = [await draft(), await draft({ subject: 'Parada' })];
  await desk.post(`/letters/${scheduled.id}/schedule`, { version: 1, date: '2037-07-01', time: '09:30' });
  await start(stopped);
  await desk.post(`/letters/${stopped.id}/stop`);
  const keys = () => shop.rows(`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'letter/%'`);
  await until(async () => (await keys()).length === 1, 'The stopped letter has a job');
  await shop.jobs.sweep('requeue-letters');
  expect(await keys()).toEqual([{ key: `letter/${scheduled.id}` }]);
  await shop.db.query(`UPDATE letters SET scheduled_for = now() - interval '1 second' WHERE status = 'scheduled'`);
  await shop.db.query(`DELETE FROM graphile_worker._private_jobs WHERE key = $1`, [`letter/${scheduled.id}`]);
  await shop.jobs.sweep('requeue-letters');
  expect((await ended(scheduled.id)).progress.sent).toBe(2);
});

test('an e-mail whose worker hangs holds no letter up for longer than e-mails take', async () => {
  await subscribe(shop.db, 2);
  // Present, so that its job is not taken from it.
  const worker = await shop.db.connect();
  await worker.query(`SELECT pg_advisory_lock_shared(20730, hashtext('hangs'))`);
  await shop.db.query(
    `SELECT graphile_worker.add_job('send-order-email', json_build_object('orderId', gen_random_uuid(), 'email', 'confirmation'),
       job_key => 'hangs', run_at => now() + interval '1 hour')`,
  );
  const locked = (since: string) =>
    shop.db.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'hangs', locked_at = now() - $1::interval,
         run_at = now() - $1::interval, attempts = 1 WHERE key = 'hangs'`,
      [since],
    );
  try {
    await locked('4 minutes');
    const letter = await draft();
    await start(letter);
    const begun = async () => {
      const { rows } = await shop.db.query(
        `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE t.identifier = 'send-letter' AND j.locked_at IS NOT NULL`,
      );
      return rows.length > 0;
    };
    await until(begun, 'The letter does not begin');
    expect(await shop.rows('SELECT count(tried_at)::int AS tried FROM letter_deliveries')).toEqual([{ tried: 0 }]);
    await locked('6 minutes');
    expect((await ended(letter.id)).progress.sent).toBe(2);
  } finally {
    await shop.db.query(`DELETE FROM graphile_worker._private_jobs WHERE key = 'hangs'`);
    await worker.query(`SELECT pg_advisory_unlock_shared(20730, hashtext('hangs'))`);
    worker.release();
  }
});

test('a first attempt of yesterday is not repeated, because its key is forgotten by now', async () => {
  await subscribe(shop.db, 2);
  const letter = await started();
  await desk.post(`/letters/${letter.id}/stop`);
  await shop.jobs.done();
  await shop.db.query(
    `UPDATE letter_deliveries SET status = 'waiting', first_tried_at = now() - interval '23 hours 1 minute' WHERE id =
       (SELECT id FROM letter_deliveries ORDER BY status = 'waiting' DESC LIMIT 1)`,
  );
  await desk.post(`/letters/${letter.id}/resume`);
  expect((await ended(letter.id)).progress).toMatchObject({ unclear: 1, waiting: 0 });
});

test('a scheduled letter goes at its moment in Madrid, and is no draft until then', async () => {
  await subscribe(shop.db, 2);
  const letter = await draft();
  const schedule = (moment: object) => desk.post(`/letters/${letter.id}/schedule`, { version: 1, ...moment });
  expect((await schedule({ date: '2020-01-01', time: '10:00' })).body.error.fields).toEqual({
    time: Validation.letterMomentPast,
  });
  expect((await schedule({ date: '2027-03-28', time: '02:30' })).body.error.fields).toEqual({
    time: Validation.letterTimeInvalid,
  });
  const { body } = await schedule({ date: '2037-07-01', time: '09:30' });
  expect(body).toMatchObject({ letter: { status: 'scheduled', scheduledFor: '2037-07-01T07:30:00.000Z' } });
  expect((await desk.send('PUT', `/letters/${letter.id}`, { ...written, version: 1 })).status).toBe(409);

  // Its job, run before its time, waits for it again.
  await shop.jobs.hurry('start-scheduled-letter');
  const waits = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'start-scheduled-letter' AND run_at > '2037-01-01'`;
  await until(async () => (await shop.db.query(waits)).rowCount === 1, 'It does not wait');
  expect((await read(letter.id)).status).toBe('scheduled');

  await shop.db.query(`UPDATE letters SET scheduled_for = now() - interval '1 second'`);
  await shop.jobs.hurry('start-scheduled-letter');
  await ended(letter.id);
  expect(await readers()).toHaveLength(2);
});

test('a letter that is no longer scheduled does not go', async () => {
  await subscribe(shop.db, 2);
  const letter = await draft();
  await desk.post(`/letters/${letter.id}/schedule`, { version: 1, date: '2037-07-01', time: '09:30' });
  const { body } = await desk.send<Answer>('DELETE', `/letters/${letter.id}/schedule`, {});
  expect(body.letter).toMatchObject({ status: 'draft', scheduledFor: null });
  await shop.jobs.hurry('start-scheduled-letter');
  await shop.jobs.done();
  expect((await read(letter.id)).status).toBe('draft');
  expect(await events()).toEqual(['letters.written', 'letters.scheduled', 'letters.unscheduled']);
});

test('a trial goes to the person who asks for it and to no other address', async () => {
  await subscribe(shop.db, 3);
  const letter = await draft();
  await desk.post(`/letters/${letter.id}/trial`);
  await shop.jobs.done();
  const emails = await shop.sandbox.emails();
  const { rows } = await shop.db.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [desk.staff.id]);
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[[rows[0]?.email], `Prueba: ${written.subject}`]]);
  expect(emails[0]?.html).not.toContain('/newsletter/baja/');
  expect((await read(letter.id)).status).toBe('draft');
  expect(await events()).toEqual(['letters.written', 'letters.tried']);
});

test('of two people who edit one draft the second is told, and sees what the first wrote', async () => {
  const letter = await draft();
  const edit = (subject: string) => desk.send('PUT', `/letters/${letter.id}`, { ...written, subject, version: 1 });
  expect((await edit('La primera')).status).toBe(200);
  expect((await edit('La segunda')).body).toMatchObject({
    error: { code: 'letter_changed', message: Api.letter_changed },
    state: { letter: { subject: 'La primera', version: 2 } },
  });
  expect((await desk.send('DELETE', `/letters/${letter.id}`, { version: 2 })).status).toBe(200);
  expect((await desk.get(`/letters/${letter.id}`)).status).toBe(404);
  expect(await events()).toEqual(['letters.written', 'letters.edited', 'letters.deleted']);
});

test('what an e-mail cannot carry, and a list of nobody, keep a letter from being sent', async () => {
  expect((await start(await draft())).body.error.code).toBe('no_subscribers');
  await subscribe(shop.db, 1);
  const letter = await draft({ body: 'Mira [esto](http://example.com).\n\n<b>Hola</b>' });
  expect(letter.faults).toEqual([
    { kind: 'link', line: 1 },
    { kind: 'html', line: 3 },
    { kind: 'html', line: 3 },
  ]);
  expect((await start(letter)).body.error.code).toBe('letter_has_faults');
  expect(await readers()).toEqual([]);
});

test('fields have their own messages', async () => {
  const { status, body } = await desk.post('/letters', { subject: ' ', teaser: 'x'.repeat(151), body: '' });
  expect([status, body.error.fields]).toEqual([
    422,
    { subject: Validation.subjectRequired, teaser: Validation.teaserTooLong, body: Validation.letterRequired },
  ]);
});

test('subscribers come a page at a time, and by what their address contains', async () => {
  await subscribe(shop.db, 30);
  await subscribe(shop.db, 1, 'con_guion');
  await shop.db.query(`UPDATE newsletter_subscriptions SET confirmed_at = NULL WHERE email = 'lectora-1@example.com'`);
  const list = async (query: string) => (await desk.get<SubscriberList>(`/letters/subscribers?${query}`)).body;
  expect(await list('')).toMatchObject({ total: 31, page: 1, pages: 2, subscribers: { length: 25 } });
  expect(await list('page=9')).toMatchObject({ page: 2, subscribers: { length: 6 } });
  expect((await list('search=N_G')).subscribers.map(({ email }) => email)).toEqual(['con_guion-1@example.com']);
  expect((await list('search=LECTORA-1@')).subscribers).toMatchObject([{ state: 'waiting' }]);
  expect(await list('search=%00con_guion%00')).toMatchObject({ total: 1, subscribers: [{ state: 'confirmed' }] });
  expect(await list('search=%00')).toMatchObject({ total: 31 });
  const { body } = await desk.get<LetterList>('/letters');
  expect(body).toEqual({ letters: [], page: 1, pages: 1, subscribers: { confirmed: 30, waiting: 1 } });
});

test('without a session nothing is read or sent', async () => {
  const { id } = await draft();
  const closed = { status: 401, body: { error: { code: 'desk_closed' } } };
  expect(await shop.api.get(`/api/desk/letters/${id}`)).toMatchObject(closed);
  expect(await shop.api.get('/api/desk/letters/subscribers')).toMatchObject(closed);
  expect(await shop.api.post(`/api/desk/letters/${id}/start`, { version: 1 })).toMatchObject(closed);
});
