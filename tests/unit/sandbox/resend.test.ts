/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freshSandbox, start } from '@/tests/support/stack/start-sandbox';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const sandbox = freshSandbox({ now: () => clock });

const letter = {
  from: 'El Sofá Del Dinero <hola@elsofadeldinero.example>',
  to: 'irene@correo.example',
  subject: 'Tu cita está confirmada',
  html: '<html><head></head><body><h1>Hola</h1><script>alert(1)</script></body></html>',
  text: 'Hola',
  replyTo: 'info@elsofadeldinero.example',
  headers: { 'X-Order': 'order-1' },
  attachments: [{ filename: 'cita.ics', content: Buffer.from('BEGIN:VCALENDAR'), contentType: 'text/calendar' }],
};
const emails = () => sandbox.control.get<{ id: string; subject: string }[]>('emails');

test('what is sent lies in the outbox, whole', async () => {
  const { data, error } = await sandbox.resend.emails.send(letter, { idempotencyKey: 'confirmation:order-1' });
  expect(error).toBeNull();
  expect(await emails()).toEqual([
    expect.objectContaining({
      id: data?.id,
      from: letter.from,
      to: ['irene@correo.example'],
      replyTo: ['info@elsofadeldinero.example'],
      subject: letter.subject,
      html: letter.html,
      text: 'Hola',
      headers: { 'X-Order': 'order-1' },
      attachments: [
        {
          filename: 'cita.ics',
          contentType: 'text/calendar',
          content: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
        },
      ],
      idempotencyKey: 'confirmation:order-1',
      createdAt: new Date(clock).toISOString(),
    }),
  ]);
  const { data: found } = await sandbox.resend.emails.get(data?.id ?? '');
  expect(found).toMatchObject({ object: 'email', subject: letter.subject, last_event: 'delivered' });
});

test('the same key is the same e-mail; with another text it is refused; a day later it is new', async () => {
  const options = { idempotencyKey: 'key' };
  const first = await sandbox.resend.emails.send(letter, options);
  const second = await sandbox.resend.emails.send(letter, options);
  expect(second.data?.id).toBe(first.data?.id);
  const other = await sandbox.resend.emails.send({ ...letter, subject: 'Otra cosa' }, options);
  expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
  expect(await emails()).toHaveLength(1);
  clock += 24 * 60 * 60 * 1000 + 1000;
  const later = await sandbox.resend.emails.send(letter, options);
  expect(later.data?.id).not.toBe(first.data?.id);
});

test.each([
  ['no sender', { from: '' }, 'missing_required_field', '`from`'],
  ['no recipient', { to: [] }, 'missing_required_field', '`to`'],
  ['an address that is none', { to: 'irene' }, 'validation_error', '`to`'],
  ['a sender that is none', { from: 'El Sofá' }, 'invalid_from_address', '`from`'],
])('%s is refused as Resend refuses it', async (_what, change, name, field) => {
  const { error } = await sandbox.resend.emails.send({ ...letter, ...change });
  expect(error).toMatchObject({ statusCode: 422, name });
  expect(error?.message).toContain(field);
  expect(await emails()).toHaveLength(0);
});

test('a batch is sent whole or not at all', async () => {
  const { attachments: _none, ...plain } = letter;
  const sent = await sandbox.resend.batch.send([plain, { ...plain, subject: 'Otra' }], { idempotencyKey: 'batch' });
  expect(sent.data?.data).toHaveLength(2);
  const refused = await sandbox.resend.batch.send([plain, { ...plain, to: 'irene' }]);
  expect(refused.error).toMatchObject({ statusCode: 422 });
  expect(await emails()).toHaveLength(2);
});

test('the outbox page lists and opens e-mails without running what is in them', async () => {
  const { data } = await sandbox.resend.emails.send(letter);
  const list = await (await fetch(`${sandbox.url}/`)).text();
  expect(list).toContain(`href="/outbox/${data?.id}"`);
  const page = await (await fetch(`${sandbox.url}/outbox/${data?.id}`)).text();
  expect(page).toContain('Tu cita está confirmada');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const view = await fetch(`${sandbox.url}/outbox/${data?.id}/html`);
  expect(view.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await view.text()).toContain('<head><base target="_blank">');
  const file = await fetch(`${sandbox.url}/outbox/${data?.id}/attachments/0`);
  expect(file.headers.get('content-disposition')).toContain('cita.ics');
  expect(await file.text()).toBe('BEGIN:VCALENDAR');
});

test('a request without a user agent is refused, as Resend does', async () => {
  const response = await fetch(`${sandbox.url}/resend/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_x', 'user-agent': '' },
    body: '{}',
  });
  expect(response.status).toBe(403);
});

describe('what becomes of an e-mail', () => {
  const secret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgdGVzdA==';
  const sent = async () => (await sandbox.resend.emails.send(letter)).data?.id ?? '';
  const report = (id: string, body: object) => sandbox.control.post(`emails/${id}/report`, body);

  /** A webhook of the application that keeps what comes, and answers 202. */
  async function listen() {
    const received: { payload: string; headers: IncomingHttpHeaders }[] = [];
    const server = createServer(async (request, response) => {
      received.push({ payload: await text(request), headers: request.headers });
      response.writeHead(202).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    Object.assign(sandbox, await start({ mailReceiver: { url: `http://127.0.0.1:${port}/`, secret } }));
    return { received, close: () => new Promise((closed) => server.close(closed)) };
  }

  const verify = (payload: string, headers: IncomingHttpHeaders) =>
    sandbox.resend.webhooks.verify({
      payload,
      headers: {
        id: String(headers['svix-id'] ?? ''),
        timestamp: String(headers['svix-timestamp'] ?? ''),
        signature: String(headers['svix-signature'] ?? ''),
      },
      webhookSecret: secret,
    });

  test("is told in events that Resend's own library accepts, and what the receiver answered is known", async () => {
    const { received, close } = await listen();
    const id = await sent();
    expect(await report(id, { type: 'bounced', bounce: 'Transient', eventId: 'msg_1' })).toEqual({
      eventId: 'msg_1',
      status: 202,
    });
    const [delivery] = received;
    expect(verify(delivery?.payload ?? '', delivery?.headers ?? {})).toMatchObject({
      type: 'email.bounced',
      created_at: expect.any(String),
      data: { email_id: id, to: [letter.to], bounce: { type: 'Transient' } },
    });
    await close();
  });

  test.each(['forged', 'old', 'none'])('or, with a signature that is %s, in one that it refuses', async (signature) => {
    const { received, close } = await listen();
    await report(await sent(), { type: 'delivered', signature });
    const [delivery] = received;
    expect(() => verify(delivery?.payload ?? '', delivery?.headers ?? {})).toThrow();
    await close();
  });

  test('an e-mail that was not sent has no events', async () => {
    await expect(report('unknown', { type: 'delivered' })).rejects.toThrow('404');
  });
});
