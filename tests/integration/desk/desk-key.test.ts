import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import { type Identity, newIdentity, recipientOf } from '@/lib/sealing/identity';
import { unwrapIdentity } from '@/lib/sealing/wrap-identity';
import type { AtTheDesk } from '@/tests/support/desk/at-the-desk';
import { beginDeskKey, keyHolder, rotateDeskKey, wrap } from '@/tests/support/desk/key-holder';
import { openSharedStack, type SharedStack } from '@/tests/support/stack/stack';

let stack: SharedStack;
beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());
beforeEach(() => stack.clear());

const person = (name: string, options = {}) => keyHolder(stack, name, options);

const view = async (desk: AtTheDesk) => (await desk.get<DeskKeyView>('/desk-key')).body;

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
  expect(await opened(after.printed?.wraps[0]?.wrapped, begun.paper)).toBe(begun.identity);
  expect((await beginDeskKey(marta)).answer).toMatchObject({
    status: 409,
    body: { error: { code: 'desk_key_there' } },
  });
});

test('of two people who begin it at once one does', async () => {
  const [marta, luis] = [await person('Marta Ruiz'), await person('Luis Gil')];
  const answers = await Promise.all([beginDeskKey(marta), beginDeskKey(luis)]);
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
  const { rows } = await stack.db.query('SELECT epoch FROM desk_keys');
  expect(rows).toEqual([{ epoch: 1 }]);
});

test('what the server keeps opens nothing', async () => {
  const marta = await person('Marta Ruiz');
  const { identity, paper } = await beginDeskKey(marta);
  for (const table of ['desk_keys', 'desk_wraps', 'desk_printed_keys', 'staff_keys']) {
    const { rows } = await stack.db.query<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [identity, paper, marta.identity]) {
      const inHex = Buffer.from(secret).toString('hex');
      for (const { row } of rows) expect(row.includes(secret) || row.includes(inHex)).toBe(false);
    }
  }
});

test('nothing is begun without a passkey that can open it', async () => {
  const marta = await person('Marta Ruiz', { noted: false });
  expect((await beginDeskKey(marta)).answer).toMatchObject({ status: 404, body: { error: { code: 'key_unknown' } } });
  expect(await view(marta)).toMatchObject({ isOpen: false, epochs: [] });
  const luis = await person('Luis Gil', { noted: false, prf: false });
  const { credentialId, recipient } = luis;
  expect((await luis.post('/desk-key/recipient', { credentialId, recipient })).status).toBe(404);
  expect((await marta.post('/desk-key/recipient', { credentialId, recipient })).status).toBe(404);
});

test('a colleague is given access, opens it, and a touch is asked for', async () => {
  const marta = await person('Marta Ruiz');
  const { identity } = await beginDeskKey(marta);
  const luis = await person('Luis Gil');
  expect((await view(luis)).own).toEqual([]);
  const wraps = [
    { keyId: luis.keyId, recipient: luis.recipient, epoch: 1, wrapped: await wrap(identity, luis.recipient) },
  ];
  await stack.db.query(`UPDATE desk_sessions SET confirmed_at = now() - interval '6 minutes'`);
  expect((await marta.post('/desk-key/access', { wraps })).body).toMatchObject({ error: { code: 'confirm_needed' } });
  await stack.db.query('UPDATE desk_sessions SET confirmed_at = now()');
  expect((await marta.post('/desk-key/access', { wraps })).status).toBe(200);
  const [own] = (await view(luis)).own;
  expect(await opened(own?.wrapped, luis.identity)).toBe(identity);
  const later = [{ ...wraps[0], epoch: 2 }];
  expect((await marta.post('/desk-key/access', { wraps: later })).status).toBe(409);
});

test('a new epoch is for what comes, the older ones stay, and of two at once one counts', async () => {
  const marta = await person('Marta Ruiz');
  const { paperRecipient } = await beginDeskKey(marta);
  const next = () => rotateDeskKey(marta, paperRecipient);
  const answers = await Promise.all([next(), next(), next()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const after = await view(marta);
  expect(after.epochs.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.own.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.printed?.wraps.map(({ epoch }) => epoch)).toEqual([2, 1]);
  expect(after.isOpen).toBe(true);
});

test('another key on paper must open every epoch, and the one before opens nothing', async () => {
  const marta = await person('Marta Ruiz');
  const { identity, paper, paperRecipient } = await beginDeskKey(marta);
  const other = await newIdentity();
  const recipient = await recipientOf(other);
  const whole = { epoch: 1, wrapped: await wrap(identity, recipient) };
  for (const wraps of [[whole, whole], [{ ...whole, epoch: 2 }], [whole, { ...whole, epoch: 2 }]]) {
    expect((await marta.post('/desk-key/printed', { recipient, wraps })).status).toBe(409);
  }
  expect((await marta.post('/desk-key/printed', { recipient, wraps: [] })).status).toBe(422);
  expect((await marta.post('/desk-key/printed', { recipient, wraps: [whole] })).status).toBe(200);
  const after = await view(marta);
  expect(await opened(after.printed?.wraps[0]?.wrapped, other)).toBe(identity);
  expect(await opened(after.printed?.wraps[0]?.wrapped, paper)).toBeNull();
  expect((await marta.post('/desk-key/printed/checked', { recipient: paperRecipient })).status).toBe(409);
  expect((await marta.post('/desk-key/printed/checked', { recipient })).status).toBe(200);
});

test('the last passkey that opens it stays, and its person too', async () => {
  const marta = await person('Marta Ruiz');
  const { identity } = await beginDeskKey(marta);
  const luis = await person('Luis Gil');
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  await stack.db.query(
    `INSERT INTO staff_keys (id, staff_id, label, credential_id, public_key, counter, transports, backed_up, prf, created_at)
     VALUES (gen_random_uuid(), $1, 'Otra', 'otra', '\\x00', 0, '{}', false, false, now())`,
    [marta.staff.id],
  );
  expect((await marta.post(`/keys/${marta.keyId}/remove`)).body).toMatchObject({ error: { code: 'last_opener' } });
  const wraps = [
    { keyId: luis.keyId, recipient: luis.recipient, epoch: 1, wrapped: await wrap(identity, luis.recipient) },
  ];
  await marta.post('/desk-key/access', { wraps });
  expect((await luis.post(`/people/${marta.staff.id}/remove`)).status).toBe(200);
  const after = await view(luis);
  expect(after.keys.map(({ personName }) => personName)).toEqual(['Luis Gil']);
  expect(after.isOpen).toBe(true);
});

test('a device that derives another secret than before needs access again', async () => {
  const marta = await person('Marta Ruiz');
  await beginDeskKey(marta);
  const { credentialId } = marta;
  const again = await marta.post('/desk-key/recipient', { credentialId, recipient: marta.recipient });
  expect(again.status).toBe(200);
  expect((await view(marta)).own).toHaveLength(1);
  const recipient = await recipientOf(await newIdentity());
  await marta.post('/desk-key/recipient', { credentialId, recipient });
  expect(await view(marta)).toMatchObject({ own: [], isOpen: false });
  const { rows } = await stack.db.query(`SELECT subject FROM desk_events WHERE kind = 'desk-key.access-lost'`);
  expect(rows).toEqual([{ subject: 'Portátil' }]);
});

test('what was wrapped for the secret that a device derived before gives no access', async () => {
  const marta = await person('Marta Ruiz');
  const { identity } = await beginDeskKey(marta);
  const luis = await person('Luis Gil');
  const wraps = [
    { keyId: luis.keyId, recipient: luis.recipient, epoch: 1, wrapped: await wrap(identity, luis.recipient) },
  ];
  const recipient = await recipientOf(await newIdentity());
  await luis.post('/desk-key/recipient', { credentialId: luis.credentialId, recipient });
  expect((await marta.post('/desk-key/access', { wraps })).status).toBe(404);
  expect((await view(luis)).own).toEqual([]);
});

test('a body that is none is refused', async () => {
  const marta = await person('Marta Ruiz');
  const recipient = marta.recipient;
  for (const body of [
    {},
    {
      recipient: 'age1',
      printed: { recipient, wrapped: 'AAAA' },
      wraps: [{ keyId: marta.keyId, recipient, wrapped: 'AAAA' }],
    },
    { recipient, printed: { recipient, wrapped: '' }, wraps: [{ keyId: marta.keyId, recipient, wrapped: 'AAAA' }] },
    { recipient, printed: { recipient, wrapped: 'AAAA' }, wraps: [] },
    {
      recipient,
      printed: { recipient, wrapped: 'A'.repeat(4_000) },
      wraps: [{ keyId: marta.keyId, recipient, wrapped: 'AAAA' }],
    },
  ]) {
    expect((await marta.post('/desk-key', body)).status).toBe(422);
  }
});
