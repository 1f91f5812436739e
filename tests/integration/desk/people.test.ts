import type { PeopleView } from '@/lib/private/staff/list-people';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { Authenticator } from '@/tests/support/desk/authenticator';
import { invitationToken } from '@/tests/support/desk/invitation-token';
import {
  type Creation,
  cookieOf,
  type NewPerson,
  newPerson,
  originOf,
  type Request,
} from '@/tests/support/desk/new-person';
import { lockWaits } from '@/tests/support/drill/lock-waits';
import { Api } from '@/tests/support/http/api';
import { tally } from '@/tests/support/http/concurrency';
import { sharedStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';

const stack = sharedStack();
let api: Api;
beforeAll(async () => {
  api = new Api(`${stack.baseUrl}/api/desk`);
});
beforeEach(() => stack.clear());

const as = (cookie: string) => ({ Cookie: cookie });
const people = async (cookie: string) => (await api.get<PeopleView>('/people', as(cookie))).body;

test('a person sees who can come in, with their keys, and where they are', async () => {
  const marta = await newPerson(stack);
  await newPerson(stack, { name: 'Luis Gil' });
  const view = await people(marta.cookie);
  expect(view.people.map(({ name, keys, sessions }) => [name, keys.length, sessions.length])).toEqual([
    ['Luis Gil', 1, 1],
    ['Marta Ruiz', 1, 1],
  ]);
  expect(view.people[1]?.sessions).toEqual([expect.objectContaining({ isThis: true })]);
  expect(JSON.stringify(view)).not.toMatch(/public|credential|token/i);
});

test('an invitation from the desk is one link for one person, shown until it is used or withdrawn', async () => {
  const { cookie } = await newPerson(stack);
  const invited = await api.post<{ link: string }>(
    '/people/invite',
    { name: 'Luis Gil', email: 'Luis@Example.com' },
    as(cookie),
  );
  expect(invited.body.link).toMatch(/^http:\/\/localhost:\d+\/mesa\/invitacion#[\w-]{22}z$/);
  const { invitations } = await people(cookie);
  expect(invitations).toEqual([
    expect.objectContaining({ name: 'Luis Gil', email: 'luis@example.com', invitedBy: 'Marta Ruiz' }),
  ]);
  const token = invited.body.link.split('#')[1];
  const again = await api.post<{ link: string }>(
    '/people/invite',
    { name: 'Luis Gil', email: 'luis@example.com' },
    as(cookie),
  );
  expect((await api.post('/invitation', { token })).body.state).toBe('invitation-unknown');
  const [open] = (await people(cookie)).invitations;
  expect((await api.post(`/invitations/${open?.id}/withdraw`, {}, as(cookie))).status).toBe(200);
  expect((await api.post('/invitation', { token: again.body.link.split('#')[1] })).body.state).toBe(
    'invitation-unknown',
  );
  expect((await api.post(`/invitations/${open?.id}/withdraw`, {}, as(cookie))).status).toBe(404);
});

test('an invitation from the desk is mailed with the same link, unless it is withdrawn before', async () => {
  const { cookie } = await newPerson(stack);
  const { body } = await api.post<{ link: string }>(
    '/people/invite',
    { name: 'Luis Gil', email: 'luis@example.com' },
    as(cookie),
  );
  const outbox = stack.outbox;
  const mail = await outbox.waitFor({ to: 'luis@example.com' });
  expect(mail.subject).toBe('Tu invitación a la mesa de El Sofá Del Dinero');
  expect(mail.text).toContain(body.link);
  const token = body.link.split('#')[1];
  expect((await api.post('/invitation', { token })).body).toMatchObject({ state: 'open', name: 'Luis Gil' });

  const [open] = (await people(cookie)).invitations;
  expect((await api.post(`/invitations/${open?.id}/withdraw`, {}, as(cookie))).status).toBe(200);
  await stack.db.query(`SELECT graphile_worker.add_job('send-desk-email', $1::json)`, [
    JSON.stringify({ email: 'invitation', invitationId: open?.id }),
  ]);
  await stack.jobs.dueDone();
  expect(await stack.sandbox.emails()).toHaveLength(1);
});

test('a person who is here already is not invited from the desk, and wrong names and addresses are refused', async () => {
  const { cookie } = await newPerson(stack);
  const [{ email } = { email: '' }] = (await people(cookie)).people;
  const here = await api.post('/people/invite', { name: 'Marta', email }, as(cookie));
  expect(here.body.error.code).toBe('already_here');
  const wrong = await api.post('/people/invite', { name: ' ', email: 'nada' }, as(cookie));
  expect(Object.keys(wrong.body.error.fields ?? {}).sort()).toEqual(['email', 'name']);
});

test('removal ends the sessions, keys and links of a person everywhere at once', async () => {
  const marta = await newPerson(stack);
  const luis = await newPerson(stack, { name: 'Luis Gil' });
  const another = await invitationToken(stack.db, { staffId: luis.id });
  const begun = await api.post<Request>('/sign-in/options', {});
  expect((await api.get('/people', as(luis.cookie))).status).toBe(200);
  expect((await api.post(`/people/${luis.id}/remove`, {}, as(marta.cookie))).status).toBe(200);
  expect((await api.get('/people', as(luis.cookie))).status).toBe(401);
  const touch = { ceremonyId: begun.body.ceremonyId, answer: luis.device.touch(begun.body.options) };
  expect((await api.post('/sign-in', touch)).body.error.code).toBe('passkey_refused');
  expect((await api.post('/invitation', { token: another })).body.state).toBe('invitation-unknown');
  expect((await people(marta.cookie)).people.map(({ name }) => name)).toEqual(['Marta Ruiz']);
  expect((await api.post(`/people/${luis.id}/remove`, {}, as(marta.cookie))).status).toBe(404);
});

test('people who remove themselves are out at once, with a line in the log', async () => {
  const marta = await newPerson(stack);
  const luis = await newPerson(stack, { name: 'Luis Gil' });
  expect((await api.post(`/people/${luis.id}/remove`, {}, as(luis.cookie))).status).toBe(200);
  expect((await api.get('/people', as(luis.cookie))).status).toBe(401);
  expect((await people(marta.cookie)).people.map(({ name }) => name)).toEqual(['Marta Ruiz']);
  const { rows } = await stack.db.query(`SELECT staff_name FROM desk_events WHERE kind = 'people.removed'`);
  expect(rows).toEqual([{ staff_name: 'Luis Gil' }]);
});

test('what a person who was removed has sent opens nothing, and a call that overlaps their removal sends nothing', async () => {
  const marta = await newPerson(stack);
  const luis = await newPerson(stack, { name: 'Luis Gil' });
  const sent = await invitationToken(stack.db);
  await stack.db.query('UPDATE staff_invitations SET invited_by = $1', [luis.id]);
  const removal = await stack.db.connect();
  try {
    await removal.query('BEGIN');
    await removal.query('SELECT FROM staff FOR UPDATE');
    const invited = api.post('/people/invite', { name: 'Otra', email: 'otra@example.com' }, as(luis.cookie));
    await until(() => lockWaits(stack.db), 'The invitation does not wait for the removal');
    await removal.query('UPDATE staff SET removed_at = now() WHERE id = $1', [luis.id]);
    await removal.query('DELETE FROM desk_sessions WHERE staff_id = $1', [luis.id]);
    await removal.query('COMMIT');
    expect((await invited).status).toBe(401);
  } finally {
    removal.release();
  }
  expect((await api.post('/invitation', { token: sent })).body.state).toBe('invitation-unknown');
  expect((await people(marta.cookie)).invitations.map(({ email }) => email)).not.toContain('otra@example.com');
});

test('the last person with a key stays, and of two who remove each other one does', async () => {
  const marta = await newPerson(stack);
  const keyless = await atTheDesk(stack, { name: 'Sin Llave' });
  const alone = await api.post(`/people/${marta.id}/remove`, {}, as(marta.cookie));
  expect(alone.body.error.code).toBe('last_person');
  expect((await keyless.post(`/people/${marta.id}/remove`)).status).toBe(409);

  // Without a third person with a key the second removal would be refused as that of the last one.
  await newPerson(stack, { name: 'Ana Sol' });
  const luis = await newPerson(stack, { name: 'Luis Gil' });
  const meanwhile = await stack.db.connect();
  try {
    await meanwhile.query('BEGIN');
    await meanwhile.query('SELECT FROM staff FOR UPDATE');
    const removals = Promise.all([
      api.post(`/people/${luis.id}/remove`, {}, as(marta.cookie)),
      api.post(`/people/${marta.id}/remove`, {}, as(luis.cookie)),
    ]);
    await until(() => lockWaits(stack.db, 2), 'The removals do not wait');
    await meanwhile.query('COMMIT');
    expect(tally(await removals)).toEqual({ 200: 1, 401: 1 });
  } finally {
    meanwhile.release();
  }
  const left = (await people((await atTheDesk(stack, { name: 'Otra' })).headers.Cookie ?? '')).people;
  expect(left.filter(({ keys }) => keys.length > 0)).toHaveLength(2);
});

describe('sessions', () => {
  const open = async ({ device }: NewPerson) => {
    const { body } = await api.post<Request>('/sign-in/options', {});
    const touch = { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
    return cookieOf((await api.post('/sign-in', touch)).headers);
  };
  const isIn = async (cookie: string) => (await api.get('/people', as(cookie))).status === 200;
  const seen = async ({ cookie, id }: NewPerson) =>
    (await people(cookie)).people.find((person) => person.id === id)?.sessions ?? [];
  const lines = async () => {
    const { rows } = await stack.db.query<{ kind: string; subject: string; staff_name: string }>(
      `SELECT kind, subject, staff_name FROM desk_events WHERE kind LIKE '%ended' ORDER BY at, id`,
    );
    return rows.map(({ kind, subject, staff_name }) => [kind, subject, staff_name]);
  };
  const noTouch = () => stack.db.query(`UPDATE desk_sessions SET confirmed_at = confirmed_at - interval '6 minutes'`);

  test('a person ends one of their own and all others, with a touch, and none of a colleague', async () => {
    const marta = await newPerson(stack);
    const luis = await newPerson(stack, { name: 'Luis Gil' });
    const first = await open(marta);
    const [firstId] = (await seen({ ...marta, cookie: first })).flatMap(({ id, isThis }) => (isThis ? id : []));
    const [second, third] = [await open(marta), await open(marta)];
    await noTouch();
    const sessions = await seen(marta);
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const end = async (id?: string) => (await api.post(`/sessions/${id}/end`, {}, as(marta.cookie))).status;
    // A session alone could end its person's, as often as they come back.
    expect(await end(firstId)).toBe(403);
    expect((await api.post('/sessions/end', {}, as(marta.cookie))).status).toBe(403);
    await stack.db.query('UPDATE desk_sessions SET confirmed_at = now()');
    expect(await end((await seen(luis))[0]?.id)).toBe(404);
    expect(await end(sessions.find(({ isThis }) => isThis)?.id)).toBe(404);
    expect(await end('nada')).toBe(404);
    expect(await end(firstId)).toBe(200);
    expect(await end(firstId)).toBe(404);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    expect((await api.post('/sessions/end', {}, as(marta.cookie))).status).toBe(200);
    expect([await isIn(second), await isIn(third), await isIn(marta.cookie), await isIn(luis.cookie)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await seen(marta)).toHaveLength(1);
    const line = ['desk.session-ended', 'Otro navegador', 'Marta Ruiz'];
    expect(await lines()).toEqual([line, line, line]);
  });

  test('a person ends those of a colleague with a touch, whose passkey goes on opening', async () => {
    const marta = await newPerson(stack);
    const luis = await newPerson(stack, { name: 'Luis Gil' });
    const elsewhere = await open(luis);
    const end = async (id: string) => api.post(`/people/${id}/sessions/end`, {}, as(marta.cookie));
    await noTouch();
    expect((await end(luis.id)).body.error.code).toBe('confirm_needed');
    await stack.db.query('UPDATE desk_sessions SET confirmed_at = now()');
    expect((await end(marta.id)).status).toBe(404);
    expect((await end('nada')).status).toBe(404);
    expect((await end(luis.id)).status).toBe(200);
    expect([await isIn(luis.cookie), await isIn(elsewhere), await isIn(marta.cookie)]).toEqual([false, false, true]);
    expect((await end(luis.id)).status).toBe(200);
    expect(await lines()).toEqual([['people.sessions-ended', 'Luis Gil', 'Marta Ruiz']]);
    expect(await isIn(await open(luis))).toBe(true);
  });

  test('of two that end each other one stays', async () => {
    const marta = await newPerson(stack);
    const other = await open(marta);
    const meanwhile = await stack.db.connect();
    try {
      await meanwhile.query('BEGIN');
      await meanwhile.query('SELECT FROM staff FOR UPDATE');
      const endings = Promise.all([marta.cookie, other].map((own) => api.post('/sessions/end', {}, as(own))));
      await until(() => lockWaits(stack.db, 2), 'The endings do not wait');
      await meanwhile.query('COMMIT');
      expect(tally(await endings)).toEqual({ 200: 1, 401: 1 });
    } finally {
      meanwhile.release();
    }
  });
});

test('a second passkey opens the desk, the first can go then, and the last stays', async () => {
  const { cookie, device, name } = await newPerson(stack);
  const second = new Authenticator({ origin: originOf(stack) });
  const { body } = await api.post<Creation & { options: { excludeCredentials: unknown[] } }>(
    '/keys/options',
    {},
    as(cookie),
  );
  expect(body.options.excludeCredentials).toHaveLength(1);
  const added = { ceremonyId: body.ceremonyId, label: 'Móvil', answer: second.register(body.options) };
  expect((await api.post('/keys', added, as(cookie))).status).toBe(201);
  const request = await api.post<Request>('/sign-in/options', {});
  const touch = { ceremonyId: request.body.ceremonyId, answer: second.touch(request.body.options) };
  const elsewhere = await api.post('/sign-in', touch);
  expect(elsewhere.body.staff).toMatchObject({ name });
  // Of each session the one that was touched in it: adding another touches none of those that are there.
  const touched = async () => {
    const { rows } = await stack.db.query<{ label: string | null }>(
      'SELECT label FROM desk_sessions LEFT JOIN staff_keys ON staff_keys.id = key_id ORDER BY desk_sessions.created_at',
    );
    return rows.map(({ label }) => label);
  };
  expect(await touched()).toEqual(['Portátil', 'Móvil']);

  const [portatil, movil] = (await people(cookie)).people[0]?.keys ?? [];
  expect((await api.post(`/keys/${portatil?.id}/remove`, {}, as(cookie))).status).toBe(200);
  expect(await touched()).toEqual([null]);
  const other = elsewhere.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await api.get('/people', as(other))).status).toBe(401);
  expect((await api.get('/people', as(cookie))).status).toBe(200);
  expect((await api.post(`/keys/${movil?.id}/remove`, {}, as(cookie))).body.error.code).toBe('last_key');
  const old = await api.post<Request>('/sign-in/options', {});
  const refused = { ceremonyId: old.body.ceremonyId, answer: device.touch(old.body.options) };
  expect((await api.post('/sign-in', refused)).status).toBe(403);
});

test('money, people and exports ask for a touch that is younger than five minutes', async () => {
  const old = new Date(Date.now() - 6 * 60_000);
  const desk = await atTheDesk(stack, { confirmedAt: old });
  const asked = [
    '/people/invite',
    `/people/${desk.staff.id}/remove`,
    `/people/${desk.staff.id}/sessions/end`,
    '/keys/options',
    '/keys',
    '/log/export',
  ];
  for (const path of asked) {
    const answer = await desk.post(path);
    expect([path, answer.status, answer.body.error.code]).toEqual([path, 403, 'confirm_needed']);
  }
});
