import { randomBytes, randomUUID } from 'node:crypto';
import { Problem } from '@/components/private/problem';
import { opensWhatIsThere } from '@/components/space/opening/opens-what-is-there';
import { type Opened, openedBy } from '@/components/space/opening/ways';
import { itemForm } from '@/lib/private/items/item-form';
import { headOf, writeItemHead } from '@/lib/private/items/item-head';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import type { Way } from '@/lib/private/sealing/realm';
import { seal } from '@/lib/private/sealing/seal';
import { type SpaceWay, spaceWay, wrapSpace } from '@/lib/private/sealing/space-way';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';
import type { OpenedBody } from '@/lib/space/contract';
import { deskWithKey } from '@/tests/support/desk/key-holder';
import { cookieOf } from '@/tests/support/desk/new-person';
import { type Answer, type AnyBody, refusal } from '@/tests/support/http/api';
import { newAddress } from '@/tests/support/http/new-address';
import {
  inSpace,
  newSpace,
  openByPasskey,
  placedTicket,
  type SpaceOwner,
  spaceApi,
  wrapAsBefore,
} from '@/tests/support/space/space-owner';
import { sharedStack } from '@/tests/support/stack/stack';

/*
 * Someone who can write to the database, and has read it before, exchanges what is stored of a space. Its owner opens it with the code of
 * the page. What is stored next is sealed for the recipient of what was opened.
 */

jest.mock('@/lib/private/sealing/worker/in-worker', () => ({
  openInWorker: jest.requireActual('@/lib/private/sealing/open').open,
  stretchInWorker: jest.requireActual('@/lib/private/sealing/stretch-phrase').stretchPhrase,
}));
let fetchInSpace: (path: string) => Promise<unknown>;
jest.mock('@/components/space/shared/space-fetch', () => ({ spaceFetch: (path: string) => fetchInSpace(path) }));

const stack = sharedStack();
beforeEach(async () => {
  await stack.clear();
  await deskWithKey(stack);
});

const KINDS: Way[] = ['passkey', 'phrase', 'recovery'];

const wayOf = ({ deviceWay, phrase, recovery }: SpaceOwner, kind: Way): SpaceWay =>
  ({ passkey: deviceWay, phrase, recovery })[kind];

async function enter(
  { email, device, phrase, recovery }: SpaceOwner,
  kind: Way,
): Promise<Answer<OpenedBody & AnyBody>> {
  if (kind === 'passkey') return openByPasskey(stack, device);
  const post = (path: string, body: object) => spaceApi(stack).post<OpenedBody & AnyBody>(path, body);
  if (kind === 'recovery') return post('/open/recovery', { proof: recovery.proof });
  return post('/open/phrase', { ticket: await placedTicket(stack, email), proof: phrase.proof });
}

type Outcome = { opened: Opened; cookie: string } | { refused: string };

/** With one of its keys, as the page does it. */
async function opening(owner: SpaceOwner, kind: Way): Promise<Outcome> {
  const entered = await enter(owner, kind);
  if (entered.status !== 200) return { refused: entered.body.error.code };
  try {
    return { opened: await openedBy(wayOf(owner, kind), entered.body), cookie: cookieOf(entered.headers) };
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code };
    throw error;
  }
}

async function opened(owner: SpaceOwner, kind: Way): Promise<{ opened: Opened; cookie: string }> {
  const outcome = await opening(owner, kind);
  if ('refused' in outcome) throw new Error(`The ${kind} was refused: ${outcome.refused}`);
  return outcome;
}

function opensHere({ opened, cookie }: { opened: Opened; cookie: string }): Promise<boolean> {
  fetchInSpace = async (path) => (await inSpace(stack, cookie, 'GET', path)).body;
  return opensWhatIsThere(opened.identity);
}

async function store(recipient: Recipient, cookie: string): Promise<void> {
  const content = new TextEncoder().encode('%PDF-1.7 una nómina');
  const head = await seal(writeItemHead(await headOf('nomina.pdf', content)), [recipient]);
  const body = itemForm({ attemptKey: randomUUID(), head, content: await seal(content, [recipient]) });
  const headers = { Cookie: cookie, 'X-Forwarded-For': newAddress() };
  const { status } = await fetch(`${stack.baseUrl}/api/space/items`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`The document was answered with ${status}`);
}

/** As a browser does it after the warning. */
async function renewed(owner: SpaceOwner, kind: Way): Promise<void> {
  const { opened: one, cookie } = await opened(owner, kind);
  expect(one.renewal).not.toBeNull();
  expect((await inSpace(stack, cookie, 'PUT', '/wrap', one.renewal)).status).toBe(204);
}

type Row = { kind: Way; recipient: Recipient; wrapped: Buffer; mac: string | null };

type Attacker = {
  identity: Identity;
  /** What is stored before anything is exchanged. */
  rows: Row[];
  /** Their own ways into a space of their own. */
  own: Row[];
  /** What they have read while there were no MACs; null if nothing was there to read. */
  former: Record<Way, Recipient> | null;
};

const rowOf = (rows: readonly Row[], kind: Way): Row => {
  const row = rows.find((one) => one.kind === kind);
  if (!row) throw new Error(`There is no ${kind}`);
  return row;
};

const wrapFor = async (identity: Identity, recipient: Recipient) =>
  Buffer.from(await wrapIdentity(identity, recipient));

/** What stands in a row of the keys, with its MAC. */
const WRAPS: Record<string, (row: Row, attacker: Attacker) => Promise<Row>> = {
  kept: async (row) => row,
  'made for the public half that is stored': async (row, { identity }) => ({
    ...row,
    wrapped: await wrapFor(identity, row.recipient),
  }),
  'made for the public half of before': async (row, { identity, former }) => {
    const recipient = former?.[row.kind] ?? row.recipient;
    return { ...row, recipient, wrapped: await wrapFor(identity, recipient) };
  },
  'of a space of their own': async (row, { own }) => rowOf(own, row.kind),
  'of another way': async (row, { rows }) => {
    const next = KINDS[(KINDS.indexOf(row.kind) + 1) % KINDS.length] ?? 'passkey';
    return { ...rowOf(rows, next), kind: row.kind };
  },
};

const MACS: Record<string, (row: Row, attacker: Attacker) => string | null> = {
  kept: ({ mac }) => mac,
  deleted: () => null,
  'of their own': ({ kind }, { own }) => rowOf(own, kind).mac,
  'of what was there': ({ kind }, { rows }) => rowOf(rows, kind).mac,
};

async function attackerOf(owner: SpaceOwner, sawFormer: boolean): Promise<Attacker> {
  const { rows } = await stack.db.query<Row>(
    'SELECT kind, recipient, wrapped, mac FROM space_keys WHERE space_id = (SELECT id FROM spaces WHERE email = $1)',
    [owner.email],
  );
  const identity = await newIdentity();
  const own = await Promise.all(
    KINDS.map(async (kind) => {
      const wrap = await wrapSpace(identity, await spaceWay(Uint8Array.from(randomBytes(32)), kind));
      if (!wrap) throw new Error('What was wrapped does not open');
      return { kind, ...wrap, wrapped: Buffer.from(wrap.wrapped, 'base64') };
    }),
  );
  const halves = await Promise.all(
    KINDS.map(async (kind) => [kind, await recipientOf(wayOf(owner, kind).former)] as const),
  );
  return { identity, rows, own, former: sawFormer ? (Object.fromEntries(halves) as Record<Way, Recipient>) : null };
}

/** With every counter as it was at the beginning. */
async function put({ email }: SpaceOwner, rows: readonly Row[], recipient: Recipient): Promise<void> {
  const space = '(SELECT id FROM spaces WHERE email = $1)';
  await stack.db.query(
    `UPDATE spaces SET recipient = $2, phrase_failures = 0, phrase_open_at = created_at WHERE email = $1`,
    [email, recipient],
  );
  await stack.db.query(`UPDATE space_keys SET counter = 0 WHERE kind = 'passkey' AND space_id = ${space}`, [email]);
  for (const { kind, recipient: half, wrapped, mac } of rows) {
    await stack.db.query(
      `UPDATE space_keys SET recipient = $2, wrapped = $3, mac = $4 WHERE kind = $5 AND space_id = ${space}`,
      [email, half, wrapped, mac, kind],
    );
  }
}

type Exchange = { wraps: string; macs: string; recipient: 'kept' | 'theirs' };

const EXCHANGES: Exchange[] = Object.keys(WRAPS).flatMap((wraps) =>
  Object.keys(MACS).flatMap((macs) => (['kept', 'theirs'] as const).map((recipient) => ({ wraps, macs, recipient }))),
);

type Found = { kind: Way; exchange: Exchange; outcome: Outcome; isOwn: boolean };

/** Every combination, opened by each way in. */
async function attacked(owner: SpaceOwner, attacker: Attacker): Promise<Found[]> {
  const [own, theirs] = [await recipientOf(owner.identity), await recipientOf(attacker.identity)];
  const found: Found[] = [];
  for (const exchange of EXCHANGES) {
    const { wraps, macs, recipient } = exchange;
    const rows = await Promise.all(
      attacker.rows.map(async (row) => {
        const exchanged = (await WRAPS[wraps]?.(row, attacker)) ?? row;
        return { ...exchanged, mac: MACS[macs]?.(exchanged, attacker) ?? null };
      }),
    );
    await put(owner, rows, recipient === 'kept' ? own : theirs);
    for (const kind of KINDS) {
      const outcome = await opening(owner, kind);
      found.push({ kind, exchange, outcome, isOwn: 'opened' in outcome && outcome.opened.recipient === own });
    }
  }
  await put(owner, attacker.rows, own);
  return found;
}

const without = ({ outcome }: Found) => 'opened' in outcome && outcome.opened.renewal === null;
const warned = ({ outcome }: Found) => 'opened' in outcome && outcome.opened.renewal !== null;
const where = (found: readonly Found[], part: Partial<Exchange>) =>
  found.filter(({ exchange }) =>
    Object.entries(part).every(([name, value]) => exchange[name as keyof Exchange] === value),
  );
const refusals = (found: readonly Found[]) => [
  ...new Set(found.map(({ outcome }) => ('refused' in outcome ? outcome.refused : 'opened'))),
];

test('of a new space nothing opens but what its owner has put there, and no warning is asked for', async () => {
  const owner = await newSpace(stack);
  const attacker = await attackerOf(owner, false);
  const stored = attacker.rows.map(({ recipient }) => recipient);
  for (const kind of KINDS) expect(stored).not.toContain(await recipientOf(wayOf(owner, kind).former));

  const found = await attacked(owner, attacker);
  expect(found.filter(warned)).toEqual([]);
  expect(found.filter((one) => without(one) && !one.isOwn)).toEqual([]);
  expect(where(found, { wraps: 'kept', macs: 'kept', recipient: 'kept' }).every(without)).toBe(true);
  const exchanged = { wraps: 'made for the public half that is stored' };
  for (const part of [{ recipient: 'theirs' } as const, exchanged, { wraps: 'kept', macs: 'deleted' }]) {
    expect(where(found, part).filter(({ outcome }) => 'opened' in outcome)).toEqual([]);
  }
  expect(refusals(where(found, exchanged))).toEqual(['space_exchanged']);
});

test('a space from before opens with a warning alone, and never as if it were vouched for', async () => {
  const owner = await newSpace(stack);
  for (const kind of KINDS) await wrapAsBefore(stack, owner.email, owner.identity, wayOf(owner, kind));
  const found = await attacked(owner, await attackerOf(owner, true));
  expect(found.filter(without)).toEqual([]);
  const untouched = where(found, { wraps: 'kept', macs: 'kept', recipient: 'kept' });
  expect(untouched.every((one) => warned(one) && one.isOwn)).toBe(true);
  expect(refusals(where(found, { wraps: 'kept', recipient: 'theirs' }))).toEqual(['space_exchanged']);
  // What stays: everything is exchanged at once, and the warning is all that is left.
  expect(found.some((one) => warned(one) && !one.isOwn)).toBe(true);
});

test('with documents there, an exchanged key of before opens none of them and is refused', async () => {
  const owner = await newSpace(stack);
  await store(await recipientOf(owner.identity), owner.cookie);
  for (const kind of KINDS) await wrapAsBefore(stack, owner.email, owner.identity, wayOf(owner, kind));
  for (const kind of KINDS) expect(await opensHere(await opened(owner, kind))).toBe(true);
  const attacker = await attackerOf(owner, true);
  const rows = await Promise.all(
    attacker.rows.map(async (row) => ({ ...row, wrapped: await wrapFor(attacker.identity, row.recipient) })),
  );
  await put(owner, rows, await recipientOf(attacker.identity));
  for (const kind of KINDS) {
    const entered = await opened(owner, kind);
    expect(entered.opened.renewal).not.toBeNull();
    expect(await opensHere(entered)).toBe(false);
  }
});

test('once its wrap is made anew a key opens without a warning, and what was read before helps no more', async () => {
  const owner = await newSpace(stack);
  for (const kind of KINDS) await wrapAsBefore(stack, owner.email, owner.identity, wayOf(owner, kind));
  for (const kind of ['passkey', 'phrase'] as const) await renewed(owner, kind);
  const found = (await attacked(owner, await attackerOf(owner, true))).filter(({ kind }) => kind !== 'recovery');
  expect(found.filter((one) => without(one) && !one.isOwn)).toEqual([]);
  expect(where(found, { wraps: 'kept', macs: 'kept', recipient: 'kept' }).every(without)).toBe(true);
  expect(refusals(where(found, { wraps: 'made for the public half that is stored' }))).toEqual(['space_exchanged']);
  // A wrap for its public half of before is one from before: the warning that says it comes once stands before it.
  expect(where(found, { wraps: 'made for the public half of before' }).filter(without)).toEqual([]);
});

test('a wrap is made anew by the session of its own key, in the place of what that key has opened, once', async () => {
  const owner = await newSpace(stack);
  for (const kind of KINDS) await wrapAsBefore(stack, owner.email, owner.identity, wayOf(owner, kind));
  const [byPasskey, byPhrase] = [await opened(owner, 'passkey'), await opened(owner, 'phrase')];
  const renew = (cookie: string, { renewal }: Opened) => inSpace(stack, cookie, 'PUT', '/wrap', renewal);
  expect(await renew(byPhrase.cookie, byPasskey.opened)).toMatchObject(refusal(409, 'ceremony_over'));
  await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  expect(await renew(byPhrase.cookie, byPhrase.opened)).toMatchObject(refusal(403, 'confirm_needed'));
  const again = await opened(owner, 'phrase');
  expect((await renew(again.cookie, again.opened)).status).toBe(204);
  expect((await renew(again.cookie, again.opened)).status).toBe(204);
  expect((await opened(owner, 'phrase')).opened.renewal).toBeNull();
  const { rows } = await stack.db.query("SELECT method FROM space_events WHERE kind = 'key-vouched'");
  expect(rows).toEqual([{ method: 'phrase' }]);
  const recovering = await opened(owner, 'recovery');
  expect((await renew(recovering.cookie, recovering.opened)).status).toBe(403);
});

test('a new key without a MAC is not stored', async () => {
  const owner = await newSpace(stack);
  const phrase = { ...(owner.request.phrase as object), mac: undefined };
  expect((await inSpace(stack, owner.cookie, 'PUT', '/phrase', phrase)).status).toBe(422);
});
