import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { postEmail } from '@/lib/server/email/post-email';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import { PERMANENT_PREFIX } from '@/lib/server/permanent-failure';
import { configureServer } from '@/tests/support/stack/server-environment';

const createMany = jest.fn();
jest.mock('@/lib/server/db', () => ({ db: () => ({ mail: { createMany } }) }));

type Call = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

const calls: Call[] = [];
let answer = { status: 200, body: '{"id":"e1"}' };
let isSilent = false;

const resend = createServer(async (incoming, outgoing) => {
  const body = await text(incoming).catch(() => null);
  if (body === null) return;
  if (isSilent) return;
  calls.push({ path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(body) });
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
  outgoing.end(answer.body);
});

const email = {
  to: 'irene@correo.example',
  subject: 'Cita confirmada',
  react: <p>Hola, Irene: te esperamos el jueves.</p>,
  idempotencyKey: 'confirmation/1',
};

function refuse(status: number, name: string) {
  answer = { status, body: JSON.stringify({ statusCode: status, name, message: 'irene@correo.example is wrong' }) };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => resend.listen(0, '127.0.0.1', resolve));
  const { port } = resend.address() as AddressInfo;
  configureServer();
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${port}/resend`;
});

afterAll(() => new Promise((resolve) => resend.close(resolve)));

beforeEach(() => {
  calls.length = 0;
  createMany.mockReset();
  isSilent = false;
  answer = { status: 200, body: '{"id":"e1"}' };
});

test('an e-mail goes with its HTML, its text, its files and its key', async () => {
  const file = { filename: 'cita.ics', content: Buffer.from('BEGIN'), contentType: 'text/calendar; method=REQUEST' };
  await expect(
    sendEmail({ ...email, replyTo: 'hola@example.com', attachments: [file], headers: { 'X-Kind': 'test' } }),
  ).resolves.toBe('sent');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/resend/emails',
    headers: { 'idempotency-key': 'confirmation/1' },
    body: {
      from: 'El Sofá Del Dinero <hola@example.com>',
      to: 'irene@correo.example',
      reply_to: 'hola@example.com',
      subject: 'Cita confirmada',
      text: 'Hola, Irene: te esperamos el jueves.',
      html: expect.stringContaining('<p>Hola, Irene: te esperamos el jueves.</p>'),
      headers: { 'X-Kind': 'test' },
      attachments: [{ filename: 'cita.ics', content: 'QkVHSU4=', content_type: 'text/calendar; method=REQUEST' }],
    },
  });
});

test('a subject is one line, whatever a name brings along', async () => {
  await sendEmail({ ...email, subject: 'Pedido de Ana\r\nBcc: otra@correo.example\u2028\u0000fin ' });
  expect(calls[0]?.body.subject).toBe('Pedido de Ana Bcc: otra@correo.example fin');
});

describe('the record of an e-mail', () => {
  const about = { kind: 'confirmation', subject: 'order', id: '0199a8a0-0000-7000-8000-000000000001' } as const;
  const row = { resendId: 'e1', kind: 'confirmation', subject: 'order', subjectId: about.id };
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('%PDF-');
  }
  const streamed = { filename: 'a.pdf', content: { size: 5, read }, contentType: 'application/pdf' };

  test.each([
    ['in one piece', []],
    ['with a streamed content', [streamed]],
  ])('is stored with the id that Resend gives it, %s', async (_, attachments) => {
    await sendEmail({ ...email, about, attachments });
    expect(createMany.mock.calls).toEqual([[{ data: row, skipDuplicates: true }]]);
  });

  test('is not stored of one that says nothing of what it is about, or that Resend has refused', async () => {
    await sendEmail(email);
    refuse(500, 'application_error');
    await expect(sendEmail({ ...email, about })).rejects.toThrow();
    refuse(409, 'invalid_idempotent_request');
    await expect(sendEmail({ ...email, about })).resolves.toBe('sent-before');
    expect(createMany).not.toHaveBeenCalled();
  });

  test('that cannot be stored fails the e-mail, so that its job is repeated', async () => {
    createMany.mockRejectedValueOnce(new Error('The database is down'));
    await expect(sendEmail({ ...email, about })).rejects.toThrow('The database is down');
  });
});

test('a key that has already carried another e-mail means: sent before', async () => {
  refuse(409, 'invalid_idempotent_request');
  await expect(sendEmail(email)).resolves.toBe('sent-before');
});

test.each([
  [401, 'missing_api_key', 'passing'],
  [403, 'invalid_api_key', 'passing'],
  [409, 'concurrent_idempotent_requests', 'passing'],
  [422, 'invalid_from_address', 'passing'],
  [429, 'rate_limit_exceeded', 'passing'],
  [500, 'internal_server_error', 'passing'],
  [400, 'validation_error', 'permanent'],
  [422, 'validation_error', 'permanent'],
  [451, 'security_error', 'permanent'],
])('a refusal (%d %s) throws, is %s, and says nothing about the reader', async (status, name, kind) => {
  refuse(status, name);
  const failure = await sendEmail(email).catch((error: unknown) => error);
  const prefix = kind === 'permanent' ? PERMANENT_PREFIX : '';
  expect(failure).toMatchObject({ code: name, message: `${prefix}Resend: ${name} (${status})` });
  expect(JSON.stringify(failure)).not.toContain('irene');
});

test('an answer that is no JSON throws as well', async () => {
  answer = { status: 502, body: '<html>Bad gateway</html>' };
  await expect(sendEmail(email)).rejects.toThrow('application_error (502)');
});

test('a streamed content arrives whole, whatever the length of its chunks, beside a small one', async () => {
  const bytes = Buffer.from('año nuevo, hipoteca nueva');
  async function* pieces() {
    for (const [from, to] of [
      [0, 1],
      [1, 8],
      [8, 8],
      [8, bytes.length],
    ])
      yield bytes.subarray(from, to);
  }
  const content = { size: bytes.length, read: pieces };
  const large = { filename: 'nómina "mayo".pdf', content, contentType: 'application/pdf' };
  const small = { filename: 'cita.ics', content: Buffer.from('BEGIN'), contentType: 'text/calendar' };
  await expect(sendEmail({ ...email, replyTo: 'hola@example.com', attachments: [large, small, large] })).resolves.toBe(
    'sent',
  );
  const attached = {
    filename: 'nómina "mayo".pdf',
    content: bytes.toString('base64'),
    content_type: 'application/pdf',
  };
  expect(calls[0]?.body.attachments).toEqual([
    attached,
    { filename: 'cita.ics', content: 'QkVHSU4=', content_type: 'text/calendar' },
    attached,
  ]);
  expect(calls[0]).toMatchObject({
    path: '/resend/emails',
    headers: {
      authorization: 'Bearer re_x',
      // Resend refuses requests without one.
      'user-agent': expect.stringMatching(/./),
      'idempotency-key': 'confirmation/1',
      'content-type': 'application/json',
      'content-length': expect.stringMatching(/^\d+$/),
    },
    body: {
      from: 'El Sofá Del Dinero <hola@example.com>',
      to: 'irene@correo.example',
      reply_to: 'hola@example.com',
      subject: 'Cita confirmada',
      text: 'Hola, Irene: te esperamos el jueves.',
    },
  });
});

test('a content that cannot be fetched fails the e-mail, and nothing is sent', async () => {
  // biome-ignore lint/correctness/useYield: it breaks before the first piece.
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error('The database is down');
  }
  const file = { filename: 'nómina.pdf', content: { size: 9, read: broken }, contentType: 'application/pdf' };
  await expect(sendEmail({ ...email, attachments: [file] })).rejects.toThrow('The database is down');
  expect(calls).toEqual([]);
});

test('a content that breaks off half-way ends the request early, so that nothing is sent', async () => {
  async function* breaking(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(300_000);
    throw new Error('The database is down');
  }
  const file = { filename: 'a.pdf', content: { size: 600_000, read: breaking }, contentType: 'application/pdf' };
  await expect(sendEmail({ ...email, attachments: [file] })).rejects.toThrow('The database is down');
  expect(calls).toEqual([]);
});

describe('an e-mail with a streamed content', () => {
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('%PDF-');
  }
  const file = { filename: 'a.pdf', content: { size: 5, read }, contentType: 'application/pdf' };

  test('whose key has already carried another e-mail: sent before', async () => {
    refuse(409, 'invalid_idempotent_request');
    await expect(sendEmail({ ...email, attachments: [file] })).resolves.toBe('sent-before');
  });

  test.each([
    [422, JSON.stringify({ name: 'validation_error', message: 'irene@correo.example' }), 'validation_error (422)'],
    [502, '<html>Bad gateway</html>', 'application_error (502)'],
    [200, '', 'application_error (200)'],
  ])('that is answered %d %s throws', async (status, body, message) => {
    answer = { status, body };
    await expect(sendEmail({ ...email, attachments: [file] })).rejects.toThrow(`Resend: ${message}`);
  });
});

describe('the clocks of an e-mail with a streamed content', () => {
  const CHUNKS = 4;
  const file = (waitMs: number) => ({
    filename: 'a.pdf',
    contentType: 'application/pdf',
    content: {
      size: 3 * CHUNKS,
      async *read(): AsyncGenerator<Uint8Array> {
        for (let chunk = 0; chunk < CHUNKS; chunk++) {
          await pause(waitMs, undefined, { ref: false });
          yield Buffer.from('abc');
        }
      },
    },
  });

  test('the wait for the database does not count against the provider', async () => {
    const timeouts = { sendMs: 2_000, readMs: 60_000 };
    await expect(postEmail({ to: 'x' }, [file(750)], 'key', timeouts)).resolves.toEqual({
      data: { id: 'e1' },
      error: null,
    });
    expect(calls[0]?.body.attachments).toMatchObject([
      { content: Buffer.from('abc'.repeat(CHUNKS)).toString('base64') },
    ]);
  });

  test('a database that does not answer ends the e-mail', async () => {
    const timeouts = { sendMs: 60_000, readMs: 100 };
    await expect(postEmail({ to: 'x' }, [file(60_000)], 'key', timeouts)).rejects.toThrow('took too long');
  });

  test('a provider that does not answer ends it, however fast the database is', async () => {
    isSilent = true;
    const timeouts = { sendMs: 200, readMs: 60_000 };
    await expect(postEmail({ to: 'x' }, [file(0)], 'key', timeouts)).rejects.toThrow('took too long');
  });
});

test('an e-mail to an unconfirmed address that Resend refuses for good is not sent, and no failure; any other fault is', async () => {
  refuse(422, 'validation_error');
  await expect(sendUnlessRefused(email)).resolves.toBe(false);
  refuse(500, 'application_error');
  await expect(sendUnlessRefused(email)).rejects.toMatchObject({ code: 'application_error' });
});
