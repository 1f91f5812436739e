import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendEmail } from '@/lib/email/send-email';
import { configureServer } from '@/tests/support/stack/server-environment';

type Call = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

const calls: Call[] = [];
let answer = { status: 200, body: '{"id":"e1"}' };

const resend = createServer(async (incoming, outgoing) => {
  calls.push({ path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(await text(incoming)) });
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

test('a key that has already carried another e-mail means: sent before', async () => {
  refuse(409, 'invalid_idempotent_request');
  await expect(sendEmail(email)).resolves.toBe('sent-before');
});

test.each([
  [409, 'concurrent_idempotent_requests'],
  [422, 'validation_error'],
  [429, 'rate_limit_exceeded'],
  [500, 'internal_server_error'],
])('a refusal (%d %s) throws, and says nothing about the reader', async (status, name) => {
  refuse(status, name);
  const failure = await sendEmail(email).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'EmailFault', code: name, message: `Resend: ${name} (${status})` });
  expect(JSON.stringify(failure)).not.toContain('irene');
});

test('an answer that is no JSON throws as well', async () => {
  answer = { status: 502, body: '<html>Bad gateway</html>' };
  await expect(sendEmail(email)).rejects.toThrow('application_error (502)');
});

test('a content in pieces of any length arrives whole, beside a small one', async () => {
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
  const large = { filename: 'nómina.pdf', content: pieces, contentType: 'application/pdf' };
  const small = { filename: 'cita.ics', content: Buffer.from('BEGIN'), contentType: 'text/calendar' };
  await expect(sendEmail({ ...email, attachments: [large, small, large] })).resolves.toBe('sent');
  const attached = { filename: 'nómina.pdf', content: bytes.toString('base64'), content_type: 'application/pdf' };
  expect(calls[0]?.body.attachments).toEqual([
    attached,
    { filename: 'cita.ics', content: 'QkVHSU4=', content_type: 'text/calendar' },
    attached,
  ]);
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'confirmation/1', 'content-type': 'application/json' });
});

test('a content that cannot be fetched fails the e-mail, and nothing is sent', async () => {
  // biome-ignore lint/correctness/useYield: it breaks before the first piece.
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error('The database is down');
  }
  const file = { filename: 'nómina.pdf', content: broken, contentType: 'application/pdf' };
  await expect(sendEmail({ ...email, attachments: [file] })).rejects.toThrow('The database is down');
  expect(calls).toEqual([]);
});
