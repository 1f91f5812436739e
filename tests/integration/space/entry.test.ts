import { subHours, subMinutes } from 'date-fns';
import { type Identity, newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { unwrapIdentity } from '@/lib/private/sealing/wrap-identity';
import { hashToken } from '@/lib/server/security/token';
import messages from '@/lib/shared/i18n/messages';
import type { OpenedBody, PhraseWait, SessionsBody } from '@/lib/space/contract';
import { deskWithKey } from '@/tests/support/desk/key-holder';
import { cookieOf } from '@/tests/support/desk/new-person';
import { lockWaits } from '@/tests/support/drill/lock-waits';
import { type AnyBody, refusal } from '@/tests/support/http/api';
import { tally, times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import {
  askCode,
  inSpace,
  knownMailbox,
  mailedCode,
  newSpace,
  openByPasskey,
  phraseBody,
  recoveryBody,
  registered,
  type SpaceOwner,
  spaceApi,
  ticketFor,
  touch,
  typedKey,
  viewOf,
} from '@/tests/support/space/space-owner';
import { sharedStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';

const stack = sharedStack();
beforeEach(async () => {
  await stack.clear();
  await deskWithKey(stack);
});

const post = <Body = AnyBody>(path: string, body: unknown, cookie?: string) =>
  spaceApi(stack).post<Body & AnyBody>(path, body, cookie ? { Cookie: cookie } : undefined);

async function unwrapped({ wrapped }: Pick<OpenedBody, 'wrapped'>, by: Identity): Promise<Identity | null> {
  const answer = await unwrapIdentity(Buffer.from(wrapped ?? '', 'base64'), by);
  return answer.ok ? answer.identity : null;
}

const mails = async (to: string) => {
  await stack.jobs.dueDone();
  return (await stack.outbox.find({ to })).map(({ subject }) => subject);
};

const events = async () =>
  (await stack.rows<{ kind: string }>('SELECT kind FROM space_events ORDER BY at, id')).map(({ kind }) => kind);

/** As if the wait after a wrong phrase were over. */
const afterTheWait = () => stack.db.query("UPDATE spaces SET phrase_open_at = now() - interval '1 second'");

const byPhrase = async ({ email, phrase }: SpaceOwner, proof = phrase.proof) =>
  post<OpenedBody & { state: PhraseWait }>('/open/phrase', { ticket: (await ticketFor(stack, email)).ticket, proof });

describe('the code', () => {
  test('known and unknown mailboxes are answered alike; only their owners learn which they are', async () => {
    const known = await knownMailbox(stack);
    const answered = await Promise.all(
      [known, 'nadie@correo.example'].map(async (email) => (await askCode(stack, email)).asked),
    );
    const shapes = answered.map(({ status, body, headers }) => [status, Object.keys(body), [...headers.keys()].sort()]);
    expect(shapes[0]).toEqual(shapes[1]);
    expect(answered[0]?.status).toBe(202);
    expect(await mails(known)).toContainEqual(expect.stringMatching(/^\d{8} es tu código$/));
    expect(await mails('nadie@correo.example')).toEqual(['Con este correo no tenemos nada']);
    const [, unknown] = answered;
    const guess = { requestId: unknown?.body.requestId, code: '12345678' };
    expect(await post('/code/verify', guess)).toMatchObject(refusal(422, 'code_wrong'));
  });

  test('counts once, and five wrong ones end it, however many come at once', async () => {
    const email = await knownMailbox(stack);
    const { requestId } = await askCode(stack, email);
    const code = await mailedCode(stack, email);
    const right = await times(8, () => post('/code/verify', { requestId, code }));
    expect(tally(right)).toEqual({ 200: 1, 410: 7 });

    const second = await askCode(stack, email);
    await stack.jobs.done();
    const next = await mailedCode(stack, email);
    const wrong = next === '00000000' ? '00000001' : '00000000';
    const guesses = await times(20, () => post('/code/verify', { requestId: second.requestId, code: wrong }));
    expect(tally(guesses)).toEqual({ 422: 5, 410: 15 });
    expect((await post('/code/verify', { requestId: second.requestId, code: next })).status).toBe(410);
  });

  test('is over after ten minutes, and stands in no row', async () => {
    const email = await knownMailbox(stack);
    const { requestId } = await askCode(stack, email);
    const code = await mailedCode(stack, email);
    const { rows } = await stack.db.query<{ row: string }>('SELECT mail_codes::text AS row FROM mail_codes');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
    expect(rows[0]?.row).not.toContain(requestId);
    await stack.db.query("UPDATE mail_codes SET expires_at = now() - interval '1 second'");
    expect((await post('/code/verify', { requestId, code })).status).toBe(410);
  });

  test('a mailbox gets three an hour from one network; another network has its own', async () => {
    const email = await knownMailbox(stack);
    const from = { 'X-Forwarded-For': newAddress() };
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await askCode(stack, email, from)).asked.status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await askCode(stack, email)).asked.status).toBe(202);
  });

  test('the networks of one subscriber get no more together than a few of them', async () => {
    const statuses = async (networks: string[]) => {
      const asked = [];
      for (const [number, network] of networks.entries()) {
        const from = { 'X-Forwarded-For': `${network}::1` };
        asked.push((await askCode(stack, `${network.replaceAll(':', '')}-${number}@correo.example`, from)).asked);
      }
      return tally(asked);
    };
    const networks = (most: number, name: (hex: string) => string) =>
      Array.from({ length: most }, (_, number) => name((number + 16).toString(16)));
    expect(await statuses(networks(21, (hex) => `2001:db8:7:1${hex}`))).toEqual({ 202: 20, 429: 1 });
    expect(await statuses(networks(21, (hex) => `2001:db8:7:${hex}00`))).toEqual({ 202: 20, 429: 1 });
    expect(await statuses(['2001:db8:8:100'])).toEqual({ 202: 1 });
  });

  test('is eight digits, and its e-mail says what it opens', async () => {
    const email = await knownMailbox(stack);
    const texts = async () => {
      await stack.jobs.dueDone();
      const codes = await stack.outbox.find({ to: email, subject: /^\d{8} es tu código$/ });
      return codes.map(({ text }) => text?.replace(/\s+/g, ' '));
    };
    await askCode(stack, email);
    expect(await texts()).toEqual([expect.stringContaining('crear un espacio privado a nombre de este correo')]);
    const { cookie } = await newSpace(stack, email);
    await askCode(stack, email);
    expect((await texts()).at(-1)).toContain('probar la frase de tu espacio privado, o pedir que se borre');
    const other = 'otra@correo.example';
    expect((await inSpace(stack, cookie, 'POST', '/mailbox/code', { email: other })).status).toBe(202);
    await stack.jobs.dueDone();
    const [change] = await stack.outbox.find({ to: other });
    expect(change?.text?.replace(/\s+/g, ' ')).toContain('pasa a usar este correo y a ver lo que hay a su nombre');
  });
});

describe('a space', () => {
  test('is made in one request, tells its owner, and each of its keys opens it', async () => {
    const owner = await newSpace(stack);
    expect(await viewOf(stack, owner.cookie)).toMatchObject({
      email: owner.email,
      session: { kind: 'passkey', isConfirmed: true },
      keys: expect.arrayContaining([
        expect.objectContaining({ kind: 'passkey', label: 'Portátil', opens: true, isThis: true }),
        expect.objectContaining({ kind: 'phrase', opens: true }),
        expect.objectContaining({ kind: 'recovery', opens: true }),
      ]),
    });
    expect(await mails(owner.email)).toContain('Tu espacio privado está abierto');

    const byPasskey = await openByPasskey(stack, owner.device);
    expect(byPasskey.status).toBe(200);
    expect(await unwrapped(byPasskey.body, owner.deviceWay.identity)).toBe(owner.identity);
    const phrase = await byPhrase(owner);
    expect(await unwrapped(phrase.body, owner.phrase.identity)).toBe(owner.identity);
    const recovery = await post<OpenedBody>('/open/recovery', { proof: owner.recovery.proof });
    expect(await unwrapped(recovery.body, owner.recovery.identity)).toBe(owner.identity);
    expect(await events()).toEqual(['created', 'opened', 'opened', 'opened']);
    expect(await mails(owner.email)).toContain('Han abierto tu espacio con la clave de recuperación');
  });

  test('what the server keeps opens nothing', async () => {
    const owner = await newSpace(stack);
    await stack.jobs.done();
    const tables = ['spaces', 'space_keys', 'space_sessions', 'space_events', 'mail_codes', 'mails'];
    for (const table of tables) {
      const { rows } = await stack.db.query<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      const ways = [owner.phrase, owner.recovery, owner.deviceWay];
      const secrets = [owner.identity, ...ways.flatMap(({ identity, former }) => [identity, former])];
      const texts = [...secrets, owner.phrase.proof, owner.recovery.proof, owner.cookie.split('=')[1] ?? '?'];
      for (const secret of texts) {
        const inHex = Buffer.from(secret).toString('hex');
        for (const { row } of rows) expect(row.includes(secret) || row.includes(inHex)).toBe(false);
      }
    }
  });

  test('sent twice, at once or later, is made once and answers each time', async () => {
    const email = await knownMailbox(stack);
    const { ticket } = await ticketFor(stack, email);
    const identity = await newIdentity();
    const request = {
      ticket,
      recipient: await recipientOf(identity),
      phrase: await phraseBody(identity, await typedKey('phrase')),
      recovery: await recoveryBody(identity, await typedKey('recovery')),
    };
    const twins = await times(6, () => post('', request));
    expect(tally(twins)).toEqual({ 201: 6 });
    expect((await post('', request)).status).toBe(201);
    const { rows } = await stack.db.query(
      'SELECT (SELECT count(*)::int FROM spaces), (SELECT count(*)::int FROM space_keys) AS keys',
    );
    expect(rows).toEqual([{ count: 1, keys: 2 }]);
    // A request that came first may have been overtaken: the lines are of the moments when they came.
    expect((await events()).sort()).toEqual(['created', ...Array.from({ length: 6 }, () => 'opened')]);
  });

  test('the request that has made it opens nothing with another ticket, other wraps, or later', async () => {
    const { email, request, identity, phrase, recovery } = await newSpace(stack);
    const { ticket } = await ticketFor(stack, email);
    const stranger = await recipientOf(await newIdentity());
    const others = [
      { ...request, ticket },
      { ...request, recipient: stranger },
      { ...request, phrase: await phraseBody(identity, phrase) },
      { ...request, recovery: await recoveryBody(identity, recovery) },
    ];
    for (const other of others) {
      expect(await post('', other)).toMatchObject(refusal(409, 'space_there'));
    }
    expect(await events()).toEqual(['created']);
    expect((await post('', request)).status).toBe(201);
    await stack.db.query("UPDATE mail_codes SET ticket_expires_at = now() - interval '1 second'");
    expect(await post('', request)).toMatchObject(refusal(410, 'ticket_over'));
    expect(await events()).toEqual(['created', 'opened']);
  });

  test('a ticket allows one thing: what was refused leaves it, and what it has made can be asked for again', async () => {
    const owner = await newSpace(stack);
    const { ticket } = await ticketFor(stack, owner.email);
    const spent = async (used: unknown) => [
      (await post('/open/phrase', { ticket: used, proof: owner.phrase.proof })).status,
      (await post('/restart', { ticket: used })).status,
      (await post('/passkey/creation', { ticket: used })).status,
    ];
    expect((await post('/open/phrase', { ticket, proof: (await typedKey('phrase')).proof })).status).toBe(401);
    expect(await post('', { ...owner.request, ticket })).toMatchObject(refusal(409, 'space_there'));
    await afterTheWait();
    const opened = await times(3, () => post('/open/phrase', { ticket, proof: owner.phrase.proof }));
    expect(tally(opened)[200]).toBe(1);
    expect(await spent(ticket)).toEqual([410, 410, 410]);
    expect((await post('', { ...owner.request, ticket })).status).toBe(410);

    const { ticket: ofCreation } = owner.request;
    expect(await spent(ofCreation)).toEqual([410, 410, 410]);
    expect((await post('', owner.request)).status).toBe(201);
  });

  test('needs a ticket, and a key that opens besides the recovery key', async () => {
    const email = await knownMailbox(stack);
    const { ticket } = await ticketFor(stack, email);
    const identity = await newIdentity();
    const common = {
      recipient: await recipientOf(identity),
      recovery: await recoveryBody(identity, await typedKey('recovery')),
    };
    const { ceremonyId, answer } = await registered(stack, ticket, undefined, { prf: false });
    const passkey = { ceremonyId, answer, label: 'Teléfono' };
    expect(await post('', { ...common, ticket, passkey })).toMatchObject(refusal(409, 'nothing_opens'));
    const phrase = await phraseBody(identity, await typedKey('phrase'));
    expect((await post('', { ...common, ticket: 'A'.repeat(22), phrase })).status).toBe(410);
    expect((await post('', { ...common, ticket, passkey, phrase })).status).toBe(201);
    expect(await stack.rows("SELECT recipient FROM space_keys WHERE kind = 'passkey'")).toEqual([{ recipient: null }]);
  });

  test('a passkey that opens nothing gets its wrap once, with a key that was just used, and its owner is told', async () => {
    const { cookie, email } = await newSpace(stack);
    const wrap = { recipient: await recipientOf(await newIdentity()), wrapped: 'AAAA', mac: 'A'.repeat(43) };
    const [{ id } = { id: '' }] = await stack.rows<{ id: string }>(
      "UPDATE space_keys SET wrapped = NULL, recipient = NULL, mac = NULL WHERE kind = 'passkey' RETURNING id",
    );
    const give = async (keyId: string) => (await inSpace(stack, cookie, 'PUT', `/keys/${keyId}/wrap`, wrap)).status;
    await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
    expect(await give(id)).toBe(403);
    await stack.db.query('UPDATE space_sessions SET confirmed_at = now()');
    expect(await give('nothing')).toBe(404);
    expect(await give(id)).toBe(204);
    expect(await give(id)).toBe(404);
    expect(await events()).toContain('key-added');
    expect((await mails(email)).length).toBeGreaterThan(0);
  });
});

describe('the phrase', () => {
  test('of 40 attempts at once one is looked at', async () => {
    const owner = await newSpace(stack);
    const { ticket } = await ticketFor(stack, owner.email);
    // After this one the wait is half an hour: however slow the machine, no other attempt is due.
    await stack.db.query('UPDATE spaces SET phrase_failures = 9');
    const { proof } = await typedKey('phrase');
    const answers = await times(40, () => post('/open/phrase', { ticket, proof }));
    expect(tally(answers)).toEqual({ 401: 1, 429: 39 });
    expect(await stack.rows('SELECT phrase_failures FROM spaces')).toEqual([{ phrase_failures: 10 }]);
    expect((await events()).filter((kind) => kind === 'open-failed')).toHaveLength(1);
  });

  test('each wrong one lengthens the wait, the fifth is told by e-mail, and a right one forgets them', async () => {
    const owner = await newSpace(stack);
    const { proof } = await typedKey('phrase');
    const { ticket } = await ticketFor(stack, owner.email);
    const waits: unknown[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const wrong = await post<{ state: PhraseWait }>('/open/phrase', { ticket, proof });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('retry-after')).toBe(String(wrong.body.state.retryAfterSeconds));
      waits.push(wrong.body.state.retryAfterSeconds);
      await afterTheWait();
    }
    expect(waits).toEqual([1, 2, 5, 10, 30, 60]);
    const told = (await mails(owner.email)).filter(
      (subject) => subject === 'Alguien no acierta con la frase de tu espacio',
    );
    expect(told).toHaveLength(1);
    expect((await post('/open/phrase', { ticket, proof: owner.phrase.proof })).status).toBe(200);
    expect(await stack.rows('SELECT phrase_failures FROM spaces')).toEqual([{ phrase_failures: 0 }]);
  });

  test('is off after a hundred; a passkey still opens, and brings it back', async () => {
    const owner = await newSpace(stack);
    await stack.db.query('UPDATE spaces SET phrase_failures = 99');
    const { ticket } = await ticketFor(stack, owner.email);
    const { proof } = await typedKey('phrase');
    expect((await post('/open/phrase', { ticket, proof })).status).toBe(401);
    await afterTheWait();
    expect(await post('/open/phrase', { ticket, proof: owner.phrase.proof })).toMatchObject(refusal(403, 'phrase_off'));
    expect(await mails(owner.email)).toContain('La frase de tu espacio ha dejado de abrir');
    expect((await openByPasskey(stack, owner.device)).status).toBe(200);
    expect((await post('/open/phrase', { ticket, proof: owner.phrase.proof })).status).toBe(200);
  });

  test('a stranger without the mailbox cannot use its attempts up', async () => {
    await newSpace(stack);
    const { proof } = await typedKey('phrase');
    const answers = await times(10, () => post('/open/phrase', { ticket: 'B'.repeat(22), proof }));
    expect(tally(answers)).toEqual({ 410: 10 });
    expect(await stack.rows('SELECT phrase_failures FROM spaces')).toEqual([{ phrase_failures: 0 }]);
  });
});

describe('a session', () => {
  test('its cookie is for this host alone, and its token is stored as a hash', async () => {
    const { device } = await newSpace(stack);
    const cookie = (await openByPasskey(stack, device)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-espacio=[\w-]{22}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const token = cookie.slice('__Host-espacio='.length).split(';')[0] ?? '';
    const { rows } = await stack.db.query<{ token_hash: string }>('SELECT token_hash FROM space_sessions');
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  });

  test.each([
    ['idle for half an hour', { last_seen_at: subMinutes(new Date(), 31) }],
    ['open for twelve hours', { expires_at: subMinutes(new Date(), 1), created_at: subHours(new Date(), 12) }],
  ])('ends when it was %s', async (_, times) => {
    const { cookie } = await newSpace(stack);
    for (const [column, moment] of Object.entries(times)) {
      await stack.db.query(`UPDATE space_sessions SET ${column} = $1`, [moment]);
    }
    expect(await viewOf(stack, cookie)).toBeNull();
    expect((await inSpace(stack, cookie, 'PUT', '/phrase', {})).status).toBe(401);
  });

  test('a touch renews its token; without one in the last minutes keys cannot be changed', async () => {
    const owner = await newSpace(stack);
    await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
    const renewal = await recoveryBody(owner.identity, await typedKey('recovery'));
    expect((await inSpace(stack, owner.cookie, 'PUT', '/recovery', renewal)).status).toBe(403);
    const confirmed = await post<OpenedBody>(
      '/confirm/passkey',
      await touch(stack, owner.device, 'confirm', owner.cookie),
      owner.cookie,
    );
    expect(await unwrapped(confirmed.body, owner.deviceWay.identity)).toBe(owner.identity);
    const renewed = cookieOf(confirmed.headers);
    expect(renewed).not.toBe(owner.cookie);
    expect(await viewOf(stack, owner.cookie)).toBeNull();
    expect((await inSpace(stack, renewed, 'PUT', '/recovery', renewal)).status).toBe(204);
    expect((await post('/open/recovery', { proof: owner.recovery.proof })).status).toBe(401);
    expect((await post('/open/recovery', { proof: renewal.proof })).status).toBe(200);
    expect(await mails(owner.email)).toContain('Tu espacio tiene otra clave de recuperación');
  });

  test('its owner sees where the space is open, and ends one and all others with a key, but none of another space', async () => {
    const owner = await newSpace(stack);
    const stranger = await newSpace(stack);
    const open = async () => cookieOf((await openByPasskey(stack, owner.device)).headers);
    const seen = async () => {
      const { sessions } = (await inSpace<SessionsBody>(stack, owner.cookie, 'GET', '/sessions')).body;
      return { count: sessions.length, own: sessions.filter(({ isThis }) => isThis).length };
    };
    const [first, second, third] = [await open(), await open(), await open()];
    await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
    expect(await seen()).toEqual({ count: 4, own: 1 });
    const idOf = async (cookie: string) => {
      const { body } = await inSpace<SessionsBody>(stack, cookie, 'GET', '/sessions');
      return body.sessions.find(({ isThis }) => isThis)?.id;
    };
    const end = async (id?: string) => (await inSpace(stack, owner.cookie, 'DELETE', `/sessions/${id}`)).status;
    // A session alone could end its owner's, as often as they come back.
    expect(await end(await idOf(first))).toBe(403);
    expect((await inSpace(stack, owner.cookie, 'DELETE', '/sessions')).status).toBe(403);
    await stack.db.query('UPDATE space_sessions SET confirmed_at = now()');
    expect(await end(await idOf(stranger.cookie))).toBe(404);
    expect(await end(await idOf(owner.cookie))).toBe(404);
    expect(await end('nada')).toBe(404);
    const firstId = await idOf(first);
    expect(await end(firstId)).toBe(204);
    expect(await end(firstId)).toBe(404);
    expect(await viewOf(stack, first)).toBeNull();
    expect(await viewOf(stack, second)).not.toBeNull();
    expect((await inSpace(stack, owner.cookie, 'DELETE', '/sessions')).status).toBe(204);
    expect(await seen()).toEqual({ count: 1, own: 1 });
    for (const cookie of [second, third]) expect(await viewOf(stack, cookie)).toBeNull();
    expect(await viewOf(stack, stranger.cookie)).not.toBeNull();
    expect((await events()).filter((kind) => kind === 'session-ended')).toHaveLength(3);
    const { rows } = await stack.db.query("SELECT DISTINCT subject FROM space_events WHERE kind = 'session-ended'");
    expect(rows).toEqual([{ subject: 'Otro navegador' }]);
  });

  test('one that is idle is neither shown nor said to have ended; of two that end each other one stays', async () => {
    const owner = await newSpace(stack);
    const other = cookieOf((await openByPasskey(stack, owner.device)).headers);
    await openByPasskey(stack, owner.device);
    await stack.db.query(
      `UPDATE space_sessions SET last_seen_at = now() - interval '31 minutes'
       WHERE token_hash NOT IN ($1, $2)`,
      [owner.cookie, other].map((cookie) => hashToken(cookie.split('=')[1] ?? '')),
    );
    expect((await inSpace<SessionsBody>(stack, other, 'GET', '/sessions')).body.sessions).toHaveLength(2);
    const meanwhile = await stack.db.connect();
    try {
      await meanwhile.query('BEGIN');
      await meanwhile.query('SELECT FROM spaces FOR UPDATE');
      const endings = Promise.all([owner.cookie, other].map((own) => inSpace(stack, own, 'DELETE', '/sessions')));
      await until(() => lockWaits(stack.db, 2), 'The endings do not wait');
      await meanwhile.query('COMMIT');
      expect(tally(await endings)).toEqual({ 204: 1, 401: 1 });
    } finally {
      meanwhile.release();
    }
    expect((await events()).filter((kind) => kind === 'session-ended')).toHaveLength(1);
  });

  test('the recovery key sees and ends no session before it has replaced what was lost', async () => {
    const owner = await newSpace(stack);
    const cookie = cookieOf((await post('/open/recovery', { proof: owner.recovery.proof })).headers);
    expect((await inSpace(stack, cookie, 'GET', '/sessions')).status).toBe(403);
    expect((await inSpace(stack, cookie, 'DELETE', '/sessions')).status).toBe(403);
  });

  test('is closed at once, and another copy of a passkey is refused', async () => {
    const owner = await newSpace(stack, undefined, { synced: false });
    expect((await inSpace(stack, owner.cookie, 'DELETE', '/session')).status).toBe(204);
    expect(await viewOf(stack, owner.cookie)).toBeNull();
    expect((await openByPasskey(stack, owner.device)).status).toBe(200);
    owner.device.stopCounting();
    const refused = { status: 403, body: { error: { code: 'key_behind', message: messages.Api.key_behind } } };
    expect(await openByPasskey(stack, owner.device)).toMatchObject(refused);
    expect(await openByPasskey(stack, owner.device)).toMatchObject(refused);
    expect((await events()).filter((kind) => kind === 'key-behind')).toHaveLength(2);
    const { cookie } = await newSpace(stack);
    expect(await post('/confirm/passkey', await touch(stack, owner.device, 'confirm', cookie), cookie)).toMatchObject({
      body: { error: { code: 'key_refused' } },
    });
  });

  test('a synced passkey whose counter goes back lets in, leaves a line each time, and tells its owner once', async () => {
    const owner = await newSpace(stack);
    const fallen = async () => (await events()).filter((kind) => kind === 'counter-fell').length;
    const told = async () =>
      (await mails(owner.email)).filter((subject) => subject === 'Una passkey de tu espacio cuenta hacia atrás').length;
    const open = async () => (await openByPasskey(stack, owner.device)).status;
    expect([await open(), await fallen(), await told()]).toEqual([200, 0, 0]);
    owner.device.rewind();
    expect([await open(), await fallen(), await told()]).toEqual([200, 1, 1]);
    expect([await open(), await fallen()]).toEqual([200, 1]);
    owner.device.stopCounting();
    const confirmed = await post(
      '/confirm/passkey',
      await touch(stack, owner.device, 'confirm', owner.cookie),
      owner.cookie,
    );
    expect([confirmed.status, await fallen(), await told()]).toEqual([200, 2, 1]);
    expect([await open(), await fallen()]).toEqual([200, 2]);
  });

  test.each([
    ['was on several devices then', { backedUp: true, synced: true }, 200],
    ['was on one alone, and says now that it can be on several', { backedUp: false, synced: true }, 403],
    ['was on one alone', { backedUp: false, synced: false }, 403],
  ])('the counter of a passkey from before, which %s, is judged by that', async (_, { backedUp, synced }, status) => {
    const { device } = await newSpace(stack, undefined, { synced });
    await stack.db.query("UPDATE space_keys SET backup_eligible = NULL, backed_up = $1 WHERE kind = 'passkey'", [
      backedUp,
    ]);
    device.stopCounting();
    expect((await openByPasskey(stack, device)).status).toBe(status);
    const { rows } = await stack.db.query("SELECT backup_eligible FROM space_keys WHERE kind = 'passkey'");
    expect(rows).toEqual([{ backup_eligible: status === 200 ? true : null }]);
  });
});

describe('the keys', () => {
  test('a second device is added and removed, with its sessions; the last key that opens stays', async () => {
    const owner = await newSpace(stack);
    const { device, ceremonyId, answer } = await registered(stack, undefined, owner.cookie);
    const added = await inSpace<{ id: string }>(stack, owner.cookie, 'POST', '/keys', {
      ceremonyId,
      answer,
      label: 'Tableta',
    });
    expect(added.status).toBe(201);
    const entered = await openByPasskey(stack, device);
    expect(entered.body).toMatchObject({ kind: 'passkey', wrapped: null });
    expect((await inSpace(stack, owner.cookie, 'DELETE', `/keys/${added.body.id}`)).status).toBe(204);
    expect(await viewOf(stack, cookieOf(entered.headers))).toBeNull();

    const keys = (await viewOf(stack, owner.cookie))?.keys ?? [];
    const idOf = (kind: string) => keys.find((key) => key.kind === kind)?.id ?? '';
    expect((await inSpace(stack, owner.cookie, 'DELETE', `/keys/${idOf('recovery')}`)).status).toBe(404);
    expect((await inSpace(stack, owner.cookie, 'DELETE', `/keys/${idOf('phrase')}`)).status).toBe(204);
    expect(await inSpace(stack, owner.cookie, 'DELETE', `/keys/${idOf('passkey')}`)).toMatchObject(
      refusal(409, 'last_key'),
    );
    expect(await mails(owner.email)).toEqual(
      expect.arrayContaining(['Hay una llave nueva en tu espacio', 'Se ha quitado una llave de tu espacio']),
    );
  });

  test('removed from the device that it has opened, a key ends its own session', async () => {
    const owner = await newSpace(stack);
    const own = (await viewOf(stack, owner.cookie))?.keys.find(({ isThis }) => isThis)?.id;
    expect((await inSpace(stack, owner.cookie, 'DELETE', `/keys/${own}`)).status).toBe(204);
    expect(await viewOf(stack, owner.cookie)).toBeNull();
    expect(await events()).toContain('key-removed');
  });

  test('of two removals at once that would leave nothing that opens, one is refused', async () => {
    const owner = await newSpace(stack);
    const keys = (await viewOf(stack, owner.cookie))?.keys.filter(({ kind }) => kind !== 'recovery') ?? [];
    const answers = await Promise.all(keys.map(({ id }) => inSpace(stack, owner.cookie, 'DELETE', `/keys/${id}`)));
    // The removed key may have ended the session of the other removal.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await stack.rows("SELECT 1 FROM space_keys WHERE kind <> 'recovery'")).toHaveLength(1);
  });

  test('keys of another space cannot be removed', async () => {
    const [owner, other] = [await newSpace(stack), await newSpace(stack)];
    const foreign = (await viewOf(stack, other.cookie))?.keys[0]?.id;
    expect((await inSpace(stack, owner.cookie, 'DELETE', `/keys/${foreign}`)).status).toBe(404);
  });

  test('a new phrase takes the place of the one before', async () => {
    const owner = await newSpace(stack);
    const phrase = await typedKey('phrase');
    const body = await phraseBody(owner.identity, phrase);
    expect((await inSpace(stack, owner.cookie, 'PUT', '/phrase', body)).status).toBe(204);
    expect((await byPhrase(owner)).status).toBe(401);
    await afterTheWait();
    expect((await byPhrase({ ...owner, phrase })).status).toBe(200);
  });

  test('the recovery key replaces what was lost and itself, and is for nothing else', async () => {
    const owner = await newSpace(stack);
    const entered = await post<OpenedBody>('/open/recovery', { proof: owner.recovery.proof });
    const cookie = cookieOf(entered.headers);
    const phrase = await typedKey('phrase');
    const recovery = await typedKey('recovery');
    const body = {
      phrase: await phraseBody(owner.identity, phrase),
      recovery: await recoveryBody(owner.identity, recovery),
    };
    expect(await inSpace(stack, cookie, 'PUT', '/phrase', body.phrase)).toMatchObject(
      refusal(403, 'recovery_unfinished'),
    );
    expect((await inSpace(stack, cookie, 'PUT', '/recovered', { recovery: body.recovery })).status).toBe(409);
    await registered(stack, undefined, owner.cookie);
    await touch(stack, owner.device, 'confirm', owner.cookie);
    const twins = await times(2, () => inSpace(stack, cookie, 'PUT', '/recovered', body));
    expect(tally(twins)).toEqual({ 204: 1, 401: 1 });
    // Nothing that an ended session has begun can be answered.
    expect(await stack.rows('SELECT purpose FROM ceremonies')).toEqual([]);
    expect((await openByPasskey(stack, owner.device)).status).toBe(403);
    expect(await viewOf(stack, owner.cookie)).toBeNull();
    expect((await post('/open/recovery', { proof: owner.recovery.proof })).status).toBe(401);
    expect(await unwrapped((await byPhrase({ ...owner, phrase })).body, phrase.identity)).toBe(owner.identity);
    expect((await post('/open/recovery', { proof: recovery.proof })).status).toBe(200);
    expect(await mails(owner.email)).toContain('Tu espacio tiene llaves nuevas');
  });
});

describe('beginning anew', () => {
  const asked = async (owner: SpaceOwner) =>
    post<{ wipeAt: string }>('/restart', { ticket: (await ticketFor(stack, owner.email)).ticket });

  test('is announced, keeps its first date, and is undone from inside or by the link of the e-mail', async () => {
    const owner = await newSpace(stack);
    const first = await asked(owner);
    expect(first.status).toBe(202);
    expect((await asked(owner)).body.wipeAt).toBe(first.body.wipeAt);
    expect((await viewOf(stack, owner.cookie))?.wipeAt).toBe(first.body.wipeAt);
    const mail = await stack.outbox.waitFor({ to: owner.email, subject: /siete días/ });
    const token = /\/espacio\/conservar#([\w-]+)/.exec(mail.html ?? '')?.[1] ?? '';
    expect((await post('/restart/keep', { token: `${token.slice(0, -1)}x` })).status).toBe(404);
    expect((await post('/restart/keep', { token })).status).toBe(204);
    expect((await viewOf(stack, owner.cookie))?.wipeAt).toBeNull();
    expect(await mails(owner.email)).toContain('Tu espacio se queda como estaba');

    await asked(owner);
    expect((await inSpace(stack, owner.cookie, 'DELETE', '/restart')).status).toBe(204);
    expect((await viewOf(stack, owner.cookie))?.wipeAt).toBeNull();
  });

  test('a link stops the request of its e-mail and no later one, of which alone its owner is reminded', async () => {
    const owner = await newSpace(stack);
    const links = async () => {
      await stack.jobs.dueDone();
      const told = await stack.outbox.find({ to: owner.email, subject: /siete días/ });
      return told.map(({ html }) => /\/espacio\/conservar#([\w-]+)/.exec(html ?? '')?.[1] ?? '');
    };
    await asked(owner);
    const [first] = await links();
    for (const _ of [1, 2]) expect((await post('/restart/keep', { token: first })).status).toBe(204);
    await asked(owner);
    expect(await post('/restart/keep', { token: first })).toMatchObject(refusal(404, 'keep_link_over'));
    expect((await viewOf(stack, owner.cookie))?.wipeAt).not.toBeNull();
    await stack.jobs.hurry('send-space-notice');
    expect((await mails(owner.email)).filter((subject) => subject === 'Mañana borramos tu espacio')).toHaveLength(1);
    const second = (await links()).find((link) => link !== first);
    expect((await post('/restart/keep', { token: second })).status).toBe(204);
    expect((await viewOf(stack, owner.cookie))?.wipeAt).toBeNull();
  });

  test('of a mailbox without a space there is nothing to delete', async () => {
    const { ticket } = await ticketFor(stack, await knownMailbox(stack));
    expect((await post('/restart', { ticket })).status).toBe(404);
  });
});

describe('what is over', () => {
  const spaces = async () => (await stack.db.query('SELECT 1 FROM spaces')).rowCount;

  test('a space that was asked to be deleted goes with everything of it, its e-mails included', async () => {
    const [owner, other] = [await newSpace(stack), await newSpace(stack)];
    await stack.jobs.done();
    await stack.db.query("UPDATE spaces SET wipe_at = now() - interval '1 second' WHERE email = $1", [owner.email]);
    await stack.jobs.sweep('purge-spaces');
    expect(await viewOf(stack, owner.cookie)).toBeNull();
    expect(await viewOf(stack, other.cookie)).not.toBeNull();
    for (const table of ['space_keys', 'space_sessions', 'space_events']) {
      expect(await stack.rows(`SELECT 1 FROM ${table} WHERE space_id NOT IN (SELECT id FROM spaces)`)).toEqual([]);
    }
    expect(await stack.rows("SELECT 1 FROM mails WHERE subject = 'space'")).toHaveLength(1);
  });

  test('one that is not opened for two years goes, a month after its owner was told; opened, it stays', async () => {
    const owner = await newSpace(stack);
    const age = (column: string, interval: string) =>
      stack.db.query(`UPDATE spaces SET ${column} = now() - interval '${interval}'`);
    await age('last_opened_at', '22 months');
    await stack.jobs.sweep('purge-spaces');
    expect(await mails(owner.email)).not.toContain('Hace casi dos años que no abres tu espacio');
    await age('last_opened_at', '24 months');
    await stack.jobs.sweep('purge-spaces');
    await stack.jobs.sweep('purge-spaces');
    expect(await spaces()).toBe(1);
    const waiting = await stack.db.query(
      "SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'send-space-notice' AND run_at > now()",
    );
    expect(waiting.rowCount).toBe(1);
    expect((await openByPasskey(stack, owner.device)).status).toBe(200);
    expect(await stack.rows('SELECT warned_at FROM spaces')).toEqual([{ warned_at: null }]);
    await age('last_opened_at', '25 months');
    await age('warned_at', '31 days');
    await stack.jobs.sweep('purge-spaces');
    expect(await spaces()).toBe(0);
  });

  test('sessions, codes and old lines of the log are deleted', async () => {
    await newSpace(stack);
    await stack.db.query("UPDATE space_sessions SET last_seen_at = now() - interval '31 minutes'");
    await stack.db.query(
      "UPDATE mail_codes SET expires_at = now() - interval '1 hour', ticket_expires_at = now() - interval '1 minute'",
    );
    await stack.db.query("UPDATE space_events SET at = now() - interval '13 months'");
    await stack.jobs.sweep('purge-spaces');
    for (const table of ['space_sessions', 'mail_codes', 'space_events']) {
      expect((await stack.db.query(`SELECT 1 FROM ${table}`)).rowCount).toBe(0);
    }
  });
});

test('while the key of the desk is not open there are no spaces, but those that exist open', async () => {
  const owner = await newSpace(stack);
  await stack.db.query('DELETE FROM desk_wraps');
  expect((await openByPasskey(stack, owner.device)).status).toBe(200);
  await stack.db.query('DELETE FROM spaces');
  expect(await spaceApi(stack).get('')).toMatchObject(refusal(404, 'space_off'));
});
