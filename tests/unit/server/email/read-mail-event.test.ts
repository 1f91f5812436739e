import { readMailEvent } from '@/lib/server/email/read-mail-event';
import { mailEvent, mailEventHeaders } from '@/tests/support/shop/mail-events';
import { configureServer } from '@/tests/support/stack/server-environment';

const secret = 'whsec_dGhlIGZpcnN0IHNlY3JldA==';
const formerSecret = 'whsec_dGhlIGZvcm1lciBzZWNyZXQ=';

beforeAll(() => {
  configureServer();
  process.env.RESEND_WEBHOOK_SECRET = `${secret},${formerSecret}`;
});

function read(payload: string, headers: Record<string, string> = mailEventHeaders(payload, { secret, id: 'msg_1' })) {
  return readMailEvent(payload, new Headers(headers));
}

function readType(type: string, more: object = {}) {
  return read(JSON.stringify(mailEvent(type, 'r-1', more)));
}

const bounce = (type: string) => ({ bounce: { type, subType: 'General', message: 'no' } });

test.each([
  ['email.delivered', {}, 'delivered'],
  ['email.bounced', bounce('Permanent'), 'bounced'],
  ['email.bounced', {}, 'bounced'],
  ['email.bounced', bounce('Transient'), 'failed'],
  ['email.bounced', bounce('Undetermined'), 'failed'],
  ['email.suppressed', { suppressed: { type: 'x', message: 'y' } }, 'bounced'],
  ['email.complained', {}, 'complained'],
  ['email.delivery_delayed', {}, 'delayed'],
  ['email.failed', {}, 'failed'],
])('%s %j becomes our own word for it: %s', (type, more, kind) => {
  expect(readType(type, more)).toEqual({
    ok: true,
    event: { id: 'msg_1', resendId: 'r-1', kind, at: expect.any(Date) },
  });
});

test.each(['email.sent', 'email.opened', 'contact.created', 'of-another-year', 'constructor'])(
  '%s says nothing of delivery',
  (type) => {
    expect(readType(type)).toEqual({ ok: true, event: null });
  },
);

test('an event is genuine under any of the secrets, and under no other', () => {
  const payload = JSON.stringify(mailEvent('email.delivered', 'r-1'));
  expect(read(payload, mailEventHeaders(payload, { secret: formerSecret })).ok).toBe(true);
  const another = mailEventHeaders(payload, { secret: 'whsec_YW5vdGhlcg==' });
  expect(read(payload, another)).toEqual({ ok: false, reason: 'bad-signature' });
});

test('a signature is refused if it is missing, broken, of another text, of another id or of another time', () => {
  const payload = JSON.stringify(mailEvent('email.delivered', 'r-1'));
  const good = mailEventHeaders(payload, { secret });
  const bad: Record<string, string>[] = [
    {},
    { ...good, 'svix-signature': '' },
    { ...good, 'svix-signature': 'v1' },
    { ...good, 'svix-signature': 'v1,' },
    { ...good, 'svix-timestamp': 'x' },
    { ...good, 'svix-id': 'msg_other' },
    mailEventHeaders(`${payload} `, { secret }),
    mailEventHeaders(payload, { secret, age: 301 }),
    mailEventHeaders(payload, { secret, age: -302 }),
  ];
  for (const headers of bad) expect(read(payload, headers)).toEqual({ ok: false, reason: 'bad-signature' });
  expect(read(payload, good).ok).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['no object', 'null'],
  ['no e-mail', JSON.stringify({ type: 'email.bounced', created_at: new Date().toISOString(), data: {} })],
  ['no time', JSON.stringify({ type: 'email.bounced', data: { email_id: 'r-1' } })],
  ['an id that PostgreSQL cannot store', JSON.stringify(mailEvent('email.bounced', 'r\u0000'))],
])('signed, but %s: unreadable', (_, payload) => {
  expect(read(payload)).toEqual({ ok: false, reason: 'unreadable' });
});
