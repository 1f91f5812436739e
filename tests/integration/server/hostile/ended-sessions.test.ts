import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { itemForm } from '@/lib/private/items/item-form';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { seal } from '@/lib/private/sealing/seal';
import { hashToken, newToken } from '@/lib/server/security/token';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import { waitUntil } from '@/scripts/wait-until';
import { Authenticator } from '@/tests/support/desk/authenticator';
import { provedBy, wrap } from '@/tests/support/desk/key-holder';
import { type Creation, type NewPerson, newPerson, originOf, type Request } from '@/tests/support/desk/new-person';
import { lockWaits } from '@/tests/support/drill/lock-waits';
import { type AnyBody, Api } from '@/tests/support/http/api';
import { newAddress } from '@/tests/support/http/new-address';
import { privateAddresses, privateCalls } from '@/tests/support/http/private-calls';
import { sendSlowly } from '@/tests/support/http/raw';

import { type OpenDesk, openDesk } from '@/tests/support/space/open-desk';
import {
  aDayLater,
  newSpace,
  phraseBody,
  recoveryBody,
  registered,
  type SpaceOwner,
  touch,
  typedKey,
} from '@/tests/support/space/space-owner';
import { sharedStack } from '@/tests/support/stack/stack';

type Realm = 'desk' | 'space';

const stack = sharedStack();
let api: Api;
let desk: OpenDesk;
let luis: NewPerson;
let owner: SpaceOwner;
let spaceId: string;
beforeAll(async () => {
  api = new Api(`${stack.baseUrl}/api`);
  desk = await openDesk(stack);
  luis = await newPerson(stack, { name: 'Luis Gil' });
  owner = await newSpace(stack);
  await aDayLater(stack);
  spaceId = await one('SELECT id FROM spaces');
  await stack.jobs.dueDone();
});

/** The first column of the first row. */
async function one(sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await stack.db.query(sql, values);
  return String(Object.values(rows[0] ?? {})[0]);
}

const SESSIONS = {
  desk: { cookie: '__Host-mesa', table: 'desk_sessions', columns: 'staff_id' },
  space: { cookie: '__Host-espacio', table: 'space_sessions', columns: 'space_id, key_id' },
};

/** Straight into the database: the key was used just now. */
async function newSession(realm: Realm, key = 'phrase') {
  const { cookie, table, columns } = SESSIONS[realm];
  const token = newToken();
  const keyId = () => one('SELECT id FROM space_keys WHERE space_id = $1 AND kind = $2', [spaceId, key]);
  const of = realm === 'desk' ? [luis.id] : [spaceId, await keyId()];
  await stack.db.query(
    `INSERT INTO ${table} (token_hash, created_at, last_seen_at, expires_at, confirmed_at, device, network_hash, ${columns})
     VALUES ($1, now(), now(), now() + interval '1 hour', now(), 'Prueba', 'prueba', ${of.map((_, at) => `$${at + 2}`)})`,
    [hashToken(token), ...of],
  );
  return {
    headers: { Cookie: `${cookie}=${token}` },
    end: () => stack.db.query(`DELETE FROM ${table} WHERE token_hash = $1`, [hashToken(token)]),
  };
}

/** Whatever a call of the desk or of a space may change here, as one line for each table. */
async function everything(but: string[] = []): Promise<unknown[]> {
  const tables = [
    ...['staff', 'staff_keys', 'staff_invitations', 'desk_keys', 'desk_printed_keys', 'desk_wraps', 'desk_events'],
    ...[
      'ceremonies',
      'settings',
      'local_holidays',
      'letters',
      'answers',
      'products',
      'users',
      'mail_codes',
      'mailbox_erasures',
    ],
    ...['spaces', 'space_keys', 'space_items', 'space_item_parts', 'space_events'],
  ];
  const looked = tables.filter((table) => !but.includes(table));
  const lines = looked.map(
    (table) => `SELECT '${table}' AS name, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS content FROM ${table} t`,
  );
  return (await stack.db.query(lines.join(' UNION ALL '))).rows;
}

/** With ids of nothing that is there. */
const placed = (address: string) => address.replaceAll(/\[\w+\]/g, () => randomUUID());

describe('without a session', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  async function ask(method: string, path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(stack.baseUrl + path, {
      method,
      headers: { 'X-Forwarded-For': newAddress(), ...headers },
      redirect: 'manual',
    });
    const of = (name: string) => answer.headers.get(name);
    return {
      status: answer.status,
      text: await answer.text(),
      stored: of('cache-control'),
      id: of('x-request-id'),
      of,
    };
  }

  test('each call is answered as the table says, is stored nowhere and has its id', async () => {
    const answered: unknown[] = [];
    for (const { name, method, address } of privateCalls) {
      const { status, stored, id } = await ask(method, placed(address));
      answered.push({ name, status, stored, hasId: id !== null });
    }
    expect(answered).toEqual(
      privateCalls.map(({ name, status }) => ({ name, status, stored: 'no-store', hasId: true })),
    );
  });

  test('HEAD is a GET without its body', async () => {
    for (const { address, methods } of privateAddresses) {
      const { status, text } = await ask('HEAD', placed(address));
      const reads = privateCalls.find(({ name }) => name === `GET ${address}`);
      expect([address, status, text]).toEqual([address, methods.includes('GET') ? reads?.status : 405, '']);
    }
  });

  test('OPTIONS says which methods there are', async () => {
    for (const { address, methods } of privateAddresses) {
      const allowed = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
      const { status, of, id } = await ask('OPTIONS', placed(address));
      expect([address, status, of('allow'), id]).toEqual([address, 204, allowed, null]);
    }
  });

  test('a method that an address does not have is an empty 405, also for a foreign page', async () => {
    for (const { address, methods } of privateAddresses)
      for (const method of METHODS.filter((one) => !methods.includes(one))) {
        const { status, text, of, id } = await ask(method, placed(address), { Origin: 'https://example.org' });
        expect([method, address, status, text, of('allow'), id]).toEqual([method, address, 405, '', null, null]);
      }
  });

  test.each(['/api/desk', '/api/desk/none', '/api/desk/letters/a/b', '/api/desk/orders/a/b', '/api/space/items/a/b'])(
    '%s is no address',
    async (path) => {
      for (const method of METHODS) {
        const { status, text, stored } = await ask(method, path, { Origin: 'https://example.org' });
        expect([method, status, JSON.parse(text).error.code, stored]).toEqual([method, 404, 'not_found', 'no-store']);
      }
      expect((await ask('HEAD', path)).status).toBe(404);
      const { status, of } = await ask('OPTIONS', path);
      expect([status, of('allow')]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT']);
    },
  );
});

describe('the session ends while the body of its call is on the way', () => {
  const changes = privateCalls.filter(({ method }) => method !== 'GET');
  /** They need no session for some of their bodies. */
  const WITH_OR_WITHOUT = new Set(['POST /api/space/passkey/creation', 'POST /api/space/passkey/touch']);
  const isWayIn = ({ name, status }: (typeof changes)[number]) => status === 415 && !WITH_OR_WITHOUT.has(name);
  /** They read none. */
  const WITHOUT_BODY = new Set([
    'DELETE /api/space/items/[id]',
    'DELETE /api/space/keys/[id]',
    'DELETE /api/space/restart',
    'DELETE /api/space/session',
    'DELETE /api/space/sessions',
    'DELETE /api/space/sessions/[id]',
  ]);
  const STREAM = 'POST /api/space/items';
  const BODIES: Record<string, object> = { 'POST /api/space/passkey/touch': { purpose: 'confirm' } };

  test('the lists name what there is', () => {
    const names = changes.map(({ name }) => name);
    expect(
      [...WITH_OR_WITHOUT, ...WITHOUT_BODY, STREAM, ...Object.keys(BODIES)].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  test.each(changes.filter((call) => !isWayIn(call) && !WITHOUT_BODY.has(call.name) && call.name !== STREAM))(
    '$name is refused and changes nothing',
    async ({ name, method, address }) => {
      const before = await everything();
      const session = await newSession(address.startsWith('/api/desk') ? 'desk' : 'space');
      const answer = await sendSlowly(stack.baseUrl + placed(address), {
        method,
        headers: { ...session.headers, 'X-Forwarded-For': newAddress() },
        body: JSON.stringify(BODIES[name] ?? {}),
        meanwhile: session.end,
      });
      expect(answer.status).toBe(401);
      expect(await everything()).toEqual(before);
    },
  );

  test('a document that was let in is not stored', async () => {
    const before = await everything();
    const session = await newSession('space');
    // The judgement of the request is seen by this moment, which it renews.
    const seen = "FROM space_sessions WHERE last_seen_at > now() - interval '1 minute'";
    await stack.db.query("UPDATE space_sessions SET last_seen_at = now() - interval '2 minutes'");
    const form = new Response(await sealedDocument());
    const answer = await sendSlowly(`${stack.baseUrl}/api/space/items`, {
      method: 'POST',
      headers: {
        ...session.headers,
        'X-Forwarded-For': newAddress(),
        'Content-Type': form.headers.get('content-type') ?? '',
      },
      body: Buffer.from(await form.arrayBuffer()),
      meanwhile: async () => {
        const isJudged = async () => (await stack.rows(`SELECT ${seen}`)).length > 0;
        await waitUntil(isJudged, { timeout: 60_000, every: 20, message: 'The upload is not judged' });
        await session.end();
      },
    });
    expect(answer.status).toBe(401);
    expect(await everything()).toEqual(before);
  });
});

async function sealedDocument(): Promise<FormData> {
  const recipient = await recipientOf(owner.identity);
  const sealed = await seal(new Uint8Array(100), [recipient]);
  return itemForm({ attemptKey: randomUUID(), head: sealed, content: sealed });
}

type Own = { Cookie: string };
type Change = [name: string, path: () => string | Promise<string>, body?: (own: Own) => unknown];

/** The challenge is used up before its answer is looked at. */
const ANSWERS = ['POST keys', 'POST confirm', 'POST confirm/passkey'];

/** The session is open when the call is judged, and has ended when the transaction of the change looks at it. */
async function endsInBetween(realm: Realm, [name, path, bodyOf]: Change, key?: string) {
  const { headers } = await newSession(realm, key);
  const body = await bodyOf?.(headers);
  const isForm = body instanceof FormData;
  const init = {
    method: name.split(' ')[0] ?? '',
    headers: {
      ...headers,
      'X-Forwarded-For': newAddress(),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  };
  const address = `/${realm}${await path()}`;
  const stored = () => everything(ANSWERS.includes(name) ? ['ceremonies'] : []);
  const before = await stored();
  const ending = await stack.db.connect();
  try {
    await ending.query('BEGIN');
    await ending.query(`DELETE FROM ${SESSIONS[realm].table}`);
    let isAnswered = false;
    const answering = api.send<AnyBody>(address, init).finally(() => {
      isAnswered = true;
    });
    const isHeld = async () => isAnswered || (await lockWaits(stack.db));
    await waitUntil(isHeld, { timeout: 60_000, every: 10, message: 'The change is not made' });
    await ending.query('COMMIT');
    const { status, body: answer } = await answering;
    return { status, code: answer.error?.code, isSame: isDeepStrictEqual(await stored(), before) };
  } finally {
    await ending.query('ROLLBACK');
    ending.release();
  }
}

describe('the session ends between the judgement of a call of the desk and its transaction', () => {
  const day = addMadridDays(madridDate(new Date()), 80);
  const timeOff = { fromDate: day, fromTime: '10:00', toDate: day, toTime: '12:00' };
  const letter = { subject: 'Enero', teaser: '', body: 'Hola.' };
  const made = async () => {
    const identity = await newIdentity();
    const recipient = await recipientOf(identity);
    return { recipient, wrapped: await wrap(desk.identity, recipient) };
  };
  const wraps = async () => [{ keyId: desk.marta.keyId, ...(await made()) }];
  const mac = 'm'.repeat(43);
  /** For the session that is about to end. */
  const proof = ({ Cookie }: Own, of: 'key' | 'paper' = 'key') =>
    provedBy(
      (body) => api.post<{ challengeId: string; sealed: string }>('/desk/desk-key/proof', body, { Cookie }),
      of,
      of === 'key' ? desk.identity : desk.paper,
    );
  const consultation = () => one('SELECT id FROM consultations');
  const fixed = (path: string) => () => path;
  const nothing = () => ({});

  const changes: Change[] = [
    ['POST people/invite', fixed('/people/invite'), () => ({ name: 'Otra', email: 'otra@example.com' })],
    ['POST people/[id]/remove', () => `/people/${desk.marta.staff.id}/remove`, nothing],
    ['POST people/[id]/sessions/end', () => `/people/${desk.marta.staff.id}/sessions/end`, nothing],
    ['POST sessions/end', fixed('/sessions/end'), nothing],
    ['POST sessions/[id]/end', fixed(`/sessions/${randomUUID()}/end`), nothing],
    ['POST invitations/[id]/withdraw', fixed(`/invitations/${randomUUID()}/withdraw`), nothing],
    ['POST keys/options', fixed('/keys/options'), nothing],
    ['POST keys', fixed('/keys'), newKey],
    ['POST keys/[id]/remove', () => `/keys/${desk.marta.keyId}/remove`, nothing],
    ['POST confirm/options', fixed('/confirm/options'), nothing],
    ['POST confirm', fixed('/confirm'), touched],
    ['POST session/end', fixed('/session/end'), nothing],
    [
      'POST desk-key/recipient',
      fixed('/desk-key/recipient'),
      async () => ({ credentialId: desk.marta.credentialId, recipient: (await made()).recipient }),
    ],
    [
      'POST desk-key',
      fixed('/desk-key'),
      async () => ({
        recipient: (await made()).recipient,
        printed: { ...(await made()), mac, wrapMac: mac },
        wraps: await wraps(),
      }),
    ],
    [
      'POST desk-key/access',
      fixed('/desk-key/access'),
      async (own) => ({
        wraps: (await wraps()).map((given) => ({ ...given, epoch: 1 })),
        proof: await proof(own),
      }),
    ],
    [
      'POST desk-key/epochs',
      fixed('/desk-key/epochs'),
      async (own) => {
        const { recipient, wrapped } = await made();
        const printed = { recipient: await recipientOf(desk.paper), wrapped, mac };
        return { epoch: 2, recipient, mac, printed, wraps: await wraps(), proof: await proof(own) };
      },
    ],
    [
      'POST desk-key/printed',
      fixed('/desk-key/printed'),
      async (own) => {
        const { recipient, wrapped } = await made();
        return { recipient, mac, wraps: [{ epoch: 1, wrapped, mac }], proof: await proof(own) };
      },
    ],
    [
      'POST desk-key/printed/checked',
      fixed('/desk-key/printed/checked'),
      async (own) => ({ mac, proof: await proof(own, 'paper') }),
    ],
    ['POST desk-key/proof', fixed('/desk-key/proof'), () => ({ of: 'key' })],
    [
      'POST desk-key/vouched',
      fixed('/desk-key/vouched'),
      async (own) => ({
        credentialId: desk.marta.credentialId,
        wraps: [{ id: randomUUID(), mac }],
        proof: await proof(own),
      }),
    ],
    ['POST letters', fixed('/letters'), () => letter],
    ['POST agenda/blocks', fixed('/agenda/blocks'), () => timeOff],
    [
      'POST agenda/holidays',
      fixed('/agenda/holidays'),
      () => ({ date: addMadridDays(madridDate(new Date()), 90), name: 'Fiesta local' }),
    ],
    [
      'POST agenda/rules',
      fixed('/agenda/rules'),
      () => ({ change: { key: 'minimum-notice-hours', value: 2 }, since: null }),
    ],
    [
      'POST services/[id]/pause',
      async () => `/services/${await one("SELECT id FROM products WHERE status = 'active'")}/pause`,
      nothing,
    ],
    [
      'POST consultations/[id]/elsewhere',
      async () => `/consultations/${await consultation()}/elsewhere`,
      () => ({ key: randomUUID(), seen: 0 }),
    ],
    [
      'POST consultations/[id]/answer',
      async () => `/consultations/${await consultation()}/answer`,
      () => ({ key: randomUUID(), seen: 0, text: 'Hola.' }),
    ],
    ['POST log/export', fixed('/log/export'), nothing],
    ['POST numbers/export', fixed('/numbers/export'), nothing],
    ['POST orders/export', fixed('/orders/export'), () => ({ period: 'this-year' })],
  ];

  async function newKey(own: Own) {
    const { body } = await api.post<Creation>('/desk/keys/options', {}, own);
    const device = new Authenticator({ origin: originOf(stack) });
    return { ceremonyId: body.ceremonyId, label: 'Móvil', answer: device.register(body.options) };
  }

  async function touched(own: Own) {
    const { body } = await api.post<Request>('/desk/confirm/options', {}, own);
    return { ceremonyId: body.ceremonyId, answer: luis.device.touch(body.options) };
  }

  test.each(changes)('%s is refused', async (...change) => {
    const outcome = await endsInBetween('desk', change);
    expect(outcome).toEqual({ status: 401, code: 'desk_closed', isSame: true });
  });
});

describe('the session ends between the judgement of a call of a space and its transaction', () => {
  const fixed = (path: string) => () => path;
  const keyOf = (kind: string) => one('SELECT id FROM space_keys WHERE space_id = $1 AND kind = $2', [spaceId, kind]);
  const phrase = async () => phraseBody(owner.identity, await typedKey('phrase'));
  const recovery = async () => recoveryBody(owner.identity, await typedKey('recovery'));

  const changes: Change[] = [
    ['PATCH profile', fixed('/profile'), () => ({ newsletter: 'off' })],
    ['PUT phrase', fixed('/phrase'), phrase],
    ['PUT recovery', fixed('/recovery'), recovery],
    ['POST keys', fixed('/keys'), newKey],
    ['DELETE sessions', fixed('/sessions')],
    ['DELETE sessions/[id]', fixed(`/sessions/${randomUUID()}`)],
    ['DELETE keys/[id]', async () => `/keys/${await keyOf('passkey')}`],
    ['POST items', fixed('/items'), sealedDocument],
    ['DELETE items/[id]', fixed(`/items/${randomUUID()}`)],
    ['POST mailbox/code', fixed('/mailbox/code'), () => ({ email: 'otra@correo.example' })],
    ['PUT mailbox', fixed('/mailbox'), mailboxTicket],
    ['POST passkey/touch', fixed('/passkey/touch'), () => ({ purpose: 'confirm' })],
    ['POST passkey/creation', fixed('/passkey/creation'), () => ({})],
    ['POST confirm/phrase', fixed('/confirm/phrase'), () => ({ proof: owner.phrase.proof })],
    ['POST confirm/passkey', fixed('/confirm/passkey'), ({ Cookie }) => touch(stack, owner.device, 'confirm', Cookie)],
    ['DELETE restart', wipeAsked],
    ['GET data', fixed('/data')],
    ['DELETE .', fixed(''), () => ({ word: 'BORRAR' })],
  ];

  async function newKey({ Cookie }: Own) {
    const { ceremonyId, answer } = await registered(stack, undefined, Cookie);
    return { ceremonyId, answer, label: 'Tableta' };
  }

  async function mailboxTicket() {
    const ticket = newToken();
    await stack.db.query(
      `INSERT INTO mail_codes (request_hash, email, for_space_id, created_at, expires_at, ticket_hash, ticket_expires_at)
       VALUES ($1, 'otra@correo.example', $2, now(), now(), $1, now() + interval '15 minutes')`,
      [hashToken(ticket), spaceId],
    );
    return { ticket };
  }

  async function wipeAsked() {
    await stack.db.query("UPDATE spaces SET wipe_at = now() + interval '7 days'");
    return '/restart';
  }

  test.each(changes)('%s is refused', async (...change) => {
    const outcome = await endsInBetween('space', change);
    expect(outcome).toEqual({ status: 401, code: 'space_closed', isSame: true });
  });

  test('PUT recovered is refused', async () => {
    const recovered = async () => ({ phrase: await phrase(), recovery: await recovery() });
    const outcome = await endsInBetween('space', ['PUT recovered', fixed('/recovered'), recovered], 'recovery');
    expect(outcome).toEqual({ status: 401, code: 'space_closed', isSame: true });
  });
});
