import { randomUUID } from 'node:crypto';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { epochVoucher, vouchForEpoch, vouchForHalf, vouchForPaper } from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { unwrapIdentity } from '@/lib/private/sealing/wrap-identity';
import type { AtTheDesk } from '@/tests/support/desk/at-the-desk';
import {
  beginDeskKey,
  deskWithKey,
  giveAccess,
  type KeyHolder,
  keyHolder,
  ownWrap,
  proofOf,
  rotateDeskKey,
  touchedInSession,
  wrap,
} from '@/tests/support/desk/key-holder';
import { refusal } from '@/tests/support/http/api';
import { sharedStack } from '@/tests/support/stack/stack';

const stack = sharedStack();
beforeEach(() => stack.clear());

const person = (name: string, options = {}) => keyHolder(stack, name, options);

const view = async (desk: AtTheDesk) => (await desk.get<DeskKeyView>('/desk-key')).body;

/** Of the shape of one; the server tells no more of it. */
const MAC = 'm'.repeat(43);

/** Whatever of the desk's key is stored, as one line for each table. */
async function everything(): Promise<unknown[]> {
  const tables = ['staff_keys', 'desk_keys', 'desk_printed_keys', 'desk_wraps', 'desk_events'];
  const lines = tables.map(
    (table) => `SELECT '${table}' AS name, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS content FROM ${table} t`,
  );
  return (await stack.db.query(lines.join(' UNION ALL '))).rows;
}

/** What was replaced was so many days earlier than it says. */
async function purgeAfter(days: number): Promise<void> {
  for (const table of ['desk_wraps', 'desk_printed_keys']) {
    await stack.db.query(`UPDATE ${table} SET replaced_at = replaced_at - make_interval(days => $1)`, [days]);
  }
  await stack.jobs.sweep('purge-desk');
}

async function replacePaper(by: KeyHolder, identity: Identity, paper: Identity, wraps: object[]) {
  const recipient = await recipientOf(paper);
  const mac = await vouchForPaper(await epochVoucher(identity), recipient);
  return by.post('/desk-key/printed', { recipient, mac, wraps, proof: await proofOf(by, identity) });
}

/** As the browser of a person does when their passkey has opened what was wrapped for it. */
async function vouch(by: KeyHolder, identity: Identity, given?: { id: string; mac: string; halfMac?: string }[]) {
  const { own } = await view(by);
  const mac = await vouchForEpoch(by.voucher, { epoch: 1, recipient: await recipientOf(identity) });
  const wraps = given ?? own.map(({ id }) => ({ id, mac }));
  const proof = await proofOf(by, identity);
  return by.post('/desk-key/vouched', { credentialId: by.credentialId, wraps, proof });
}

async function opened(wrapped: string | undefined, by: Identity): Promise<Identity | null> {
  const answer = await unwrapIdentity(Buffer.from(wrapped ?? '', 'base64'), by);
  return answer.ok ? answer.identity : null;
}

test('is begun once, by a passkey and the key on paper, and both open it', async () => {
  const marta = await person('Marta Ruiz');
  expect(await view(marta)).toMatchObject({ isOpen: false, epochs: [], printed: null, own: [] });
  const begun = await beginDeskKey(marta);
  expect(begun.answer.status).toBe(201);
  const after = await view(marta);
  expect(after).toMatchObject({ isOpen: true, epochs: [{ epoch: 1, byName: 'Marta Ruiz' }] });
  expect(await opened(after.own[0]?.wrapped, marta.identity)).toBe(begun.identity);
  expect(await opened(after.printed?.wraps[0]?.wrapped, begun.paper.identity)).toBe(begun.identity);
  expect((await beginDeskKey(marta)).answer).toMatchObject(refusal(409, 'desk_key_there'));
});

test('of two people who begin it at once one does', async () => {
  const [marta, luis] = [await person('Marta Ruiz'), await person('Luis Gil')];
  const answers = await Promise.all([beginDeskKey(marta), beginDeskKey(luis)]);
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
  expect(await stack.rows('SELECT epoch FROM desk_keys')).toEqual([{ epoch: 1 }]);
});

test('what the server keeps opens nothing', async () => {
  const { marta, identity, paper } = await deskWithKey(stack);
  for (const table of ['desk_keys', 'desk_wraps', 'desk_printed_keys', 'staff_keys']) {
    const { rows } = await stack.db.query<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [identity, paper.identity, marta.identity]) {
      const inHex = Buffer.from(secret).toString('hex');
      for (const { row } of rows) expect(row.includes(secret) || row.includes(inHex)).toBe(false);
    }
  }
});

test('nothing is begun without a passkey that can open it', async () => {
  const marta = await person('Marta Ruiz', { noted: false });
  expect((await beginDeskKey(marta)).answer).toMatchObject(refusal(404, 'key_unknown'));
  expect(await view(marta)).toMatchObject({ isOpen: false, epochs: [] });
  const luis = await person('Luis Gil', { noted: false, prf: false });
  const { credentialId, recipient } = luis;
  expect((await luis.post('/desk-key/recipient', { credentialId, recipient })).status).toBe(404);
  expect((await marta.post('/desk-key/recipient', { credentialId, recipient })).status).toBe(404);
});

test('a colleague is given access, opens it, and a touch is asked for', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  expect((await view(luis)).own).toEqual([]);
  const give = async (epoch: number) => {
    const wrapped = await wrap(identity, luis.recipient);
    const wraps = [{ keyId: luis.keyId, recipient: luis.recipient, epoch, wrapped }];
    return marta.post('/desk-key/access', { wraps, proof: await proofOf(marta, identity) });
  };
  await stack.db.query(`UPDATE desk_sessions SET confirmed_at = now() - interval '6 minutes'`);
  expect((await give(1)).body).toMatchObject({ error: { code: 'confirm_needed' } });
  await stack.db.query('UPDATE desk_sessions SET confirmed_at = now()');
  expect((await give(1)).status).toBe(200);
  const [own] = (await view(luis)).own;
  expect(await opened(own?.wrapped, luis.identity)).toBe(identity);
  expect((await give(2)).status).toBe(409);
});

test('a new epoch is for what comes, the older ones stay, and of two at once one counts', async () => {
  const { marta, identity, paper } = await deskWithKey(stack);
  const next = () => rotateDeskKey(marta, identity, paper.recipient);
  const answers = await Promise.all([next(), next(), next()]);
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 409, 409]);
  const after = await view(marta);
  expect(after.epochs.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.own.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.printed?.wraps.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.isOpen).toBe(true);
});

test('another key on paper must open every epoch, and the one before is kept for thirty days', async () => {
  const { marta, identity, paper } = await deskWithKey(stack);
  const other = await newIdentity();
  const whole = { epoch: 1, wrapped: await wrap(identity, await recipientOf(other)), mac: MAC };
  for (const wraps of [[whole, whole], [{ ...whole, epoch: 2 }], [whole, { ...whole, epoch: 2 }]]) {
    expect((await replacePaper(marta, identity, other, wraps)).status).toBe(409);
  }
  expect((await replacePaper(marta, identity, other, [])).status).toBe(422);
  expect((await replacePaper(marta, identity, other, [whole])).status).toBe(200);
  const after = await view(marta);
  expect(await opened(after.printed?.wraps[0]?.wrapped, other)).toBe(identity);
  expect(after.printed?.recipient).toBe(await recipientOf(other));
  expect(after.earlierPapers.map(({ recipient }) => recipient)).toEqual([paper.recipient]);
  expect(await opened(after.earlierPapers[0]?.wraps[0]?.wrapped, paper.identity)).toBe(identity);
  await purgeAfter(29);
  expect((await view(marta)).earlierPapers).toHaveLength(1);
  await purgeAfter(2);
  expect(await view(marta)).toMatchObject({ earlierPapers: [], isOpen: true });
});

test('the quarterly check is noted with what only the paper opens, and not with a session alone', async () => {
  const { marta, identity, paper } = await deskWithKey(stack);
  const check = async (by: Identity) =>
    marta.post('/desk-key/printed/checked', { mac: MAC, proof: await proofOf(marta, by, 'paper') });
  await stack.db.query(`UPDATE desk_printed_keys SET checked_at = '2026-01-01'`);
  expect((await marta.post('/desk-key/printed/checked', { mac: MAC })).status).toBe(422);
  // Neither the key of the desk nor a passkey stands for the paper.
  for (const by of [identity, marta.identity]) {
    expect((await check(by)).body).toMatchObject({ error: { code: 'desk_key_unproved' } });
  }
  const ofKey = { mac: MAC, proof: await proofOf(marta, identity) };
  expect((await marta.post('/desk-key/printed/checked', ofKey)).status).toBe(403);
  expect((await view(marta)).printed?.checkedAt).toMatch(/^2026-01-01/);
  expect((await check(paper.identity)).status).toBe(200);
  const { printed } = await view(marta);
  expect(printed).toMatchObject({ mac: MAC });
  expect(printed?.checkedAt).not.toMatch(/^2026-01-01/);
});

describe('a person at the desk who cannot open its key', () => {
  test('gives no access, makes no paper, no epoch, and vouches for nothing', async () => {
    const { marta, paper } = await deskWithKey(stack);
    const luis = await person('Luis Gil');
    const before = await everything();
    const rubbish = await newIdentity();
    // Whatever they have: their own passkey, a key of their own.
    for (const identity of [luis.identity, rubbish]) {
      const answers = [
        await giveAccess(luis, marta, identity),
        (await rotateDeskKey(luis, identity, paper.recipient)).answer,
        await replacePaper(luis, identity, rubbish, [
          { epoch: 1, wrapped: await wrap(identity, luis.recipient), mac: MAC },
        ]),
        await vouch(luis, identity, [{ id: randomUUID(), mac: MAC }]),
      ];
      for (const { status, body } of answers) {
        expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'desk_key_unproved' });
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('has nothing from a colleague’s proof, nor from one of an earlier epoch, and a proof counts once', async () => {
    const { marta, identity, paper } = await deskWithKey(stack);
    const luis = await person('Luis Gil');
    const wrapped = await wrap(identity, luis.recipient);
    const wraps = [{ keyId: luis.keyId, recipient: luis.recipient, epoch: 1, wrapped }];
    const proof = await proofOf(marta, identity);
    expect((await luis.post('/desk-key/access', { wraps, proof })).status).toBe(403);
    const ofPaper = await proofOf(marta, paper.identity, 'paper');
    expect((await marta.post('/desk-key/access', { wraps, proof: ofPaper })).status).toBe(403);
    const once = await proofOf(marta, identity);
    expect((await marta.post('/desk-key/access', { wraps, proof: once })).status).toBe(200);
    expect((await marta.post('/desk-key/access', { wraps, proof: once })).status).toBe(403);
    const late = await proofOf(marta, identity);
    await stack.db.query(`UPDATE ceremonies SET expires_at = now()`);
    expect((await marta.post('/desk-key/access', { wraps, proof: late })).status).toBe(403);
    const early = await proofOf(luis, identity);
    expect((await rotateDeskKey(marta, identity, paper.recipient)).answer.status).toBe(200);
    expect((await luis.post('/desk-key/access', { wraps, proof: early })).status).toBe(403);
    expect((await giveAccess(luis, marta, identity)).status).toBe(403);
  });

  test('is told nothing by a challenge but what its key opens', async () => {
    const marta = await person('Marta Ruiz');
    expect((await marta.post('/desk-key/proof', { of: 'key' })).status).toBe(409);
    await beginDeskKey(marta);
    const luis = await person('Luis Gil');
    const { body } = await luis.post('/desk-key/proof', { of: 'key' });
    expect(Object.keys(body).sort()).toEqual(['challengeId', 'sealed']);
    const { rows } = await stack.db.query<{ row: string }>('SELECT ceremonies::text AS row FROM ceremonies');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(body.challengeId);
  });
});

test('the last passkey that opens it stays, and its person too', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  await stack.db.query(
    `INSERT INTO staff_keys (id, staff_id, label, credential_id, public_key, counter, transports, backed_up, prf, created_at)
     VALUES (gen_random_uuid(), $1, 'Otra', 'otra', '\\x00', 0, '{}', false, false, now())`,
    [marta.staff.id],
  );
  expect((await marta.post(`/keys/${marta.keyId}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  await giveAccess(marta, luis, identity);
  // What nobody has opened yet may be anything: it does not count as another way.
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  expect((await marta.post(`/keys/${marta.keyId}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  expect((await vouch(luis, identity)).status).toBe(200);
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).status).toBe(200);
  const after = await view(luis);
  expect(after.keys.map(({ personName }) => personName)).toEqual(['Luis Gil']);
  expect(after.isOpen).toBe(true);
});

test('a device that derives another secret than before needs access again, and none once that is back', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const { credentialId } = marta;
  const again = await marta.post('/desk-key/recipient', { credentialId, recipient: marta.recipient });
  expect(again.status).toBe(200);
  expect((await view(marta)).own).toHaveLength(1);
  const recipient = await recipientOf(await newIdentity());
  await marta.post('/desk-key/recipient', { credentialId, recipient });
  const lost = await view(marta);
  expect(lost).toMatchObject({ own: [{ isReplaced: true }], keys: [{ epochs: [], proved: [] }], isOpen: false });
  expect(await opened(lost.own[0]?.wrapped, marta.identity)).toBe(identity);
  // The one way to open it may still be there: neither the key nor its person is removed, and nothing is purged.
  const luis = await person('Luis Gil');
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  await purgeAfter(31);
  await marta.post('/desk-key/recipient', { credentialId, recipient: marta.recipient });
  expect(await view(marta)).toMatchObject({ own: [{ isReplaced: false }], isOpen: true });
  const { rows } = await stack.db.query(
    `SELECT kind, subject FROM desk_events WHERE kind LIKE 'desk-key.access-%' ORDER BY id`,
  );
  expect(rows).toEqual([
    { kind: 'desk-key.access-lost', subject: 'Portátil' },
    { kind: 'desk-key.access-regained', subject: 'Portátil' },
  ]);
});

test('a session tells the public half of the passkey that was touched last in it, and of no other', async () => {
  const { marta } = await deskWithKey(stack);
  const second = { id: randomUUID(), credentialId: randomUUID() };
  await stack.db.query(
    `INSERT INTO staff_keys (id, staff_id, label, credential_id, public_key, counter, transports, backed_up, prf, created_at)
     VALUES ($1, $2, 'Móvil', $3, '\\x00', 0, '{}', false, true, now())`,
    [second.id, marta.staff.id, second.credentialId],
  );
  const tell = async (credentialId: string) =>
    (await marta.post('/desk-key/recipient', { credentialId, recipient: await recipientOf(await newIdentity()) }))
      .status;
  await touchedInSession(stack, marta, second.id);
  expect(await tell(second.credentialId)).toBe(200);
  const before = await everything();
  expect(await tell(marta.credentialId)).toBe(404);
  await stack.db.query('UPDATE desk_sessions SET key_id = NULL');
  for (const { credentialId } of [marta, second]) expect(await tell(credentialId)).toBe(404);
  expect(await everything()).toEqual(before);
  expect(await view(marta)).toMatchObject({ isOpen: true, own: [{ isReplaced: false }] });
});

test('what a colleague wraps anew overwrites nothing: what opened before still does, and takes its place again', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  await giveAccess(marta, luis, identity);
  await vouch(luis, identity);
  // Made with the key of the desk at hand, and of another one.
  const wraps = [
    {
      keyId: luis.keyId,
      recipient: luis.recipient,
      epoch: 1,
      wrapped: await wrap(await newIdentity(), luis.recipient),
    },
  ];
  expect((await marta.post('/desk-key/access', { wraps, proof: await proofOf(marta, identity) })).status).toBe(200);
  const [inUse, kept] = (await view(luis)).own;
  expect(await opened(inUse?.wrapped, luis.identity)).not.toBe(identity);
  expect(kept).toMatchObject({ isReplaced: true });
  expect(await opened(kept?.wrapped, luis.identity)).toBe(identity);
  // Nothing of it counts as a way to open: Marta is the last one.
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  expect((await vouch(luis, identity, [{ id: kept?.id ?? '', mac: MAC }])).status).toBe(200);
  const after = await view(luis);
  expect(after.own.map(({ id, isReplaced }) => [id, isReplaced])).toEqual([
    [kept?.id, false],
    [inUse?.id, true],
  ]);
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).status).toBe(200);
  await expect(stack.db.query(`UPDATE desk_wraps SET wrapped = '\\x00'`)).rejects.toThrow('never overwritten');
});

test('what an epoch says of a half stands with its wrap; a page from before says nothing, and takes nothing back', async () => {
  const { marta, identity, paper } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  const said = async () => {
    const { keys } = await view(marta);
    return [marta, luis].map(({ keyId }) => keys.find(({ id }) => id === keyId)?.halfMac);
  };
  const of = async (epoch: Identity, { recipient }: KeyHolder) => vouchForHalf(await epochVoucher(epoch), recipient);
  expect(await said()).toEqual([await of(identity, marta), null]);
  await giveAccess(marta, luis, identity);
  const both = [await of(identity, marta), await of(identity, luis)];
  expect(await said()).toEqual(both);
  await vouch(luis, identity);
  expect(await said()).toEqual(both);

  await stack.db.query('UPDATE desk_wraps SET half_mac = NULL');
  const [own] = (await view(luis)).own;
  expect(own).toMatchObject({ halfMac: null });
  const halfMac = await of(identity, luis);
  expect((await vouch(luis, identity, [{ id: own?.id ?? '', mac: MAC, halfMac }])).status).toBe(200);
  expect(await said()).toEqual([null, halfMac]);

  const next = await rotateDeskKey(marta, identity, paper.recipient);
  expect(await said()).toEqual([await of(next.identity, marta), null]);
});

test('a person vouches for their own passkey alone', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  await giveAccess(marta, luis, identity);
  const [wrapOfLuis] = (await view(luis)).own;
  const before = await everything();
  const wraps = [{ id: wrapOfLuis?.id ?? '', mac: MAC }];
  const named = { credentialId: luis.credentialId, wraps, proof: await proofOf(marta, identity) };
  expect((await marta.post('/desk-key/vouched', named)).status).toBe(404);
  const own = { credentialId: marta.credentialId, wraps, proof: await proofOf(marta, identity) };
  expect((await marta.post('/desk-key/vouched', own)).status).toBe(200);
  const epoch = { epoch: 1, recipient: await recipientOf(identity) };
  const ofLuis = { ...(await ownWrap(luis, identity, epoch)), epoch: 1 };
  expect(await everything()).toEqual(before);
  await marta.post('/desk-key/access', { wraps: [ofLuis], proof: await proofOf(marta, identity) });
  expect((await view(luis)).keys.find(({ id }) => id === luis.keyId)).toMatchObject({ epochs: [1], proved: [] });
});

test('what was wrapped for the secret that a device derived before gives no access', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await person('Luis Gil');
  const recipient = await recipientOf(await newIdentity());
  await luis.post('/desk-key/recipient', { credentialId: luis.credentialId, recipient });
  expect((await giveAccess(marta, luis, identity)).status).toBe(404);
  expect((await view(luis)).own).toEqual([]);
});

test('a body that is none is refused', async () => {
  const marta = await person('Marta Ruiz');
  const recipient = marta.recipient;
  const printed = { recipient, wrapped: 'AAAA', mac: MAC, wrapMac: MAC };
  const wraps = [{ keyId: marta.keyId, recipient, wrapped: 'AAAA', mac: MAC }];
  for (const body of [
    {},
    { recipient: 'age1', printed, wraps },
    { recipient, printed: { ...printed, wrapped: '' }, wraps },
    { recipient, printed: { ...printed, mac: MAC.slice(1) }, wraps },
    { recipient, printed, wraps: [] },
    { recipient, printed: { ...printed, wrapped: 'A'.repeat(4_000) }, wraps },
  ]) {
    expect((await marta.post('/desk-key', body)).status).toBe(422);
  }
  expect((await marta.post('/desk-key', { recipient, printed, wraps })).status).toBe(201);
});

test('nothing is begun without a passkey of the person themself that has opened it', async () => {
  const [marta, luis] = [await person('Marta Ruiz'), await person('Luis Gil')];
  const recipient = await recipientOf(await newIdentity());
  const printed = { recipient, wrapped: 'AAAA', mac: MAC, wrapMac: MAC };
  const own = { keyId: marta.keyId, recipient: marta.recipient, wrapped: 'AAAA' };
  const theirs = { keyId: luis.keyId, recipient: luis.recipient, wrapped: 'AAAA', mac: MAC };
  const begun = await marta.post('/desk-key', { recipient, printed, wraps: [own, theirs] });
  expect(begun).toMatchObject(refusal(404, 'key_unknown'));
});
