import { randomUUID } from 'node:crypto';
import type { Today } from '@/lib/desk/find-today';
import type {
  ConsultationView,
  MessageView,
  QuestionPage,
  QuestionView,
  WaitingAnswers,
} from '@/lib/questions/answers/contract';
import { lateAnswers } from '@/lib/questions/answers/late-answers';
import { type AtTheDesk, atTheDesk } from '@/tests/support/desk/at-the-desk';
import { times } from '@/tests/support/http/concurrency';
import { STAFF } from '@/tests/support/http/outbox';
import { answers, pdf } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { Forms } from '@/tests/support/shop/forms';
import { configureServer } from '@/tests/support/stack/server-environment';
import { sharedStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';

const TEXT = 'Amortiza primero.\n\nCon tus cifras son 1.240 € menos de intereses.\n<b>Sin</b> prisa.';

const stack = sharedStack();
let desk: AtTheDesk;
beforeAll(async () => {
  // For the condition, which is asked for in this process.
  configureServer();
  process.env.DATABASE_URL = stack.databaseUrl;
});
beforeEach(async () => {
  await stack.clear();
  desk = await atTheDesk(stack, { name: 'Marta Ruiz', now: new Date(Date.now() - 60_000) });
});

/** As a visitor sends it; by which path the desk finds it. */
async function consultation(files: { name: string; content: Buffer }[] = []) {
  const given = answers();
  expect((await send(stack, given, files)).status).toBe(201);
  const id = await newest('consultations');
  return { path: `/consultations/${id}`, id, email: given.email };
}

async function message() {
  await new Forms(stack).contact({ name: 'Eva Ruiz', email: 'eva@example.com', phone: '', message: '¿Me conviene?' });
  const id = await newest('contact_messages');
  return { path: `/messages/${id}`, id, email: 'eva@example.com' };
}

async function newest(table: string): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY created_at DESC LIMIT 1`);
  return rows[0]?.id ?? '';
}

/** What its sender asked: of a consultation it stands among its contents. */
const askedIn = (shown: QuestionView) => (shown.kind === 'message' ? shown.question : shown.contents?.question);

const attempt = (change: object = {}) => ({ key: randomUUID(), seen: 0, text: TEXT, ...change });

async function answersSentTo(email: string) {
  return (await stack.sandbox.emails()).filter(({ to, subject }) => to.includes(email) && /respuesta/.test(subject));
}

async function logged() {
  return stack.rows(
    'SELECT kind, staff_name AS "staffName", staff_id AS "staffId", subject, order_id AS "orderId" FROM desk_events ORDER BY at',
  );
}

async function view<Kind extends QuestionView>(path: string): Promise<Kind> {
  const { status, body } = await desk.get<Kind>(path);
  expect(status).toBe(200);
  return body;
}

/** Of a mail, whatever its spaces. */
const wordsOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

describe.each([
  [
    'a consultation',
    consultation,
    'consultations.answered',
    '¿Amortizo o invierto?',
    'Nuestra respuesta a tu consulta',
  ],
  ['a message', message, 'messages.answered', '¿Me conviene?', 'Nuestra respuesta a tu mensaje'],
] as const)('%s', (_, ask, kind, question, subject) => {
  test('is answered: one mail with the question quoted, the wait ends, and the log says so without a word of it', async () => {
    const { path, id, email } = await ask();
    const shown = await view(path);
    expect(shown).toMatchObject({ state: 'open', answers: [] });
    expect(askedIn(shown)).toBe(question);
    const answered = await desk.post<QuestionView>(`${path}/answer`, attempt());
    expect(answered).toMatchObject({
      status: 200,
      body: { state: 'answered', answers: [{ text: TEXT, byName: 'Marta Ruiz' }] },
    });
    await stack.jobs.done();
    const [mail, ...more] = await answersSentTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [email], replyTo: [STAFF], subject });
    for (const fact of ['Amortiza primero.', '1.240 € menos', 'Marta Ruiz', question]) {
      expect(wordsOf(mail?.text)).toContain(fact);
    }
    expect(mail?.html).not.toContain('<b>Sin</b>');
    for (const other of ['600 123 456', '2.150', 'Un depósito'])
      expect(mail?.html?.replaceAll('\u00a0', ' ')).not.toContain(other);
    expect(await view(path)).toMatchObject({ answers: [{ state: 'sent', sentAt: expect.any(String) }] });
    expect(await logged()).toEqual([
      { kind, staffName: 'Marta Ruiz', staffId: desk.staff.id, subject: id.slice(-8).toUpperCase(), orderId: null },
    ]);
  });

  test('whose receipt comes back is in Hoy until a person has reached its sender, and again after another one', async () => {
    const { path, id, email } = await ask();
    await stack.jobs.done();
    const returned = async () => (await desk.get<Today>('/today')).body.returned;
    expect(await returned()).toEqual([]);
    const comesBack = async (mail: string) => {
      const { rows } = await stack.db.query<{ id: string }>(
        'SELECT resend_id AS id FROM mails WHERE subject_id = $1 AND kind = $2',
        [id, mail],
      );
      await stack.sandbox.report(rows[0]?.id ?? '', { type: 'bounced' });
    };
    await comesBack('receipt');
    const [shown, ...others] = await returned();
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ id, email, occurrences: [expect.any(String)] });
    const body = { occurrences: shown?.occurrences ?? [], note: 'Le he llamado' };
    const both = await Promise.all([
      desk.post(`${path}/mails-attended`, body),
      desk.post(`${path}/mails-attended`, body),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await returned()).toEqual([]);
    expect(await logged()).toMatchObject([
      { kind: kind.replace('answered', 'mail-attended'), subject: `${id.slice(-8).toUpperCase()}: Le he llamado` },
    ]);
    await desk.post(`${path}/answer`, attempt());
    await stack.jobs.done();
    await comesBack('answer');
    expect(await returned()).toMatchObject([{ id }]);
    // What came after the screen was read is not dealt with by what the screen had.
    expect((await desk.post(`${path}/mails-attended`, body)).status).toBe(409);
    expect(await returned()).toMatchObject([{ id }]);
    const unknown = path.replace(id, randomUUID());
    expect((await desk.post(`${unknown}/mails-attended`, body)).status).toBe(409);
  });

  test('with twenty double clicks gets one answer and one mail', async () => {
    const { path, email } = await ask();
    const body = attempt();
    const sent = await times(20, () => desk.post(`${path}/answer`, body));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    await stack.jobs.done();
    expect((await view(path)).answers).toHaveLength(1);
    expect(await answersSentTo(email)).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  test('with twenty people at once gets one answer; the others see it, and may still send theirs', async () => {
    const { path, email } = await ask();
    const sent = await times(20, (index) => desk.post(`${path}/answer`, attempt({ text: `Respuesta ${index}` })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = sent.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(19);
    expect(lost[0]?.body).toMatchObject({
      error: { code: 'answered_meanwhile' },
      state: { state: 'answered', answers: [{ byName: 'Marta Ruiz' }] },
    });
    const after = await desk.post(`${path}/answer`, attempt({ text: 'Y otra cosa', seen: 1 }));
    expect(after.status).toBe(200);
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(2);
  });

  test('is sent once when Resend fails and then works', async () => {
    const { path, email } = await ask();
    await stack.jobs.done();
    await stack.sandbox.fail('resend', 'error');
    await desk.post(`${path}/answer`, attempt());
    const tried = async () => (await stack.jobs.waiting()).some(({ attempts, running }) => attempts > 0 && !running);
    await until(tried, 'The answer was not tried');
    expect(await view(path)).toMatchObject({ state: 'answered', answers: [{ state: 'sending', sentAt: null }] });
    await stack.sandbox.fail('resend', 'none');
    await stack.jobs.hurry();
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(1);
    expect(await view(path)).toMatchObject({ answers: [{ state: 'sent' }] });
  });

  test('that has never left waits again, says so, and is sent once when that is asked for', async () => {
    const { path, id, email } = await ask();
    await stack.jobs.done();
    await stack.sandbox.fail('resend', 'error');
    const { body } = await desk.post<QuestionView>(`${path}/answer`, attempt());
    const answerId = body.answers[0]?.id;
    const again = () => desk.post<QuestionView>(`${path}/resend`, { answerId, seen: 1 });
    // On its way: asking for it again changes nothing.
    expect((await again()).body).toMatchObject({ state: 'answered', answers: [{ state: 'sending' }] });
    const usedUp = async () =>
      (
        await stack.db.query(
          `UPDATE graphile_worker._private_jobs SET attempts = max_attempts
           WHERE key = $1 AND locked_at IS NULL AND last_error IS NOT NULL`,
          [`answer/${answerId}`],
        )
      ).rowCount === 1;
    await until(usedUp, 'The answer was not tried');
    expect(await view(path)).toMatchObject({ state: 'open', answers: [{ state: 'unsent', sentAt: null }] });
    const list = `/${path.split('/')[1]}`;
    const rows = async (query = '') => (await desk.get<QuestionPage>(`${list}${query}`)).body.rows;
    expect(await rows()).toMatchObject([{ id, answered: null, isUnsent: true }]);
    expect(await rows('?state=answered')).toEqual([]);
    expect((await desk.get<WaitingAnswers>('/waiting-answers')).body.rows).toMatchObject([{ id, isUnsent: true }]);
    await stack.db.query(`UPDATE staff SET created_at = now() - interval '60 days'`);
    expect(await lateAnswers(new Date(Date.now() + 10 * 24 * 3_600_000))).toHaveLength(1);

    await stack.sandbox.fail('resend', 'none');
    const pressed = await times(5, again);
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(1);
    expect(await view(path)).toMatchObject({ state: 'answered', answers: [{ state: 'sent', text: TEXT }] });
    expect(await rows()).toEqual([]);
    await again();
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(1);
    expect(await logged()).toMatchObject([
      { kind },
      { kind: kind.replace('answered', 'answer-resent'), staffName: 'Marta Ruiz' },
    ]);
  });

  test('is not sent again by a person who has not seen that it was answered meanwhile', async () => {
    const { path, email } = await ask();
    await stack.jobs.done();
    const { body } = await desk.post<QuestionView>(`${path}/answer`, attempt());
    const answerId = body.answers[0]?.id;
    await stack.jobs.done();
    // As an earlier failure leaves it.
    await stack.db.query('UPDATE answers SET sent_at = NULL, refused_at = now()');
    await desk.post(`${path}/elsewhere`, { key: randomUUID(), seen: 1 });
    const late = await desk.post(`${path}/resend`, { answerId, seen: 1 });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'answered_meanwhile' } } });
    expect((await desk.post(`${path}/resend`, { answerId: randomUUID(), seen: 2 })).status).toBe(404);
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(1);
  });

  test('whose job runs again after it has sent gets no second mail', async () => {
    const { path, email } = await ask();
    const { body } = await desk.post<QuestionView>(`${path}/answer`, attempt());
    await stack.jobs.done();
    // As a worker leaves it that dies between sending and noting it.
    await stack.db.query('UPDATE answers SET sent_at = NULL');
    await stack.db.query(`SELECT graphile_worker.add_job('send-answer', $1)`, [{ answerId: body.answers[0]?.id }]);
    await stack.jobs.done();
    expect(await answersSentTo(email)).toHaveLength(1);
    expect(await view(path)).toMatchObject({ answers: [{ state: 'sent' }] });
  });

  test('that was answered by other means waits no longer, and nothing is sent', async () => {
    const { path, email } = await ask();
    const { key, seen } = attempt();
    const marked = await times(5, () => desk.post(`${path}/elsewhere`, { key, seen }));
    expect(new Set(marked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await view(path)).toMatchObject({ state: 'answered', answers: [{ state: 'elsewhere', text: null }] });
    await stack.jobs.done();
    expect(await answersSentTo(email)).toEqual([]);
    expect(await logged()).toMatchObject([{ kind: `${kind}-elsewhere` }]);
  });

  test('shows its mail before it is sent, and showing it stores and sends nothing', async () => {
    const { path, email } = await ask();
    const { status, body } = await desk.post(`${path}/preview`, { text: TEXT });
    expect([status, body]).toEqual([
      200,
      {
        from: expect.any(String),
        to: email,
        replyTo: STAFF,
        subject,
        text: expect.stringContaining('Amortiza primero.'),
      },
    ]);
    expect(wordsOf(String(body.text))).toContain(question);
    expect(await view(path)).toMatchObject({ state: 'open', answers: [] });
    expect(await logged()).toEqual([]);
  });

  test('refuses an attempt that was stored with another text, an empty one and one that is too long', async () => {
    const { path } = await ask();
    const body = attempt();
    await desk.post(`${path}/answer`, body);
    const changed = await desk.post(`${path}/answer`, { ...body, text: 'Otra cosa' });
    expect(changed).toMatchObject({ status: 409, body: { error: { code: 'answer_sent_before' } } });
    for (const text of ['', ' \n ', 'a'.repeat(10_001), 7]) {
      expect((await desk.post(`${path}/answer`, attempt({ text, seen: 1 }))).status).toBe(422);
    }
    expect((await view(path)).answers).toHaveLength(1);
  });

  test('is deleted with its answers after twelve months; the log keeps its line, which says nothing of it', async () => {
    const { path, id, email } = await ask();
    await desk.post(`${path}/answer`, attempt());
    await stack.jobs.done();
    const [table, task] = path.startsWith('/messages')
      ? (['contact_messages', 'purge-messages'] as const)
      : (['consultations', 'purge-consultations'] as const);
    await stack.db.query(`UPDATE ${table} SET created_at = now() - interval '12 months 1 day' WHERE id = $1`, [id]);
    await stack.db.query('SELECT graphile_worker.add_job($1)', [task]);
    await until(async () => (await stack.db.query(`SELECT FROM ${table}`)).rowCount === 0, 'It is not deleted');
    expect((await stack.db.query('SELECT FROM answers')).rowCount).toBe(0);
    expect((await desk.get(path)).status).toBe(404);
    expect((await desk.post(`${path}/answer`, attempt({ seen: 1 }))).status).toBe(404);
    const said = JSON.stringify(await stack.rows('SELECT * FROM desk_events'));
    for (const secret of [email, 'Amortiza', question, 'Begoña', 'Eva']) expect(said).not.toContain(secret);
  });

  test('is closed to everybody without a session', async () => {
    const { path } = await ask();
    const headers = { 'Content-Type': 'application/json' };
    const list = path.split('/')[1];
    for (const open of [path, `/${list}`]) {
      expect((await fetch(`${stack.baseUrl}/api/desk${open}`)).status).toBe(401);
    }
    for (const [end, body] of [
      ['answer', attempt()],
      ['elsewhere', attempt()],
      ['preview', { text: TEXT }],
      ['resend', { answerId: randomUUID(), seen: 0 }],
    ] as const) {
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      expect((await fetch(`${stack.baseUrl}/api/desk${path}/${end}`, sent)).status).toBe(401);
    }
    expect(await view(path)).toMatchObject({ state: 'open', answers: [] });
  });
});

describe('the files of a consultation', () => {
  test('are downloaded byte by byte, never shown, and only with a session', async () => {
    const content = pdf(700_000);
    const { path } = await consultation([{ name: "nómina d'Eva.pdf", content }]);
    const { files } = await view<ConsultationView>(path);
    expect(files).toEqual([{ id: expect.any(String), name: "nómina d'Eva.pdf", size: content.length, state: 'ready' }]);
    const address = `${stack.baseUrl}/api/desk/consultations/files/${files[0]?.id}`;
    const opened = await fetch(address, { headers: desk.headers });
    expect(opened.headers.get('content-type')).toBe('application/octet-stream');
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="archivo\.pdf"/);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true);
    expect((await fetch(address)).status).toBe(401);
  });

  test('that the scanner has taken away or not looked at stay closed', async () => {
    const { path } = await consultation([{ name: 'a.pdf', content: pdf() }]);
    const id = (await view<ConsultationView>(path)).files[0]?.id;
    for (const [column, state] of [
      ['infected', 'removed'],
      ['awaits_scan', 'waiting'],
    ] as const) {
      await stack.db.query('UPDATE consultation_files SET infected = $1, awaits_scan = $2', [
        column === 'infected',
        column === 'awaits_scan',
      ]);
      expect((await view<ConsultationView>(path)).files[0]?.state).toBe(state);
      expect((await desk.get(`/consultations/files/${id}`)).status).toBe(404);
    }
  });
});

test('an answer that Resend refuses for good has answered nothing: the desk says so, and the question waits again', async () => {
  const { path, id } = await message();
  await stack.db.query(`UPDATE contact_messages SET email = 'eva@localhost' WHERE id = $1`, [id]);
  await desk.post(`${path}/answer`, attempt());
  await until(async () => (await view(path)).answers[0]?.state === 'refused', 'The refusal is not noted');
  expect((await view(path)).state).toBe('open');
});

describe('the lists', () => {
  /** Straight into the table. */
  async function store(name: string, at: Date): Promise<void> {
    await stack.db.query(
      `INSERT INTO contact_messages (id, source, name, email, message, fingerprint, consented_at, policy_version, created_at)
       VALUES ($1, 'contacto', $2, $3, 'Hola', 'x', $4, '2026-01-01', $4)`,
      [randomUUID(), name, `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.com`, at],
    );
  }

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const list = async (query = '') => (await desk.get<QuestionPage>(`/messages${query}`)).body;
  const names = async (query = '') => (await list(query)).rows.map(({ name }) => name);

  /** The desk has had people since then. */
  async function deskSince(at: Date): Promise<void> {
    await stack.db.query('UPDATE staff SET created_at = $1', [at]);
  }

  test('have what is late first, and what was due before the desk had anybody apart', async () => {
    await deskSince(hoursAgo(24 * 40));
    await store('Antes', hoursAgo(24 * 60));
    await store('Ahora', hoursAgo(0));
    await store('Tarde', hoursAgo(24 * 10));
    await store('Más tarde', hoursAgo(24 * 20));
    expect(await names()).toEqual(['Más tarde', 'Tarde', 'Ahora']);
    expect(await list()).toMatchObject({ total: 3, late: 2 });
    expect(await names('?state=earlier')).toEqual(['Antes']);
    expect(await names('?state=answered')).toEqual([]);
  });

  test('are paged, and searched by name without accents, mailbox and reference', async () => {
    await deskSince(hoursAgo(24 * 40));
    for (let number = 0; number < 21; number += 1)
      await store(`Persona ${String.fromCharCode(97 + number)}`, hoursAgo(number));
    await store('Íñigo Núñez', hoursAgo(1));
    expect(await names()).toHaveLength(20);
    expect(await names('?page=2')).toHaveLength(2);
    expect(await names('?search=inigo%20nunez')).toEqual(['Íñigo Núñez']);
    expect(await names('?search=PERSONAB%40example')).toEqual(['Persona b']);
    const [row] = (await list('?search=Persona%20c')).rows;
    expect(await names(`?search=${row?.reference.toLowerCase()}`)).toEqual(['Persona c']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?page=0&state=other')).toHaveLength(20);
  });

  test('begin each message with its first hundred characters', async () => {
    await store('Eva', hoursAgo(0));
    await stack.db.query('UPDATE contact_messages SET message = $1', ['ñ'.repeat(101)]);
    expect((await list()).rows[0]?.about).toBe(`${'ñ'.repeat(100)}…`);
  });

  test('of both kinds are one for Hoy, by what is due', async () => {
    await consultation();
    await deskSince(hoursAgo(24 * 40));
    await store('Tarde', hoursAgo(24 * 10));
    const { body } = await desk.get<WaitingAnswers>('/waiting-answers');
    expect(body).toMatchObject({ total: 2, late: 1 });
    expect(body.rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['message', 'Tarde'],
      ['consultation', 'Begoña Núñez Ibáñez'],
    ]);
  });

  test('have an answered one under answered, with its author', async () => {
    const { path } = await message();
    await desk.post(`${path}/answer`, attempt());
    expect(await names()).toEqual([]);
    expect((await list('?state=answered')).rows).toMatchObject([
      { name: 'Eva Ruiz', answered: { byName: 'Marta Ruiz' } },
    ]);
  });

  test('show of a message what its sender wrote', async () => {
    const { path } = await message();
    expect(await view<MessageView>(path)).toMatchObject({
      kind: 'message',
      name: 'Eva Ruiz',
      email: 'eva@example.com',
      phone: null,
      page: 'Contacto',
      context: null,
    });
  });
});

test('a promise that is late is a condition for the watcher while people work at the desk', async () => {
  const { path, id } = await message();
  const now = new Date('2026-11-20T09:00:00Z');
  expect(await lateAnswers(now)).toEqual([]);
  await stack.db.query(`UPDATE staff SET created_at = '2026-10-01T09:00:00Z'`);
  await stack.db.query(`UPDATE contact_messages SET created_at = '2026-11-10T09:00:00Z' WHERE id = $1`, [id]);
  expect(await lateAnswers(now)).toEqual([
    {
      kind: 'answer-late',
      key: '2026-11-11',
      since: new Date('2026-11-11T09:00:00Z'),
      figures: { consultations: 0, contactMessages: 1 },
    },
  ]);
  await stack.db.query('UPDATE staff SET removed_at = now()');
  expect(await lateAnswers(now)).toEqual([]);
  await stack.db.query('UPDATE staff SET removed_at = NULL');
  await desk.post(`${path}/elsewhere`, { key: randomUUID(), seen: 0 });
  expect(await lateAnswers(now)).toEqual([]);
});
