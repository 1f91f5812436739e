import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { open } from '@/lib/private/sealing/open';
import { openListed } from '@/lib/private/sealing/open-listed';
import { seal } from '@/lib/private/sealing/seal';
import type { ConsultationView, QuestionPage } from '@/lib/questions/answers/contract';
import { openHead } from '@/lib/questions/consultations/sealed/open-consultation';
import messages from '@/lib/shared/i18n/messages';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { postForm, postOnce } from '@/tests/support/desk/send-sealed';
import { startFakeClamd } from '@/tests/support/http/fake-clamd';
import { STAFF } from '@/tests/support/http/outbox';
import { type Attached, answers, pdf } from '@/tests/support/shop/consultation-payload';
import { countConsultations, send, sendPlain } from '@/tests/support/shop/consultations';
import { sealedForm, sealedPayload } from '@/tests/support/shop/sealed-payload';
import { type OpenDesk, openDesk } from '@/tests/support/space/open-desk';
import { type Stack, startStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';

/** Typed into nothing else: wherever they are found, something was not sealed. */
const MARKS = ['Zarzamora', 'Quitapesares', '699 887 766', 'embargo-de-octubre', 'nomina-secreta'];
const marked = () =>
  answers({ nombre: MARKS[0], apellidos: MARKS[1], telefono: MARKS[2], consulta: `¿Y si llega un ${MARKS[3]}?` });
const file: Attached = {
  name: `${MARKS[4]}.pdf`,
  content: Buffer.concat([pdf(300_000), Buffer.from(MARKS.join(' '))]),
};

let stack: Stack;
/** Where the server writes what is in its memory. */
let snapshots: string;
let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
beforeAll(async () => {
  clamd = await startFakeClamd();
  snapshots = mkdtempSync(join(tmpdir(), 'sofa-heap-'));
  const NODE_OPTIONS = `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}`;
  stack = await startStack({ env: { CLAMAV_HOST: clamd.host, NODE_OPTIONS } });
});
afterAll(async () => {
  await stack.stop();
  await clamd.stop();
  rmSync(snapshots, { recursive: true, force: true });
});
beforeEach(() => stack.clear());

const post = (form: FormData) => postForm(stack, form);

async function sendSealed(key: DeskKeyAnswer, given = marked(), files = [file]) {
  return post(sealedForm(await sealedPayload(given, files, key)));
}

async function onlyId(): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM consultations');
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

/** Where one of the marks can be read: tables, e-mails, what the server wrote. */
async function leaks(): Promise<string[]> {
  const { rows } = await stack.db.query<{ name: string }>(
    `SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }): Promise<[string, string]> => {
      const table = await stack.db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      return [name, table.rows.map(({ row }) => row.replace(/\\x[0-9a-f]+/g, decoded)).join('\n')];
    }),
  );
  texts.push(['e-mails', JSON.stringify(await stack.sandbox.emails())]);
  texts.push(['log', readFileSync(stack.serverLog(), 'utf8')]);
  return texts.flatMap(([place, text]) =>
    MARKS.filter((mark) => text.includes(mark)).map((mark) => `${mark}: ${place}`),
  );
}

/** Every string on the heap of the server's main thread; the thread that takes uploads has its own. */
async function heap(): Promise<Buffer> {
  process.kill(stack.serverPid(), 'SIGUSR2');
  const written = () => readdirSync(snapshots).find((name) => name.endsWith('.heapsnapshot'));
  const name = await until(written, 'No snapshot is written');
  // Writing it holds the server up, and breaks idle connections: it is whole once the server answers.
  const answers = () =>
    stack.api.get('/api/health/live').then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(answers, 'The server does not answer again');
  return readFileSync(join(snapshots, name));
}

const decoded = (hex: string) => Buffer.from(hex.slice(2), 'hex').toString('latin1');

/** As the desk opens it, with the key of the epoch. */
async function openStored({ marta, identity }: OpenDesk, id: string) {
  const sealed = await fetch(`${stack.baseUrl}/api/desk/consultations/${id}/open`, {
    method: 'POST',
    headers: { ...marta.headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(sealed.headers.get('content-type')).toBe('application/octet-stream');
  const head = await openHead(new Uint8Array(await sealed.arrayBuffer()), [identity], open);
  if (!head.ok) throw new Error(`The head is ${head.reason}`);
  const view = (await marta.get<ConsultationView>(`/consultations/${id}`)).body;
  const files = await Promise.all(
    view.files.map(async ({ id: fileId }, position) => {
      const response = await fetch(`${stack.baseUrl}/api/desk/consultations/files/${fileId}`, {
        headers: marta.headers,
      });
      const listed = head.head.files[position];
      if (!listed) throw new Error('A file is not in the list');
      const opened = await openListed(new Uint8Array(await response.arrayBuffer()), listed, [identity], open);
      return opened.ok ? Buffer.from(opened.content) : opened.reason;
    }),
  );
  return { ...head.head, view, contents: files };
}

test('without an open key nothing is sealed, and the desk reads a consultation as before', async () => {
  expect((await stack.api.get('/api/desk-key')).status).toBe(204);
  const given = answers();
  expect((await send(stack, given)).status).toBe(201);
  const { rows } = await stack.db.query('SELECT first_name, desk_epoch FROM consultations');
  expect(rows).toEqual([{ first_name: 'Begoña', desk_epoch: null }]);
});

test('a browser is told what to seal for, with the fingerprint that people can compare', async () => {
  const { key } = await openDesk(stack);
  expect(key).toEqual({ epoch: 1, recipient: expect.stringMatching(/^age1/), fingerprint: expect.any(String) });
  expect(key.fingerprint).toBe(await fingerprint(key.recipient));
});

describe('a sealed consultation', () => {
  test('is read at the desk with its key, and nowhere else', async () => {
    const desk = await openDesk(stack);
    const given = marked();
    expect(await sendSealed(desk.key, given)).toEqual({
      status: 201,
      body: { success: true, booking: expect.stringMatching(/^\/consulta-gratuita\/reservar\//) },
    });
    await stack.jobs.done();
    expect(await leaks()).toEqual([]);

    const id = await onlyId();
    const opened = await openStored(desk, id);
    expect(opened.consultation).toMatchObject({ firstName: MARKS[0], specificQuestion: given.consulta, age: 41 });
    expect(opened.files).toEqual([expect.objectContaining({ name: file.name, size: file.content.length })]);
    expect(opened.contents).toEqual([file.content]);
    expect(opened.view).toMatchObject({ email: given.email, epoch: 1, contents: null });
    expect(opened.view.files).toEqual([expect.objectContaining({ name: 'archivo-1.age', state: 'ready' })]);
    const { rows } = await stack.db.query('SELECT kind, subject FROM desk_events WHERE kind LIKE $1 ORDER BY id', [
      'cons%',
    ]);
    expect(rows).toEqual([
      { kind: 'consultations.opened', subject: shortReference(id) },
      { kind: 'consultations.file-opened', subject: shortReference(id) },
    ]);
  });

  test("is not on the heap of the server's main thread", async () => {
    const { key } = await openDesk(stack);
    expect((await sendSealed(key)).status).toBe(201);
    await stack.jobs.done();
    const strings = await heap();
    expect(strings.includes(new URL(stack.databaseUrl).pathname.slice(1))).toBe(true);
    expect(MARKS.filter((mark) => strings.includes(mark))).toEqual([]);
  });

  test('is told to the staff without its contents, and its sender has the receipt', async () => {
    const { key } = await openDesk(stack);
    const given = marked();
    await sendSealed(key, given);
    await stack.jobs.done();
    const id = await onlyId();
    const mails = await stack.sandbox.emails();
    const [toStaff] = mails.filter(({ to }) => to.includes(STAFF));
    expect(toStaff?.subject).toBe(`Consulta cifrada ${shortReference(id)}`);
    expect(toStaff?.html).toContain(`/mesa/consultas#${id}`);
    expect(toStaff?.attachments).toEqual([]);
    expect(`${toStaff?.html}${toStaff?.replyTo}`).not.toContain(given.email);
    expect(mails.filter(({ to }) => to.includes(given.email)).map(({ subject }) => subject)).toEqual([
      'Hemos recibido tu consulta',
    ]);
  });

  test('is listed by its mailbox and found by it and by its number', async () => {
    const { marta, key } = await openDesk(stack);
    const given = marked();
    await sendSealed(key, given);
    const id = await onlyId();
    for (const sought of ['', given.email, shortReference(id)]) {
      const { body } = await marta.get<QuestionPage>(`/consultations?search=${encodeURIComponent(sought)}`);
      expect(body.rows).toEqual([expect.objectContaining({ id, name: null, about: given.email, files: 1 })]);
    }
    const other = await marta.get<QuestionPage>('/consultations?search=zarzamora');
    expect(other.body.rows).toEqual([]);
  });

  test('is answered by an e-mail that repeats nothing of it', async () => {
    const { marta, key } = await openDesk(stack);
    const given = marked();
    await sendSealed(key, given);
    const id = await onlyId();
    const answer = await marta.post(`/consultations/${id}/answer`, {
      key: randomUUID(),
      seen: 0,
      text: 'Vamos a verlo.',
    });
    expect(answer.status).toBe(200);
    await stack.jobs.done();
    const mails = await stack.sandbox.emails();
    const sent = mails.find(({ subject }) => subject === 'Nuestra respuesta a tu consulta');
    expect(sent?.to).toEqual([given.email]);
    expect(sent?.text).toMatch(/^Nuestra respuesta\.\s/m);
    expect(sent?.text).toContain('Vamos a verlo.');
    expect(await leaks()).toEqual([]);
  });

  test('has its answers sealed an hour after they have left, and not before', async () => {
    const { marta, key, identity } = await openDesk(stack);
    await sendSealed(key);
    const id = await onlyId();
    const attempt = { key: randomUUID(), seen: 0, text: 'Vamos a verlo.' };
    await marta.post(`/consultations/${id}/answer`, attempt);
    await stack.jobs.done();
    await stack.jobs.sweep('seal-answers');
    const early = (await marta.get<ConsultationView>(`/consultations/${id}`)).body.answers;
    expect(early).toEqual([expect.objectContaining({ state: 'sent', text: attempt.text, sealed: null })]);

    await stack.db.query(`UPDATE answers SET sent_at = sent_at - interval '61 minutes'`);
    await stack.jobs.sweep('seal-answers');
    const [answer] = (await marta.get<ConsultationView>(`/consultations/${id}`)).body.answers;
    expect(answer).toMatchObject({ state: 'sent', text: null, sealed: { epoch: 1 } });
    const opened = await open(Buffer.from(answer?.sealed?.content ?? '', 'base64'), [identity]);
    expect(opened.ok && new TextDecoder().decode(opened.content)).toBe(attempt.text);
    // The attempt is known by its key all the same: nothing is sent twice.
    const repeated = await marta.post(`/consultations/${id}/answer`, attempt);
    expect(repeated).toMatchObject({ status: 409, body: { error: { code: 'answer_sent_before' } } });
  });

  test('is stored once, however often and however simultaneously it is sent', async () => {
    const { key } = await openDesk(stack);
    const payload = await sealedPayload(marked(), [file], key);
    const first = await Promise.all([1, 2, 3].map(() => post(sealedForm(payload))));
    // Sealed anew, as after a reload of the page: other bytes of the same submission.
    const again = await sealedPayload(marked(), [file], key);
    const second = await post(sealedForm({ ...again, fields: payload.fields }));
    const bookings = [...first, second].map(({ body }) => body.booking);
    expect(new Set(bookings).size).toBe(1);
    expect([...first, second].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await countConsultations(stack)).toMatchObject({ consultations: 1, files: 1 });
  });

  test('for an earlier key, or for none, is sent back to be sealed again', async () => {
    const { key } = await openDesk(stack);
    await stack.db.query(
      `INSERT INTO desk_keys (epoch, recipient, created_at) VALUES (2, 'age1other', now());
       INSERT INTO desk_wraps (id, epoch, staff_key_id, printed_key_id, recipient, wrapped, proved_at, created_at)
         SELECT gen_random_uuid(), 2, staff_key_id, printed_key_id, recipient, wrapped, proved_at, now()
         FROM desk_wraps WHERE epoch = 1`,
    );
    const refused = { code: 'desk_key_changed', message: messages.ConsultationRefused.deskKeyChanged };
    expect(await sendSealed(key)).toEqual({ status: 409, body: { success: false, error: refused } });
    await stack.db.query('DELETE FROM desk_wraps');
    expect(await sendSealed(key)).toEqual({ status: 409, body: { success: false, error: refused } });
    expect(await countConsultations(stack)).toMatchObject({ consultations: 0 });
  });

  test.each<[string, (payload: Awaited<ReturnType<typeof sealedPayload>>) => void]>([
    ['without a mailbox', ({ fields }) => Object.assign(fields, { email: 'nadie' })],
    ['without consent', ({ fields }) => Object.assign(fields, { consent: 'false' })],
    ['without a name of its own', ({ fields }) => Object.assign(fields, { submission: 'a'.repeat(63) })],
    ['with a head that is not sealed', ({ parts }) => parts.splice(0, 1, new TextEncoder().encode('{"version":1}'))],
    ['with a file that is not sealed', ({ parts }) => parts.splice(1, 1, new Uint8Array(file.content))],
    [
      'with more files than a form takes',
      ({ parts }) => parts.push(...Array.from({ length: 5 }, () => parts[1] ?? new Uint8Array())),
    ],
  ])('%s is refused', async (_, spoil) => {
    const { key } = await openDesk(stack);
    const payload = await sealedPayload(marked(), [file], key);
    spoil(payload);
    expect(await post(sealedForm(payload))).toMatchObject({ status: 400, body: { error: { code: 'unreadable' } } });
    expect(await countConsultations(stack)).toMatchObject({ consultations: 0, files: 0 });
  });

  test('with plain files beside it is refused', async () => {
    const { key } = await openDesk(stack);
    const form = sealedForm(await sealedPayload(marked(), [], key));
    form.append('uploadedFiles', new Blob([new Uint8Array(file.content)]), file.name);
    expect((await post(form)).status).toBe(400);
  });

  test('without a timestamp is asked for once more, because its text cannot be judged', async () => {
    const { key } = await openDesk(stack);
    const form = sealedForm(await sealedPayload(marked(), [], key));
    expect(await postOnce(stack, form)).toMatchObject({ status: 409, body: { error: { code: 'suspicious' } } });
    expect((await post(form)).status).toBe(201);
    await onlyId();
  });

  test('from a mailbox that sends too often waits like any other', async () => {
    const { key } = await openDesk(stack);
    const given = marked();
    for (let count = 0; count < 5; count++) expect((await sendSealed(key, given, [])).status).toBe(201);
    expect(await sendSealed(key, given, [])).toMatchObject({ status: 429, body: { error: { code: 'too_often' } } });
  });

  test('the database keeps it whole: never half sealed', async () => {
    const { key } = await openDesk(stack);
    await sendSealed(key);
    await expect(stack.db.query(`UPDATE consultations SET phone = '600'`)).rejects.toThrow(
      'consultations_plain_or_sealed',
    );
    await expect(stack.db.query('UPDATE consultations SET desk_epoch = NULL')).rejects.toThrow(
      'consultations_plain_or_sealed',
    );
    await expect(stack.db.query('DELETE FROM desk_keys')).rejects.toThrow('foreign key');
    await stack.db.query('DELETE FROM consultations');
    expect((await stack.db.query('SELECT FROM sealed_heads')).rowCount).toBe(0);
  });
});

describe('what comes as it was typed, from a page without JavaScript', () => {
  test('is checked, scanned and sealed before it is stored', async () => {
    const desk = await openDesk(stack);
    const given = marked();
    expect(await sendPlain(stack, given, [file])).toEqual({ status: 303, location: '/consulta-gratuita/enviada' });
    await stack.jobs.done();
    expect(await leaks()).toEqual([]);
    const opened = await openStored(desk, await onlyId());
    expect(opened.consultation).toMatchObject({ firstName: MARKS[0], specificQuestion: given.consulta });
    expect(opened.files).toEqual([
      {
        name: file.name,
        type: 'application/pdf',
        size: file.content.length,
        sha256: createHash('sha256').update(file.content).digest('hex'),
      },
    ]);
    expect(opened.contents).toEqual([file.content]);
    expect(await stack.rows('SELECT scanned, awaits_scan FROM consultation_files')).toEqual([
      { scanned: true, awaits_scan: false },
    ]);
  });

  test('is stored once for the same answers, and its hash is no test of guesses', async () => {
    await openDesk(stack);
    const given = marked();
    await sendPlain(stack, given, [file]);
    await sendPlain(stack, given, [file]);
    await onlyId();
  });

  test('goes to the staff with a number instead of its contents', async () => {
    await openDesk(stack);
    await sendPlain(stack, marked(), []);
    await stack.jobs.done();
    const subjects = (await stack.sandbox.emails())
      .filter(({ to }) => to.includes(STAFF))
      .map(({ subject }) => subject);
    expect(subjects).toEqual([`Consulta cifrada ${shortReference(await onlyId())}`]);
  });
});

test('anyone may seal anything for the public key: what is no consultation is stored, and told to be none when it is opened', async () => {
  const desk = await openDesk(stack);
  const payload = await sealedPayload(marked(), [], desk.key);
  payload.parts = [await seal(new TextEncoder().encode('{"version":"otra"}'), [desk.key.recipient])];
  expect((await post(sealedForm(payload))).status).toBe(201);
  await expect(openStored(desk, await onlyId())).rejects.toThrow('The head is unreadable');
});
