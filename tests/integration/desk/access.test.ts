import { randomUUID } from 'node:crypto';
import type { AccessView } from '@/lib/private/desk-key/find-access';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { type AtTheDesk, atTheDesk } from '@/tests/support/desk/at-the-desk';
import {
  beginDeskKey,
  deskWithKey,
  giveAccess,
  type KeyHolder,
  keyHolder,
  touchedInSession,
} from '@/tests/support/desk/key-holder';
import { newPerson } from '@/tests/support/desk/new-person';
import { sharedStack } from '@/tests/support/stack/stack';

const WAITS = /espera acceso a lo cifrado$/;
const GIVEN = /^Ya puedes abrir lo cifrado$/;

const stack = sharedStack();
beforeEach(() => stack.clear());

const accessOf = async (desk: AtTheDesk) => (await desk.get<{ access: AccessView }>('/today')).body.access;

const touch = ({ post, credentialId, recipient }: KeyHolder) =>
  post('/desk-key/recipient', { credentialId, recipient });

async function mailsTo(person: AtTheDesk, subject: RegExp): Promise<string[]> {
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [person.staff.id]);
  await stack.jobs.dueDone();
  const found = await stack.outbox.find({ to: rows[0]?.email ?? '', subject });
  return found.map((email) => email.subject);
}

const queueMail = (payload: object) =>
  stack.db.query(`SELECT graphile_worker.add_job('send-desk-email', $1::json)`, [JSON.stringify(payload)]);

test('a colleague waits on Hoy until access is given; those who can give it are told once, and so is the colleague', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await keyHolder(stack, 'Luis Gil');
  const ana = await atTheDesk(stack, { name: 'Ana Sol' });
  const waiting = [
    {
      ...{ personId: luis.staff.id, name: 'Luis Gil', keyId: luis.keyId, label: 'Portátil' },
      ...{ recipient: luis.recipient, madeAt: expect.any(String) },
    },
  ];
  expect(await accessOf(marta)).toEqual({ own: 'opens', canGive: true, givers: [], waiting });
  expect(await accessOf(luis)).toEqual({ own: 'waits', canGive: false, givers: ['Marta Ruiz'], waiting: [] });
  expect(await accessOf(ana)).toEqual({ own: 'cannot', canGive: false, givers: ['Marta Ruiz'], waiting });
  expect((await ana.get('/desk-key/access')).body).toEqual(await accessOf(ana));

  await touch(luis);
  // Another passkey of the same person, with which they wait as well.
  const second = { credentialId: randomUUID(), recipient: await recipientOf(await newIdentity()) };
  const secondId = randomUUID();
  await stack.db.query(
    `INSERT INTO staff_keys (id, staff_id, label, credential_id, public_key, counter, transports, backed_up, prf, created_at)
     VALUES ($3, $1, 'Móvil', $2, '\\x00', 0, '{}', false, true, now())`,
    [luis.staff.id, second.credentialId, secondId],
  );
  await touchedInSession(stack, luis, secondId);
  expect((await luis.post('/desk-key/recipient', second)).status).toBe(200);
  await touchedInSession(stack, luis, luis.keyId);
  expect(await mailsTo(marta, WAITS)).toEqual(['Luis Gil espera acceso a lo cifrado']);
  for (const other of [luis, ana]) expect(await mailsTo(other, WAITS)).toEqual([]);

  // As if it were the passkey that is in use.
  await stack.db.query('UPDATE staff_keys SET last_used_at = now() WHERE id = $1', [luis.keyId]);
  expect((await giveAccess(marta, luis, identity)).status).toBe(200);
  expect(await accessOf(marta)).toMatchObject({ waiting: [] });
  expect(await accessOf(luis)).toMatchObject({ own: 'opens', canGive: true, givers: ['Marta Ruiz'] });
  expect(await accessOf(ana)).toMatchObject({ givers: ['Luis Gil', 'Marta Ruiz'], waiting: [] });
  expect(await mailsTo(luis, GIVEN)).toEqual(['Ya puedes abrir lo cifrado']);
  expect((await giveAccess(marta, luis, identity)).status).toBe(200);
  await touch(luis);
  expect(await mailsTo(luis, GIVEN)).toHaveLength(1);
  expect(await mailsTo(marta, WAITS)).toHaveLength(1);
});

test('who has lost access waits anew, which is told anew', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await keyHolder(stack, 'Luis Gil');
  expect(await mailsTo(marta, WAITS)).toHaveLength(1);
  await giveAccess(marta, luis, identity);
  // As after an update of the device.
  await touch({ ...luis, recipient: await recipientOf(await newIdentity()) });
  expect(await accessOf(marta)).toMatchObject({ waiting: [{ name: 'Luis Gil' }] });
  expect(await mailsTo(marta, WAITS)).toHaveLength(2);
});

test('before the desk has a key nobody waits; once it has one it is on Hoy, and the next touch tells', async () => {
  const luis = await keyHolder(stack, 'Luis Gil');
  const marta = await keyHolder(stack, 'Marta Ruiz');
  expect(await accessOf(luis)).toEqual({ own: null, canGive: false, givers: [], waiting: [] });
  await beginDeskKey(marta);
  expect(await accessOf(marta)).toMatchObject({ waiting: [{ name: 'Luis Gil' }] });
  expect(await mailsTo(marta, WAITS)).toEqual([]);
  await touch(luis);
  expect(await mailsTo(marta, WAITS)).toHaveLength(1);
});

test('who is removed meanwhile waits no more, and no e-mail is sent about what is over', async () => {
  const { marta, identity } = await deskWithKey(stack);
  const luis = await keyHolder(stack, 'Luis Gil');
  expect(await mailsTo(marta, WAITS)).toHaveLength(1);
  const eva = await keyHolder(stack, 'Eva Sanz');
  expect(await mailsTo(marta, WAITS)).toHaveLength(2);
  await giveAccess(marta, eva, identity);
  expect((await marta.post(`/people/${luis.staff.id}/remove`)).status).toBe(200);
  expect(await accessOf(marta)).toMatchObject({ waiting: [] });

  const askedAt = new Date().toISOString();
  await queueMail({ email: 'access-waits', personId: luis.staff.id, to: eva.staff.id, askedAt });
  await queueMail({ email: 'access-waits', personId: eva.staff.id, to: marta.staff.id, askedAt });
  await queueMail({ email: 'access-given', personId: luis.staff.id, givenAt: askedAt });
  expect(await mailsTo(eva, WAITS)).toEqual([]);
  expect(await mailsTo(marta, WAITS)).toHaveLength(2);
  expect(await mailsTo(luis, GIVEN)).toEqual([]);
  await keyHolder(stack, 'Ana Sol');
  expect(await mailsTo(eva, WAITS)).toEqual(['Ana Sol espera acceso a lo cifrado']);
});

test('the end of an enrolment says what the new passkey needs, once something is sealed for the desk', async () => {
  expect(await newPerson(stack, { name: 'Luis Gil' })).toMatchObject({ keyStep: null });
  await deskWithKey(stack);
  expect(await newPerson(stack, { name: 'Eva Sanz' })).toMatchObject({ keyStep: 'touch' });
  expect(await newPerson(stack, { name: 'Ana Sol', prf: false })).toMatchObject({ keyStep: 'cannot' });
});

test('the desk says who can give access, to those who can alone', async () => {
  const { marta } = await deskWithKey(stack);
  const luis = await keyHolder(stack, 'Luis Gil');
  const canGive = async (desk: AtTheDesk) => (await desk.get<DeskKeyView>('/desk-key')).body.canGive;
  expect([await canGive(marta), await canGive(luis)]).toEqual([true, false]);
});
