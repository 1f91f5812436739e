import { subHours } from 'date-fns';
import { hashToken } from '@/lib/server/security/token';
import messages from '@/lib/shared/i18n/messages';
import { type AtTheDesk, atTheDesk } from '@/tests/support/desk/at-the-desk';
import { Authenticator } from '@/tests/support/desk/authenticator';
import { invitationToken } from '@/tests/support/desk/invitation-token';
import { type Creation, cookieOf, newPerson, originOf, type Request } from '@/tests/support/desk/new-person';
import { type AnyBody, Api } from '@/tests/support/http/api';
import { tally, times } from '@/tests/support/http/concurrency';
import { sharedStack } from '@/tests/support/stack/stack';

const stack = sharedStack();
let api: Api;
beforeAll(async () => {
  api = new Api(`${stack.baseUrl}/api/desk`);
});
beforeEach(() => stack.clear());

type Session = { staff: { id: string; name: string } | null };

const sessionOf = async (cookie: string) => (await api.get<Session>('/session', { Cookie: cookie })).body.staff;

async function begin(device: Authenticator) {
  const { body } = await api.post<Request>('/sign-in/options', {});
  return { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
}

const signIn = async (device: Authenticator, headers?: Record<string, string>) =>
  api.post('/sign-in', await begin(device), headers);

test('an invitation makes a passkey that asks to be found, to verify and to derive, and a session', async () => {
  const token = await invitationToken(stack.db, { name: 'Marta Ruiz' });
  expect((await api.post('/invitation', { token })).body).toEqual({
    state: 'open',
    name: 'Marta Ruiz',
    isForAnotherKey: false,
  });
  const { options } = (await api.post<AnyBody & { options: object }>('/invitation/options', { token })).body;
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    extensions: { prf: {} },
    attestation: 'none',
  });
  const { cookie, id } = await newPerson(stack);
  expect(await sessionOf(cookie)).toEqual({ id, name: 'Marta Ruiz' });
  const { rows } = await stack.db.query('SELECT prf, backed_up, backup_eligible, transports, staff_id FROM staff_keys');
  expect(rows).toEqual([{ prf: true, backed_up: true, backup_eligible: true, transports: ['internal'], staff_id: id }]);
});

test('the cookie is for this host alone, hidden from scripts and from other sites, and its token is stored as a hash', async () => {
  const { device } = await newPerson(stack);
  const answer = await signIn(device);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-mesa=[\w-]{22}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  const token = cookie.slice('__Host-mesa='.length).split(';')[0] ?? '';
  const { rows } = await stack.db.query<{ token_hash: string }>('SELECT token_hash FROM desk_sessions');
  expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a passkey without prf works, and is known as one', async () => {
  await newPerson(stack, { prf: false });
  expect(await stack.rows('SELECT prf FROM staff_keys')).toEqual([{ prf: false }]);
});

test('a body with a secret of the passkey is refused', async () => {
  const { device } = await newPerson(stack);
  const body = await begin(device);
  const leaky = { ...body.answer, clientExtensionResults: { prf: { results: { first: 'c2VjcmV0' } } } };
  expect((await api.post('/sign-in', { ...body, answer: leaky })).status).toBe(422);
});

test('forty uses of one invitation at once make one person with one passkey', async () => {
  const token = await invitationToken(stack.db);
  const attempts = await times(40, async () => {
    const device = new Authenticator({ origin: originOf(stack) });
    const { body } = await api.post<Creation>('/invitation/options', { token });
    return { token, ceremonyId: body.ceremonyId, label: 'Portátil', answer: device.register(body.options) };
  });
  const answers = await Promise.all(attempts.map((attempt) => api.post('/invitation/accept', attempt)));
  expect(tally(answers)).toEqual({ 200: 1, 410: 39 });
  const counts = 'SELECT (SELECT count(*)::int FROM staff) AS staff, (SELECT count(*)::int FROM staff_keys) AS keys';
  expect(await stack.rows(counts)).toEqual([{ staff: 1, keys: 1 }]);
  expect(await stack.rows('SELECT kind FROM desk_events')).toEqual([{ kind: 'people.joined' }]);
  expect((await api.post('/invitation', { token })).body).toEqual({ state: 'invitation-used' });
});

test('an invitation says whether it is unknown or expired, and opens nothing then', async () => {
  const expired = await invitationToken(stack.db, { createdAt: subHours(new Date(), 2) });
  expect((await api.post('/invitation', { token: expired })).body).toEqual({ state: 'invitation-expired' });
  expect((await api.post('/invitation/options', { token: expired })).status).toBe(410);
  expect((await api.post('/invitation', { token: 'nada' })).body).toEqual({ state: 'invitation-unknown' });
  expect((await api.post('/invitation/options', { token: 'nada' })).status).toBe(404);
});

test('one answer opens one session, however often it is sent at once', async () => {
  const { device } = await newPerson(stack);
  const body = await begin(device);
  const answers = await times(20, () => api.post('/sign-in', body));
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
});

test.each([
  ['from another origin', { origin: 'https://otra.example' }],
  ['that did not verify its person', { verifies: false }],
])('a registration %s is refused, and the invitation stays', async (_, habits) => {
  const token = await invitationToken(stack.db);
  const device = new Authenticator({ origin: originOf(stack), ...habits });
  const { body } = await api.post<Creation>('/invitation/options', { token });
  const accept = { token, ceremonyId: body.ceremonyId, label: 'Móvil', answer: device.register(body.options) };
  expect((await api.post('/invitation/accept', accept)).body.error.code).toBe('passkey_refused');
  expect((await api.post('/invitation', { token })).body.state).toBe('open');
});

test('a touch for another site, of another challenge, or of an unknown key opens nothing', async () => {
  const { device } = await newPerson(stack);
  const { body } = await api.post<Request>('/sign-in/options', {});
  const elsewhere = device.touch({ ...body.options, rpId: 'otra.example' });
  expect((await api.post('/sign-in', { ceremonyId: body.ceremonyId, answer: elsewhere })).status).toBe(403);

  const other = await api.post<Request>('/sign-in/options', {});
  const stale = device.touch(body.options);
  expect((await api.post('/sign-in', { ceremonyId: other.body.ceremonyId, answer: stale })).status).toBe(403);

  expect((await signIn(new Authenticator({ origin: originOf(stack) }))).status).toBe(422);
});

describe('a counter that went back', () => {
  const lines = async () =>
    (await stack.db.query("SELECT FROM desk_events WHERE kind = 'people.key-counter-fell'")).rowCount;

  test('refuses a passkey that is bound to its device, for good, and says why', async () => {
    const { device, cookie } = await newPerson(stack, { synced: false });
    expect((await signIn(device)).status).toBe(200);
    device.stopCounting();
    const refused = { status: 403, body: { error: { code: 'passkey_behind', message: messages.Api.passkey_behind } } };
    expect(await signIn(device)).toMatchObject(refused);
    expect(await signIn(device)).toMatchObject(refused);
    const { body } = await api.post<Request>('/confirm/options', {}, { Cookie: cookie });
    const touch = { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
    expect(await api.post('/confirm', touch, { Cookie: cookie })).toMatchObject(refused);
    expect(await lines()).toBe(0);
  });

  test('lets a synced passkey in, leaves a line each time, and tells its person once', async () => {
    const { device, cookie } = await newPerson(stack);
    const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM staff');
    const told = async () => {
      await stack.jobs.dueDone();
      const to = rows[0]?.email ?? '';
      return (await stack.outbox.find({ to, subject: /cuenta hacia atrás/ })).length;
    };
    expect([(await signIn(device)).status, await lines(), await told()]).toEqual([200, 0, 0]);
    device.rewind();
    expect([(await signIn(device)).status, await lines(), await told()]).toEqual([200, 1, 1]);
    expect([(await signIn(device)).status, await lines()]).toEqual([200, 1]);
    device.stopCounting();
    const { body } = await api.post<Request>('/confirm/options', {}, { Cookie: cookie });
    const touch = { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
    expect((await api.post('/confirm', touch, { Cookie: cookie })).status).toBe(200);
    expect([await lines(), await told()]).toEqual([2, 1]);
    expect([(await signIn(device)).status, await lines()]).toEqual([200, 2]);
  });
});

test('a challenge is over after five minutes, and counts only for what it was made for', async () => {
  const { device } = await newPerson(stack);
  const body = await begin(device);
  await stack.db.query(`UPDATE ceremonies SET expires_at = now() - interval '1 second'`);
  expect((await api.post('/sign-in', body)).body.error.code).toBe('ceremony_over');
  const fresh = await begin(device);
  await stack.db.query(`UPDATE ceremonies SET purpose = 'confirm'`);
  expect((await api.post('/sign-in', fresh)).status).toBe(409);
});

test('signing in again ends the session that the browser had', async () => {
  const { device, cookie } = await newPerson(stack);
  const again = await signIn(device, { Cookie: cookie });
  expect(await sessionOf(cookie)).toBeNull();
  expect(await sessionOf(cookieOf(again.headers))).not.toBeNull();
});

test('a confirmation gives the session a new token and the old one opens nothing', async () => {
  const { device, cookie, id } = await newPerson(stack);
  await stack.db.query(`UPDATE desk_sessions SET confirmed_at = confirmed_at - interval '6 minutes', key_id = NULL`);
  const invite = { name: 'Luis Gil', email: 'luis@example.com' };
  expect((await api.post('/people/invite', invite, { Cookie: cookie })).body.error.code).toBe('confirm_needed');
  const { body } = await api.post<Request>('/confirm/options', {}, { Cookie: cookie });
  const touch = { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
  const confirmed = await api.post('/confirm', touch, { Cookie: cookie });
  expect(confirmed.status).toBe(200);
  expect(await sessionOf(cookie)).toBeNull();
  const renewed = cookieOf(confirmed.headers);
  expect(await sessionOf(renewed)).toEqual({ id, name: 'Marta Ruiz' });
  const { rows } = await stack.db.query('SELECT label FROM desk_sessions JOIN staff_keys ON staff_keys.id = key_id');
  expect(rows).toEqual([{ label: 'Portátil' }]);
  expect((await api.post('/people/invite', invite, { Cookie: renewed })).status).toBe(201);
});

test('the passkey of another person confirms nothing', async () => {
  const { cookie } = await newPerson(stack);
  const other = await newPerson(stack, { name: 'Luis Gil' });
  const { body } = await api.post<Request>('/confirm/options', {}, { Cookie: cookie });
  const touch = { ceremonyId: body.ceremonyId, answer: other.device.touch(body.options) };
  expect((await api.post('/confirm', touch, { Cookie: cookie })).body.error.code).toBe('passkey_refused');
});

test('leaving ends the session at the server', async () => {
  const { cookie } = await newPerson(stack);
  const left = await api.post('/session/end', {}, { Cookie: cookie });
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await sessionOf(cookie)).toBeNull();
});

describe('a session', () => {
  /** As if so many minutes had gone by since the session was last asked for, or was opened. */
  const age = (column: 'last_seen_at' | 'expires_at' | 'confirmed_at', minutes: number) =>
    stack.db.query(`UPDATE desk_sessions SET ${column} = ${column} - $1 * interval '1 minute'`, [minutes]);
  const staffOf = async (desk: AtTheDesk) => (await desk.get<Session>('/session')).body.staff;

  test('lasts thirty minutes without its person, and each request begins them anew', async () => {
    const desk = await atTheDesk(stack);
    await age('last_seen_at', 29);
    expect(await staffOf(desk)).toEqual(desk.staff);
    await age('last_seen_at', 29);
    expect(await staffOf(desk)).toEqual(desk.staff);
    await age('last_seen_at', 31);
    expect(await staffOf(desk)).toBeNull();
    expect((await desk.get('/people')).status).toBe(401);
  });

  test('is not kept open by what a page asks on its own', async () => {
    const desk = await atTheDesk(stack);
    const unattended = { ...desk.headers, 'X-Desk-Unattended': '1' };
    await age('last_seen_at', 29);
    expect((await api.get('/people', unattended)).status).toBe(200);
    await age('last_seen_at', 2);
    expect((await api.get('/people', unattended)).status).toBe(401);
  });

  test('lasts twelve hours at most, however busy its person is', async () => {
    const { cookie, device } = await newPerson(stack);
    await age('expires_at', 12 * 60 - 1);
    const { body } = await api.post<Request>('/confirm/options', {}, { Cookie: cookie });
    const touch = { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
    const renewed = cookieOf((await api.post('/confirm', touch, { Cookie: cookie })).headers);
    expect(await sessionOf(renewed)).not.toBeNull();
    await age('expires_at', 2);
    expect(await sessionOf(renewed)).toBeNull();
  });

  test.each(['last_seen_at', 'expires_at', 'confirmed_at'] as const)(
    'with a %s that no session reaches is none of a colleague',
    async (column) => {
      const desk = await atTheDesk(stack);
      expect((await desk.post('/log/export')).status).toBe(200);
      await stack.db.query(`UPDATE desk_sessions SET ${column} = now() + interval '10 years'`);
      expect((await desk.post('/log/export')).status).toBe(column === 'confirmed_at' ? 403 : 401);
    },
  );

  test('counts as confirmed for five minutes', async () => {
    const desk = await atTheDesk(stack);
    await age('confirmed_at', 4);
    expect((await desk.post('/log/export')).status).toBe(200);
    await age('confirmed_at', 1);
    expect((await desk.post('/log/export')).status).toBe(403);
  });
});

test('the desk asks for a session, and for the same origin', async () => {
  expect((await api.get('/people')).status).toBe(401);
  expect((await api.get('/people', { Cookie: '__Host-mesa=nada' })).status).toBe(401);
  const { cookie } = await newPerson(stack);
  const answer = await api.get('/people', { Cookie: cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const foreign = await api.post('/session/end', {}, { Cookie: cookie, Origin: 'https://otra.example' });
  expect(foreign.status).toBe(403);
});

test('a browser that asks too often for challenges has to wait', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  await stack.clear();
  const answers = await times(125, () => api.post('/sign-in/options', {}, from));
  expect(tally(answers)).toEqual({ 200: 120, 429: 5 });
});
