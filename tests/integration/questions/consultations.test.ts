import { createHash, randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { addMinutes } from 'date-fns';
import { MAX_BYTES_A_DAY, MAX_CONSULTATIONS_A_DAY } from '@/lib/questions/consultations/day-ceiling';
import { filesAwaitingScan } from '@/lib/questions/consultations/files-awaiting-scan';
import { emptyConsultation } from '@/lib/questions/consultations/questions';
import { reachedCeilings } from '@/lib/questions/consultations/reached-ceilings';
import { unconfirmedEmailCap } from '@/lib/server/security/admit-unconfirmed-email';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { MAX_FILE_SIZE } from '@/lib/shared/file-types';
import messages from '@/lib/shared/i18n/messages';
import { QUESTION_MAX } from '@/lib/shared/person/limits';
import { localSetup } from '@/scripts/start/environment';
import { waitUntil } from '@/scripts/wait-until';
import { brokenUploads } from '@/tests/support/fuzz/broken-uploads';
import { times } from '@/tests/support/http/concurrency';
import { startFakeClamd } from '@/tests/support/http/fake-clamd';
import { newAddress } from '@/tests/support/http/new-address';
import { STAFF } from '@/tests/support/http/outbox';
import {
  answers,
  doc,
  docx,
  eicar,
  executable,
  html,
  jpg,
  pdf,
  png,
  scriptedConsultation,
} from '@/tests/support/shop/consultation-payload';
import { countConsultations, mailsOf, send, sendPlain } from '@/tests/support/shop/consultations';
import { filesReceived } from '@/tests/support/shop/simultaneous-uploads';
import { type DatabaseProxy, startDatabaseProxy } from '@/tests/support/stack/database-proxy';
import { type Stack, startStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';

const { ConsultationErrors, ConsultationRefused } = messages;
const MIB = 1024 * 1024;

let stack: Stack;
let database: DatabaseProxy;
let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
/** Its answer takes half a minute: it is read by the last test. */
let silent: Promise<string>;
beforeAll(async () => {
  clamd = await startFakeClamd();
  const through = async (databaseUrl: string) => {
    database = await startDatabaseProxy(databaseUrl);
    return database.url;
  };
  stack = await startStack({ env: { CLAMAV_HOST: clamd.host }, through });
  // As the server: for the conditions, which are asked for in this process, and for timestamps.
  const { environment } = localSetup({}, { port: 0, sandboxPort: 0 });
  Object.assign(process.env, environment, { APP_ENV: 'test', APP_SECRET: '', DATABASE_URL: stack.databaseUrl });
});
afterAll(async () => {
  await stack.stop();
  await database.cut();
  await clamd.stop();
});
afterEach(() => stack.sandbox.fail('resend', 'none'));

describe('abuse', () => {
  // Not before the files that are being received are counted.
  afterAll(() => {
    silent = beginAndSayNoMore();
  });

  test('a filled-in trap asks once more, and the same message then arrives', async () => {
    const given = answers();
    const asked = await send(stack, given, [], { more: { website: 'https://example.com' } });
    expect(asked).toMatchObject({ status: 409, body: { error: { message: ConsultationRefused.suspicious } } });
    const stamp = asked.body.error?.stamp ?? '';
    const again = async () =>
      (await send(stack, given, [], { more: { website: 'https://example.com', stamp } })).status === 201;
    await waitUntil(again, { timeout: 60_000, every: 500, message: 'The second try does not pass' });
    await stack.jobs.done();
    expect((await mailsOf(stack, given.email)).staff).toHaveLength(1);
  });

  test('a form that is sent in the moment it was opened asks once more', async () => {
    // Opened after it arrives, however late that is on a busy machine.
    const stamp = issueFormTimestamp('fresh', addMinutes(new Date(), 1));
    expect((await send(stack, answers(), [], { more: { stamp } })).status).toBe(409);
  });

  test('the eleventh from one address in an hour is refused', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) statuses.push((await send(stack, answers(), [], { headers })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const refused = await send(stack, answers(), [], { headers });
    expect(refused.body.error?.message).toBe(ConsultationRefused.tooOften);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the networks of one subscriber send no more together than a few of them', async () => {
    const statuses: number[] = [];
    for (let subnet = 0; subnet < 21; subnet += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:9:${(0x100 + subnet).toString(16)}::1` };
      statuses.push((await send(stack, answers(), [], { headers })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const elsewhere = { 'X-Forwarded-For': '2001:db8:9:200::1' };
    expect((await send(stack, answers(), [], { headers: elsewhere })).status).toBe(201);
  });

  test('ten files that were made to be slow to judge keep no other from being answered', async () => {
    const beginning = Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm /First 4 /DPnull 1 /DP');
    const content = Buffer.concat([beginning, Buffer.alloc(3 * MIB, ' ')]);
    const names = ['nómina.pdf', `x${'.'.repeat(15_000)}x.pdf`];
    const hostile = Promise.all(
      Array.from({ length: 10 }, (_, index) => send(stack, answers(), [{ name: names[index % 2] ?? '', content }])),
    );
    expect((await send(stack, answers(), [{ name: 'buena.pdf', content: pdf() }])).status).toBe(201);
    expect((await hostile).map(({ status }) => status)).toEqual(Array(5).fill([201, 422]).flat());
  });

  test('of one network three are received at once, and nobody else waits for them', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const held = await times(3, () => beginUpload(headers));
    await until(() => filesReceived(stack) === 3, 'They are not received');
    let isAnswered = false;
    const fourth = send(stack, answers(), [], { headers }).then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await send(stack)).status).toBe(201);
    expect(isAnswered).toBe(false);
    for (const call of held) call.destroy();
    expect(await fourth).toBe(201);
  });

  test('the sixth to one mailbox is refused, from whatever address', async () => {
    const { email } = answers();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      statuses.push((await send(stack, answers({ email, consulta: `Pregunta ${index}` }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('a consultation', () => {
  test('is stored under the names of the payload, with its consent', async () => {
    const given = answers();
    expect(await send(stack, given)).toMatchObject({ status: 201, body: { success: true } });
    const { rows } = await stack.db.query('SELECT * FROM consultations WHERE email = $1', [given.email]);
    expect(rows).toEqual([
      expect.objectContaining({
        first_name: 'Begoña',
        last_name: 'Núñez Ibáñez',
        phone: '600 123 456',
        age: 41,
        personal_situation: 'casado',
        employment_status: 'empleado',
        monthly_income: 215_050,
        housing_status: 'alquiler',
        monthly_rent: 85_000,
        current_debts: 1_200_000,
        monthly_debt_payment: 30_000,
        current_savings: 3_000_000,
        tipo_productos_ahorros: 'Un depósito y un fondo',
        consultation_reason: '¿Amortizo o invierto?',
        specific_question: '¿Amortizo o invierto?',
        policy_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      }),
    ]);
    expect(Math.abs(Date.now() - rows[0].consented_at.getTime())).toBeLessThan(60_000);
  });

  test('reaches the staff with every answer and every file, and its sender gets a receipt', async () => {
    const given = answers();
    const files = [
      { name: 'Nómina de mayo.pdf', content: pdf(300_000) },
      { name: 'casa.png', content: png() },
      { name: 'foto.jpeg', content: jpg() },
      { name: 'carta.doc', content: doc() },
      { name: 'plan.docx', content: docx() },
    ];
    expect((await send(stack, given, files)).status).toBe(201);
    await stack.jobs.done();
    const { staff, receipts } = await mailsOf(stack, given.email);
    expect([staff.length, receipts.length]).toEqual([1, 1]);

    const [toStaff] = staff;
    expect(toStaff).toMatchObject({ to: [STAFF], replyTo: [given.email] });
    expect(toStaff?.subject).toBe('Consulta de Begoña Núñez Ibáñez: ¿Amortizo o invierto?');
    for (const fact of [
      'Begoña',
      'Núñez Ibáñez',
      given.email,
      '600\u00a0123\u00a0456',
      '41 años',
      'Casado o casada',
      'Empleado o empleada',
      '2.150,50\u00a0€',
      'De alquiler',
      '850,00\u00a0€',
      '12.000,00\u00a0€',
      '300,00\u00a0€',
      '30.000,00\u00a0€',
      'Un depósito y un fondo',
      '¿Amortizo o invierto?',
      'política de privacidad',
      'analizado, sin virus',
    ]) {
      expect(toStaff?.text).toContain(fact);
    }
    const attached = toStaff?.attachments.map(({ filename, content }) => [
      filename,
      digest(Buffer.from(content, 'base64')),
    ]);
    expect(attached).toEqual(files.map(({ name, content }) => [name, digest(content)]));

    const [receipt] = receipts;
    expect(receipt?.attachments).toEqual([]);
    for (const fact of ['48 h', 'Archivos', '5', 'retirar']) {
      expect(receipt?.text).toContain(fact);
    }
    const said = `${receipt?.html}${receipt?.text}${receipt?.subject}`.replaceAll('\u00a0', ' ');
    for (const typed of [
      'Begoña',
      'Núñez',
      '600 123 456',
      '¿Amortizo',
      'Nómina',
      'casa.png',
      '12.000',
      'Un depósito',
    ]) {
      expect(said).not.toContain(typed);
    }
  });

  test('arrives as it was written, in any script and up to five thousand characters', async () => {
    const beginning = 'Niño, ñ, €, 👩‍👩‍👧‍👦, مرحبا بالعالم, שלום\n\n<b>no</b> & "comillas" ';
    const consulta = `${beginning}${'€ñ'.repeat(QUESTION_MAX)}`.slice(0, QUESTION_MAX);
    const given = answers({ nombre: 'José <script>', consulta });
    expect((await send(stack, given)).status).toBe(201);
    await stack.jobs.done();
    const { rows } = await stack.db.query('SELECT specific_question FROM consultations WHERE email = $1', [
      given.email,
    ]);
    expect(rows[0]?.specific_question).toBe(consulta);
    const [mail] = (await mailsOf(stack, given.email)).staff;
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).not.toContain('<b>no</b>');
    expect(mail?.text).toContain('مرحبا بالعالم');
    expect(mail?.text).toContain('👩‍👩‍👧‍👦');
    expect(mail?.text?.replace(/\s/g, '')).toContain('€ñ'.repeat(2_000));
  });

  test('cannot write a header of its e-mails', async () => {
    const given = answers({ nombre: 'Eva\r\nBcc: x@example.com', consulta: 'Hola\r\nBcc: y@example.com' });
    expect((await send(stack, given)).status).toBe(201);
    await stack.jobs.done();
    const { staff, receipts } = await mailsOf(stack, given.email);
    for (const { subject, bcc } of [...staff, ...receipts]) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(bcc).toEqual([]);
    }
  });

  test('leaves out what does not apply', async () => {
    const given = answers({ tieneDeudas: 'no', situacionLaboral: 'estudiante', tipoVivienda: 'familiar' });
    expect((await send(stack, given)).status).toBe(201);
    const { rows } = await stack.db.query('SELECT * FROM consultations WHERE email = $1', [given.email]);
    expect(rows[0]).toMatchObject({ monthly_income: null, monthly_rent: null, current_debts: null });
  });
});

describe('sent twice', () => {
  const once = { staff: [expect.anything()], receipts: [expect.anything()] };

  test('at the same moment, it is stored and mailed once', async () => {
    const [given, files, envio] = [answers(), [{ name: 'a.pdf', content: pdf(200_000) }], randomUUID()];
    const sent = await times(4, () => send(stack, given, files, { more: { envio } }));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await stack.jobs.done();
    expect(await mailsOf(stack, given.email)).toEqual(once);
  });

  test('without a key of its own, as from a page without JavaScript, it is one as well', async () => {
    const given = answers();
    await times(3, () => sendPlain(stack, given));
    await stack.jobs.done();
    expect(await mailsOf(stack, given.email)).toEqual(once);
  });

  test('with another question under the same key, it is another one', async () => {
    const [given, envio] = [answers(), randomUUID()];
    await send(stack, given, [], { more: { envio } });
    await send(stack, { ...given, consulta: '¿Y la hipoteca?' }, [], { more: { envio } });
    const { rowCount } = await stack.db.query('SELECT FROM consultations WHERE email = $1', [given.email]);
    expect(rowCount).toBe(2);
  });
});

describe('what is wrong is refused with its message, and nothing is stored or mailed', () => {
  let before: Awaited<ReturnType<typeof countConsultations>>;
  beforeEach(async () => {
    await stack.jobs.done();
    before = await countConsultations(stack);
  });
  afterEach(async () => {
    expect(await countConsultations(stack)).toEqual(before);
  });

  test('an empty form', async () => {
    const { status, body } = await send(stack, emptyConsultation);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'invalid',
      message: 'Todos los campos obligatorios deben estar completos',
      fields: {
        nombre: 'El nombre es obligatorio',
        email: 'El email es obligatorio',
        edad: 'La edad es obligatoria',
        situacionPersonal: 'La situación personal es obligatoria',
        situacionLaboral: 'La situación laboral es obligatoria',
        tipoVivienda: 'El tipo de vivienda es obligatorio',
        consulta: 'La consulta es obligatoria',
        aceptaPolitica: 'Debes aceptar la política de privacidad',
      },
    });
  });

  test.each([
    ['edad', { edad: '17' }, 'La edad debe ser un número válido entre 18 y 100 años'],
    ['email', { email: 'bego@' }, 'Email inválido'],
    ['ingresosMensuales', { ingresosMensuales: '' }, 'Completa todos los campos obligatorios'],
    ['pagoVivienda', { pagoVivienda: '' }, 'Completa todos los campos obligatorios'],
    ['pagoMensualDeudas', { pagoMensualDeudas: '' }, 'Completa todos los campos obligatorios'],
    ['cantidadAhorros', { cantidadAhorros: '' }, 'Completa todos los campos obligatorios'],
    ['consulta', { consulta: 'a'.repeat(QUESTION_MAX + 1) }, ConsultationErrors.consultaTooLong],
  ])('%s', async (field, change, message) => {
    const { status, body } = await send(stack, answers(change));
    expect([status, body.error?.fields]).toEqual([422, { [field]: message }]);
  });

  test.each([
    ['an executable named .pdf', 'factura.pdf', () => executable(), 'content'],
    ['a page named .jpg', 'foto.jpg', () => html(), 'content'],
    ['10 MB and one byte', 'grande.pdf', () => pdf(MAX_FILE_SIZE + 1), 'tooLarge'],
    ['nothing', 'vacio.pdf', () => Buffer.alloc(0), 'empty'],
    ['an unknown type', 'programa.exe', () => executable(), 'type'],
    ['a name that hides its type', 'foto\u202egpj.exe', () => jpg(), 'type'],
    ['a name of 300 characters', `${'a'.repeat(296)}.pdf`, () => pdf(), 'nameTooLong'],
    ['four hundred megapixels', 'foto.jpg', () => jpg(2_000, 20_000, 20_000), 'tooManyPixels'],
  ])('a file: %s', async (_, name, content, reason) => {
    const files = [
      { name, content: content() },
      { name: 'buena.pdf', content: pdf() },
    ];
    const { status, body } = await send(stack, answers(), files);
    expect([status, body.error?.message]).toEqual([422, ConsultationRefused.files]);
    expect(body.error?.files).toEqual([{ name: expect.any(String), reason, message: expect.stringContaining('«') }]);
  });

  test('a path for a name, without an ending', async () => {
    const { status, body } = await send(stack, answers(), [{ name: '../../x', content: pdf() }]);
    expect([status, body.error?.files?.[0]]).toEqual([422, expect.objectContaining({ name: 'x', reason: 'type' })]);
  });

  test('the sixth file, by its name', async () => {
    const files = ['1', '2', '3', '4', '5', '6'].map((name) => ({ name: `${name}.pdf`, content: pdf() }));
    const { body } = await send(stack, answers(), files);
    expect(body.error?.files).toEqual([expect.objectContaining({ name: '6.pdf', reason: 'tooMany' })]);
  });

  test('files that are too much together, by the name of the one', async () => {
    const files = [
      { name: 'a.pdf', content: pdf(9 * MIB) },
      { name: 'b.pdf', content: pdf(9 * MIB) },
      { name: 'c.pdf', content: pdf(2.5 * MIB) },
    ];
    const { body } = await send(stack, answers(), files);
    expect(body.error?.files).toEqual([expect.objectContaining({ name: 'c.pdf', reason: 'totalTooLarge' })]);
  });

  test('more than the limits together, before it is read', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({ name: `${name}.pdf`, content: pdf(9 * MIB) }));
    expect(await send(stack, answers(), files)).toMatchObject({
      status: 413,
      body: { success: false, error: { code: 'too_large', message: ConsultationRefused.tooLarge } },
    });
  });

  test('more than the limits, although it hides its length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=x' };
      const call = request(
        `${stack.baseUrl}/api/consultations`,
        { method: 'POST', headers, agent: false },
        (answer) => {
          resolve(answer.statusCode);
          call.destroy();
        },
      );
      call.once('error', reject);
      call.write('--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="a.pdf"\r\n\r\n');
      const mebibyte = Buffer.alloc(MIB, 'a');
      for (let sent = 0; sent < 23; sent++) call.write(mebibyte);
    });
    expect(status).toBe(413);
  });

  test.each([
    ['JSON', 415, 'application/json', '{}'],
    ['no boundary', 400, 'multipart/form-data', 'x'],
    [
      'half a form',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="nombre"\r\n\r\nE',
    ],
    ['nothing in it', 400, 'multipart/form-data; boundary=x', 'x'],
  ])('a request that cannot be read: %s', async (_, status, type, body) => {
    const response = await fetch(`${stack.baseUrl}/api/consultations`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type, 'X-Forwarded-For': newAddress() },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: ConsultationRefused.unreadable } });
  });

  test('ten thousand answers, on a connection that stays open until they are sent', async () => {
    const { contentType = '', body } = brokenUploads['has ten thousand answers'] ?? {};
    const statuses = await times(20, async () => {
      const headers = { Accept: 'application/json', 'Content-Type': contentType, 'X-Forwarded-For': newAddress() };
      const init = { method: 'POST', headers, body: new Uint8Array(body ?? []) };
      return (await fetch(`${stack.baseUrl}/api/consultations`, init)).status;
    });
    expect(statuses).toEqual(Array(20).fill(400));
  });

  test('a request from a foreign page', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(stack, answers(), [], { headers })).status).toBe(403);
  });
});

describe('the e-mails to one domain', () => {
  const { cap } = unconfirmedEmailCap('empresa.example');

  async function countsTowardsTheCap(domain: string): Promise<void> {
    const given = answers({ email: `primera@${domain}` });
    expect((await send(stack, given)).status).toBe(201);
    await stack.jobs.done();
    await stack.db.query(
      `INSERT INTO unconfirmed_emails (idempotency_key, domain_hash, provider, admitted, created_at)
       SELECT 'earlier/' || gen_random_uuid(), domain_hash, provider, true, now()
       FROM unconfirmed_emails, generate_series(2, $2::int)
       WHERE idempotency_key = (SELECT 'consultation-receipt/' || id FROM consultations WHERE email = $1)`,
      [given.email, cap],
    );
  }

  test('end at the cap of a day, and what is asked is stored and reaches the staff all the same', async () => {
    const domain = `${randomUUID()}.example.com`;
    await countsTowardsTheCap(domain);
    const [late, elsewhere] = [answers({ email: `otra@${domain}` }), answers()];
    for (const given of [late, elsewhere]) expect((await send(stack, given)).status).toBe(201);
    await stack.jobs.done();
    const refused = await mailsOf(stack, late.email);
    expect([refused.staff.length, refused.receipts.length]).toEqual([1, 0]);
    expect((await mailsOf(stack, elsewhere.email)).receipts).toHaveLength(1);
    const { rows } = await stack.db.query('SELECT provider, domain_hash FROM unconfirmed_emails WHERE NOT admitted');
    expect(rows).toEqual([{ provider: null, domain_hash: expect.not.stringContaining('example') }]);
  });

  test('of a large provider have a cap ten times as high', async () => {
    const domain = 'outlook.es';
    await countsTowardsTheCap(domain);
    const next = answers({ email: `${randomUUID()}@${domain}` });
    expect((await send(stack, next)).status).toBe(201);
    await stack.jobs.done();
    expect((await mailsOf(stack, next.email)).receipts).toHaveLength(1);
  });
});

describe('while the scanner is away', () => {
  const later = () => new Date(Date.now() + 11 * 60_000);
  const files = [
    { name: 'nómina.pdf', content: pdf() },
    { name: 'oferta.pdf', content: pdf() },
  ];

  async function sentMeanwhile() {
    await clamd.stop();
    const given = answers();
    expect((await send(stack, given, files)).status).toBe(201);
    await stack.jobs.done();
    return given;
  }

  async function scannerBack() {
    clamd = await startFakeClamd(clamd.port);
    await stack.jobs.sweep('scan-waiting-files');
    await stack.jobs.done();
  }

  test('a consultation is stored and waits, its sender gets the receipt, and a person hears of it', async () => {
    const given = await sentMeanwhile();
    expect(await mailsOf(stack, given.email)).toMatchObject({ staff: [], receipts: [expect.anything()] });
    expect(await filesAwaitingScan(new Date())).toEqual([]);
    expect(await filesAwaitingScan(later())).toEqual([
      { kind: 'files-await-scan', key: 'scanner', since: expect.any(Date), figures: { files: 2, consultations: 1 } },
    ]);
    await stack.jobs.sweep('scan-waiting-files');
    expect((await mailsOf(stack, given.email)).staff).toEqual([]);

    await scannerBack();
    const { staff } = await mailsOf(stack, given.email);
    expect(staff.map(({ attachments }) => attachments.length)).toEqual([2]);
    expect(staff[0]?.text).toContain('analizado, sin virus');
    expect(await filesAwaitingScan(later())).toEqual([]);
  });

  test('a file in which it then finds a virus is named, and its content is deleted', async () => {
    const given = await sentMeanwhile();
    const infected = `SELECT f.id FROM consultation_files f JOIN consultations c ON c.id = f.consultation_id
      WHERE c.email = $1 AND f.position = 0`;
    const { rows } = await stack.db.query<{ id: string }>(infected, [given.email]);
    const id = rows[0]?.id;
    // The scanner of these tests knows this virus only, which is refused without it.
    await stack.db.query('UPDATE consultation_file_parts SET content = $2 WHERE file_id = $1', [id, eicar()]);
    await stack.db.query('UPDATE consultation_files SET size = $2 WHERE id = $1', [id, eicar().length]);
    await scannerBack();
    const { staff } = await mailsOf(stack, given.email);
    expect(staff.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([['oferta.pdf']]);
    expect(staff[0]?.text).toContain('retirado: el antivirus encontró un virus');
    expect((await stack.db.query('SELECT FROM consultation_file_parts WHERE file_id = $1', [id])).rowCount).toBe(0);
  });
});

describe('what all senders together store in a day', () => {
  const ADDED = "'ceiling@example.com'";
  // What earlier tests have sent counts too.
  beforeEach(() => stack.db.query('DELETE FROM consultation_files'));
  afterEach(async () => {
    await stack.db.query(`DELETE FROM consultations WHERE email = ${ADDED}`);
    await stack.jobs.done();
  });

  async function addConsultations(count: number): Promise<void> {
    await stack.db.query(
      `INSERT INTO consultations (id, submission_hash, email, first_name, last_name, phone, age, personal_situation,
         employment_status, housing_status, consultation_reason, specific_question, consented_at, policy_version)
       SELECT gen_random_uuid(), gen_random_uuid()::text, ${ADDED}, 'a', 'b', 'c', 30, 'd', 'e', 'f', 'g', 'h', now(), 'i'
       FROM generate_series(1, $1)`,
      [count],
    );
  }

  async function addBytes(bytes: number): Promise<void> {
    await addConsultations(1);
    await stack.db.query(
      `INSERT INTO consultation_files (id, consultation_id, position, name, content_type, size, scanned)
       SELECT gen_random_uuid(), id, 0, 'a.pdf', 'application/pdf', $1, true FROM consultations c
       WHERE email = ${ADDED} AND NOT EXISTS (SELECT FROM consultation_files f WHERE f.consultation_id = c.id)`,
      [bytes],
    );
  }

  const conditions = async () =>
    (await reachedCeilings(new Date())).map(({ kind, key }) => `${kind.replace('consultation-ceiling-', '')} ${key}`);

  test('has a number: beyond it, what was typed comes back with the telephone and the mailbox', async () => {
    await addConsultations(0.8 * MAX_CONSULTATIONS_A_DAY);
    expect(await conditions()).toEqual(['near consultations']);
    await addConsultations(0.2 * MAX_CONSULTATIONS_A_DAY);
    expect(await conditions()).toEqual(['reached consultations']);
    const { status, body } = await send(stack);
    expect([status, body.error?.code]).toEqual([429, 'day_ceiling']);
    expect(body.error?.message).toMatch(/llámanos al 910\u00a0000\u00a0000 o escríbenos a hola@/);
    const { location } = await sendPlain(stack, answers({ consulta: 'Lo que escribí' }));
    const page = await (await fetch(stack.baseUrl + location)).text();
    expect(page).toContain('Lo que escribí');
    expect(page).toContain('llámanos al 910\u00a0000\u00a0000');
  });

  test('has a size: beyond it, consultations are taken without files', async () => {
    await addBytes(MAX_BYTES_A_DAY - 25 * MIB);
    expect(await conditions()).toEqual(['near bytes']);
    await addBytes(10 * MIB);
    expect(await conditions()).toEqual(['reached bytes']);
    const before = await countConsultations(stack);
    const { status, body } = await send(stack, answers(), [
      { name: 'a.pdf', content: pdf(9 * MIB) },
      { name: 'b.pdf', content: pdf(9 * MIB) },
    ]);
    expect([status, body.error?.code]).toEqual([429, 'files_ceiling']);
    expect(body.error?.message).toContain('910\u00a0000\u00a0000');
    expect(await countConsultations(stack)).toEqual(before);
    expect((await send(stack)).status).toBe(201);
  });
});

describe.each(['down', 'error'] as const)('while Resend is away (%s)', (mode) => {
  test('nothing is lost, and every e-mail goes once when it is back', async () => {
    await stack.sandbox.fail('resend', mode);
    const given = answers();
    expect((await send(stack, given, [{ name: 'a.pdf', content: pdf(MIB) }])).status).toBe(201);
    const tried = async () => (await stack.jobs.waiting()).filter(({ attempts }) => attempts > 0).length === 2;
    await until(tried, 'The e-mails are not tried');
    expect(await mailsOf(stack, given.email)).toEqual({ staff: [], receipts: [] });
    await stack.sandbox.fail('resend', 'none');
    await stack.jobs.hurry();
    await stack.jobs.done();
    const { staff, receipts } = await mailsOf(stack, given.email);
    expect([staff.length, receipts.length]).toEqual([1, 1]);
    expect(staff[0]?.attachments).toHaveLength(1);
  });
});

describe('files that are too large for an e-mail', () => {
  async function mailWithLinks(): Promise<{ links: string[]; contents: Buffer[] }> {
    const given = answers();
    await send(stack, given);
    await stack.jobs.done();
    const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM consultations WHERE email = $1', [
      given.email,
    ]);
    const id = rows[0]?.id;
    // More than the form accepts, as if its limits had been raised.
    const contents = [pdf(16 * MIB), pdf(15 * MIB)];
    for (const [position, content] of contents.entries()) {
      const fileId = randomUUID();
      await stack.db.query(
        `INSERT INTO consultation_files (id, consultation_id, position, name, content_type, size, scanned)
         VALUES ($1, $2, $3, $4, 'application/pdf', $5, true)`,
        [fileId, id, position, `nómina ${position}.pdf`, content.length],
      );
      await stack.db.query('INSERT INTO consultation_file_parts (file_id, position, content) VALUES ($1, 0, $2)', [
        fileId,
        content,
      ]);
    }
    await stack.sandbox.reset();
    await stack.db.query(`SELECT graphile_worker.add_job('send-consultation-email', $1)`, [
      { consultationId: id, email: 'staff' },
    ]);
    await stack.jobs.done();
    const [mail] = (await mailsOf(stack, given.email)).staff;
    expect(mail?.attachments).toEqual([]);
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*\/api\/consultations\/files\/[^"]*)"/g)];
    return { links: links.map(([, href]) => (href ?? '').replaceAll('&amp;', '&')), contents };
  }

  test('are fetched by links, and only saved, never shown', async () => {
    const { links, contents } = await mailWithLinks();
    expect(links).toHaveLength(2);
    for (const [index, link] of links.entries()) {
      const response = await fetch(link);
      expect(response.status).toBe(200);
      expect(digest(Buffer.from(await response.arrayBuffer()))).toBe(digest(contents[index] ?? Buffer.alloc(0)));
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="archivo\.pdf"; filename\*=UTF-8''n%C3%B3mina%20\d\.pdf$/,
      );
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const [link = ''] = links;
    const soon = new URL(link);
    soon.searchParams.set('hasta', String(Number(soon.searchParams.get('hasta')) + 1));
    const other = new URL(link);
    other.pathname = other.pathname.replace(/[^/]+$/, randomUUID());
    const unsigned = new URL(link);
    unsigned.searchParams.delete('firma');
    const nonsense = new URL('/api/consultations/files/nada?hasta=9999999999&firma=x', stack.baseUrl);
    for (const forged of [soon, other, unsigned, nonsense]) expect((await fetch(forged)).status).toBe(404);
  });
});

test('after twelve months a consultation and its files are deleted, and no earlier', async () => {
  const [old, young] = [answers(), answers()];
  for (const given of [old, young]) await send(stack, given, [{ name: 'a.pdf', content: pdf() }]);
  await stack.jobs.done();
  await stack.db.query(`UPDATE consultations SET created_at = now() - interval '12 months 1 day' WHERE email = $1`, [
    old.email,
  ]);
  await stack.db.query(
    `UPDATE consultations SET created_at = now() - interval '12 months' + interval '1 day' WHERE email = $1`,
    [young.email],
  );
  await stack.db.query(`SELECT graphile_worker.add_job('purge-consultations')`);
  await stack.jobs.done();
  const { rows } = await stack.db.query(
    `SELECT email, (SELECT count(*)::int FROM consultation_files f WHERE f.consultation_id = c.id) AS files
     FROM consultations c WHERE email = ANY($1)`,
    [[old.email, young.email]],
  );
  expect(rows).toEqual([{ email: young.email, files: 1 }]);
  const { rowCount } = await stack.db.query(
    'SELECT FROM consultation_files f WHERE NOT EXISTS (SELECT FROM consultations c WHERE c.id = f.consultation_id)',
  );
  expect(rowCount).toBe(0);
});

describe('a page without JavaScript', () => {
  test('leads to the thanks, and stores the same', async () => {
    const given = answers();
    const files = [{ name: 'nómina.pdf', content: pdf() }];
    expect(await sendPlain(stack, given, files)).toEqual({ status: 303, location: '/consulta-gratuita/enviada' });
    await stack.jobs.done();
    expect((await mailsOf(stack, given.email)).staff[0]?.attachments[0]?.filename).toBe('nómina.pdf');
    const page = await (await fetch(`${stack.baseUrl}/consulta-gratuita/enviada`)).text();
    expect(page).toContain('¡Consulta enviada correctamente! Te responderemos por email en 48h.');
  });

  test('comes back with what was typed and the same messages', async () => {
    const given = answers({ edad: '17', consulta: 'Una pregunta <con> "signos"' });
    const { status, location } = await sendPlain(stack, given, [{ name: 'a.exe', content: executable() }]);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/consulta-gratuita\/revisar\?borrador=/)]);
    const response = await fetch(stack.baseUrl + location);
    const page = await response.text();
    expect(page).toContain('La edad debe ser un número válido entre 18 y 100 años');
    expect(page).toContain('Una pregunta &lt;con&gt; &quot;signos&quot;');
    expect(page).toContain('«a.exe» no es de un tipo que admitimos');
    expect(page).toContain('tienes que elegirlos otra vez');
    expect(page).toMatch(/<input[^>]*value="casado"[^>]*checked|checked[^>]*value="casado"/);
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  });

  test('keeps what was typed for an hour, and the database alone cannot read it', async () => {
    const { location } = await sendPlain(stack, answers({ edad: '17', consulta: 'Secreto bien guardado' }));
    const { rows } = await stack.db.query<{ sealed: Buffer }>('SELECT sealed FROM refused_consultations');
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('Secreto');
    await stack.db.query(`UPDATE refused_consultations SET created_at = now() - interval '61 minutes'`);
    expect(await (await fetch(stack.baseUrl + location)).text()).not.toContain('Secreto');
    await stack.db.query(`SELECT graphile_worker.add_job('purge-consultations')`);
    await stack.jobs.done();
    expect((await stack.db.query('SELECT FROM refused_consultations')).rowCount).toBe(0);
  });
});

test('without the database the request is refused with the reason, and succeeds when it is back', async () => {
  const given = answers();
  const files = [{ name: 'a.pdf', content: pdf(MIB) }];
  await database.cut();
  expect(await send(stack, given, files)).toMatchObject({
    status: 503,
    body: { success: false, error: { code: 'database_down', message: ConsultationRefused.databaseDown } },
  });
  const plain = await sendPlain(stack, given, files);
  expect(plain).toEqual({ status: 303, location: '/consulta-gratuita/revisar?motivo=databaseDown' });
  const page = await (await fetch(stack.baseUrl + plain.location)).text();
  expect(page).toContain(ConsultationRefused.databaseDown);
  await database.mend();
  const back = async () => (await send(stack, given, files)).status === 201;
  await waitUntil(back, { timeout: 60_000, every: 500, message: 'The consultation is not stored' });
  const { rowCount } = await stack.db.query('SELECT FROM consultations WHERE email = $1', [given.email]);
  expect(rowCount).toBe(1);
});

test('a database connection that breaks while files are stored leaves nothing behind, and the same request then succeeds', async () => {
  await stack.jobs.done();
  const before = await countConsultations(stack);
  const [given, files] = [answers(), [{ name: 'a.pdf', content: pdf(MIB) }]];
  await stack.db.query(
    `CREATE FUNCTION break_connection() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`,
  );
  await stack.db.query(
    `CREATE TRIGGER break_connection BEFORE INSERT ON consultation_file_parts
       FOR EACH ROW WHEN (NEW.position = 2) EXECUTE FUNCTION break_connection()`,
  );
  expect(await send(stack, given, files)).toMatchObject({ status: 503, body: { error: { code: 'database_down' } } });
  expect(await countConsultations(stack)).toEqual(before);
  await stack.db.query('DROP FUNCTION break_connection CASCADE');
  expect((await send(stack, given, files)).status).toBe(201);
});

test('a request that breaks off leaves nothing behind', async () => {
  const before = await countConsultations(stack);
  await new Promise<void>((resolve) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(5 * MIB) };
    const call = request(`${stack.baseUrl}/api/consultations`, { method: 'POST', headers, agent: false });
    call.once('error', () => resolve());
    call.once('close', () => resolve());
    call.write('--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="a.pdf"\r\n\r\n%PDF-', () =>
      call.destroy(),
    );
  });
  expect((await send(stack, answers())).status).toBe(201);
  expect((await countConsultations(stack)).files).toBe(before.files);
});

/** A request with half a file. */
function beginUpload(headers: Record<string, string>): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = request(`${stack.baseUrl}/api/consultations`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': MIB },
    });
    call.on('error', reject);
    call.write('--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="a.pdf"\r\n\r\n%PDF-', () =>
      resolve(call),
    );
  });
}

/** Everything that the server sends until it ends the connection. */
function beginAndSayNoMore(): Promise<string> {
  const { hostname, port } = new URL(stack.baseUrl);
  const head = `POST /api/consultations HTTP/1.1\r\nHost: ${hostname}\r\nAccept: application/json\r\nX-Forwarded-For: ${newAddress()}\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n';
  const socket = connect(Number(port), hostname);
  socket.write(
    `${head}${type}--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="a.pdf"\r\n\r\n%PDF-`,
  );
  return text(socket);
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

// The letter is made anew for every request: a FormData can be sent once.
test('the letter of these tests has the payload of the specification', () => {
  const names = new Set(scriptedConsultation(answers(), [{ name: 'a.pdf', content: pdf() }]).keys());
  for (const name of ['firstName', 'lastName', 'monthlyRent', 'currentDebts', 'consultationReason', 'uploadedFiles']) {
    expect(names).toContain(name);
  }
});

test('an upload that says no more is answered with the reason, and its connection ends', async () => {
  const answer = await silent;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain(ConsultationRefused.tooSlow);
});
