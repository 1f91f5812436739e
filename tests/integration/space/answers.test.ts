import { randomUUID } from 'node:crypto';
import type { ConsultationView } from '@/lib/answers/contract';
import type { ConsultationsBody } from '@/lib/own-data/contract';
import { type Identity, recipientOf } from '@/lib/sealing/identity';
import { open } from '@/lib/sealing/open';
import { seal } from '@/lib/sealing/seal';
import { tally, times } from '@/tests/support/http/concurrency';
import { Outbox } from '@/tests/support/http/outbox';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { dueJobsDone } from '@/tests/support/shop/jobs';
import { type OpenDesk, openDesk } from '@/tests/support/space/open-desk';
import { inSpace, newSpace, type SpaceOwner } from '@/tests/support/space/space-owner';
import { openSharedStack, type SharedStack } from '@/tests/support/stack/stack';

/** Typed into the answer and nothing else. */
const MARK = 'amortiza-primero-el-de-zarzamora';

let stack: SharedStack;
let desk: OpenDesk;
beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  desk = await openDesk(stack);
});

async function consultationOf(owner: SpaceOwner): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM consultations WHERE email = $1', [owner.email]);
  return rows[0]?.id ?? '';
}

type Wanted = { key?: string; seen?: number; epoch?: number; space?: Identity };

async function answer(owner: SpaceOwner, { key = randomUUID(), seen = 0, epoch, space }: Wanted = {}) {
  const recipient = await recipientOf(space ?? owner.identity);
  const sealed = await seal(new TextEncoder().encode(MARK), [recipient, desk.key.recipient]);
  return desk.marta.post<ConsultationView>(`/consultations/${await consultationOf(owner)}/space-answer`, {
    key,
    seen,
    sealed: Buffer.from(sealed).toString('base64'),
    epoch: epoch ?? desk.key.epoch,
    recipient,
  });
}

const read = async (owner: SpaceOwner) =>
  (await inSpace<ConsultationsBody>(stack, owner.cookie, 'GET', '/consultations')).body.consultations;

async function textOf(sealed: string | null, identity: Identity): Promise<string | null> {
  const opened = await open(Uint8Array.from(Buffer.from(sealed ?? '', 'base64')), [identity]);
  return opened.ok ? new TextDecoder().decode(opened.content) : null;
}

test('an answer waits sealed in the space; its e-mail and every table are without a word of it', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  expect(await read(owner)).toMatchObject([{ replyVia: 'mail', answers: [] }]);
  const answered = await answer(owner);
  expect(answered.status).toBe(200);
  expect(answered.body).toMatchObject({ state: 'answered', answers: [{ state: 'space', text: null }] });
  expect(await textOf(answered.body.answers[0]?.sealed?.content ?? null, desk.identity)).toBe(MARK);

  const [consultation] = await read(owner);
  expect(consultation?.answers).toMatchObject([{ via: 'space' }]);
  expect(await textOf(consultation?.answers[0]?.sealed ?? null, owner.identity)).toBe(MARK);
  expect(await textOf(consultation?.answers[0]?.sealed ?? null, stranger.identity)).toBeNull();
  expect((await read(stranger)).flatMap((one) => one.answers)).toEqual([]);

  await dueJobsDone(stack.db);
  const mails = await new Outbox(stack.sandbox).find({ to: owner.email, subject: /respuesta en tu espacio/ });
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(await stack.sandbox.emails())).not.toContain(MARK);
  const { rows: tables } = await stack.db.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const inHex = Buffer.from(MARK).toString('hex');
  for (const { name } of tables) {
    const { rows } = await stack.db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
    expect([name, rows.some(({ row }) => row.includes(MARK) || row.includes(inHex))]).toEqual([name, false]);
  }
  expect(
    (await stack.db.query("SELECT 1 FROM desk_events WHERE kind = 'consultations.answered-in-space'")).rows,
  ).toHaveLength(1);
});

test('the same attempt, at once or again, is one answer and one e-mail', async () => {
  const owner = await newSpace(stack);
  const key = randomUUID();
  const sent = await Promise.all(await times(4, () => answer(owner, { key })));
  expect(tally(sent)).toEqual({ 200: 4 });
  expect((await read(owner))[0]?.answers).toHaveLength(1);
  expect((await answer(owner, { seen: 0 })).body).toMatchObject({ error: { code: 'answered_meanwhile' } });
  await dueJobsDone(stack.db);
  expect(await new Outbox(stack.sandbox).find({ to: owner.email, subject: /respuesta en tu espacio/ })).toHaveLength(1);
});

test('nothing is stored for another key of the desk, another space, or none', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  expect((await answer(owner, { epoch: 7 })).body).toMatchObject({ error: { code: 'desk_key_changed' } });
  expect((await answer(owner, { space: stranger.identity })).body).toMatchObject({ error: { code: 'space_changed' } });
  await stack.db.query('DELETE FROM spaces WHERE email = $1', [owner.email]);
  expect((await answer(owner)).body).toMatchObject({ error: { code: 'space_changed' } });
  expect((await stack.db.query('SELECT 1 FROM answers')).rows).toEqual([]);
  const { body } = await desk.marta.get<ConsultationView>(`/consultations/${await consultationOf(owner)}`);
  expect(body).toMatchObject({ state: 'open', space: null });
});

test('what is not sealed in a browser is answered by mail', async () => {
  const email = 'ana@correo.example';
  await send(stack, answers({ email }));
  expect((await stack.db.query('SELECT reply_via FROM consultations')).rows).toEqual([{ reply_via: 'mail' }]);
});
