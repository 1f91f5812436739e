import { randomBytes, randomUUID } from 'node:crypto';
import { openReply, writeReply } from '@/lib/private/replies/sealed-reply';
import { type Identity, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { seal } from '@/lib/private/sealing/seal';
import type { ConsultationView, QuestionPage } from '@/lib/questions/answers/contract';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { answerDue } from '@/lib/shared/question';
import type { ConsultationsBody } from '@/lib/space/own-data/contract';
import type { AnyBody } from '@/tests/support/http/api';
import { tally, times } from '@/tests/support/http/concurrency';
import { STAFF } from '@/tests/support/http/outbox';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { Forms } from '@/tests/support/shop/forms';
import { openDesk } from '@/tests/support/space/open-desk';
import { inSpace, newSpace, type SpaceOwner } from '@/tests/support/space/space-owner';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { sharedStack } from '@/tests/support/stack/stack';

/** Typed into the answer and nothing else. */
const MARK = 'amortiza-primero-el-de-zarzamora';
const QUESTION = '¿Y si vendo antes el piso de madroñera?';

const stack = sharedStack();
const desk = forEachTest(() => openDesk(stack));

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
  (await inSpace<ConsultationsBody>(stack, owner.cookie, 'GET', '/consultations')).body.threads;

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
  expect(consultation?.answers).toMatchObject([{ via: 'space', byName: 'Marta Ruiz' }]);
  expect(await textOf(consultation?.answers[0]?.sealed ?? null, owner.identity)).toBe(MARK);
  expect(await textOf(consultation?.answers[0]?.sealed ?? null, stranger.identity)).toBeNull();
  expect((await read(stranger)).flatMap((one) => one.answers)).toEqual([]);

  await stack.jobs.dueDone();
  const mails = await stack.outbox.find({ to: owner.email, subject: /respuesta en tu espacio/ });
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
  expect(await stack.rows("SELECT 1 FROM desk_events WHERE kind = 'consultations.answered-in-space'")).toHaveLength(1);
});

test('the same attempt, at once or again, is one answer and one e-mail', async () => {
  const owner = await newSpace(stack);
  const key = randomUUID();
  const sent = await Promise.all(await times(4, () => answer(owner, { key })));
  expect(tally(sent)).toEqual({ 200: 4 });
  expect((await read(owner))[0]?.answers).toHaveLength(1);
  expect((await answer(owner, { seen: 0 })).body).toMatchObject({ error: { code: 'answered_meanwhile' } });
  await stack.jobs.dueDone();
  expect(await stack.outbox.find({ to: owner.email, subject: /respuesta en tu espacio/ })).toHaveLength(1);
});

test('nothing is stored for another key of the desk, another space, or none', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  expect((await answer(owner, { epoch: 7 })).body).toMatchObject({ error: { code: 'desk_key_changed' } });
  expect((await answer(owner, { space: stranger.identity })).body).toMatchObject({ error: { code: 'space_changed' } });
  await stack.db.query('DELETE FROM spaces WHERE email = $1', [owner.email]);
  expect((await answer(owner)).body).toMatchObject({ error: { code: 'space_changed' } });
  expect(await stack.rows('SELECT 1 FROM answers')).toEqual([]);
  const { body } = await desk.marta.get<ConsultationView>(`/consultations/${await consultationOf(owner)}`);
  expect(body).toMatchObject({ state: 'open', space: null });
});

/** By mail, with what was asked sealed along for a space. */
async function answerByMail(owner: SpaceOwner, space = owner.identity) {
  const recipient = await recipientOf(space);
  const question = Buffer.from(await seal(new TextEncoder().encode(QUESTION), [recipient])).toString('base64');
  const body = { key: randomUUID(), seen: 0, text: MARK, along: { question, recipient } };
  const answered = await desk.marta.post<ConsultationView>(
    `/consultations/${await consultationOf(owner)}/answer`,
    body,
  );
  await stack.jobs.dueDone();
  return answered;
}

test('an answer by mail is in the space too, with its author and what was asked: an hour after it has left sealed for its owner', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  expect((await answerByMail(owner)).status).toBe(200);
  const [early] = await read(owner);
  expect(early).toMatchObject({
    text: null,
    answers: [{ via: 'mail', byName: 'Marta Ruiz', text: MARK, sealed: null }],
  });
  expect(await textOf(early?.answers[0]?.question ?? null, owner.identity)).toBe(QUESTION);
  expect(await textOf(early?.answers[0]?.question ?? null, desk.identity)).toBeNull();

  await stack.db.query("UPDATE answers SET sent_at = sent_at - interval '61 minutes'");
  await stack.jobs.sweep('seal-answers');
  const [answered] = (await read(owner))[0]?.answers ?? [];
  expect(answered).toMatchObject({ via: 'mail', byName: 'Marta Ruiz', text: null });
  for (const identity of [owner.identity, desk.identity]) {
    expect(await textOf(answered?.sealed ?? null, identity)).toBe(MARK);
  }
  expect(await textOf(answered?.sealed ?? null, stranger.identity)).toBeNull();
  expect(await stack.rows("SELECT 1 FROM answers a WHERE a::text LIKE '%' || $1 || '%'", [MARK])).toEqual([]);
});

test('what was asked goes along for the space of its mailbox alone, and only of what was sealed', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  expect((await answerByMail(owner, stranger.identity)).status).toBe(200);
  expect((await read(owner))[0]?.answers).toMatchObject([{ text: MARK, question: null }]);
  expect(await stack.rows('SELECT 1 FROM answers WHERE question IS NOT NULL')).toEqual([]);
  await expect(
    stack.db.query("UPDATE answers SET question = '\\x00', via = 'elsewhere', text = NULL, sent_at = NULL"),
  ).rejects.toThrow('answers_question_of_sealed');
});

test('messages of the contact form are in the space with their answers', async () => {
  const owner = await newSpace(stack);
  await new Forms(stack).contact({ name: 'Ana Ruiz', email: owner.email, phone: '', message: QUESTION });
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM contact_messages');
  const text = 'Claro que sí.';
  expect((await desk.marta.post(`/messages/${rows[0]?.id}/answer`, { key: randomUUID(), seen: 0, text })).status).toBe(
    200,
  );
  await stack.jobs.dueDone();
  await stack.db.query("UPDATE answers SET sent_at = sent_at - interval '61 minutes'");
  await stack.jobs.sweep('seal-answers');
  const [message] = await read(owner);
  expect(message).toMatchObject({ kind: 'message', text: QUESTION, answers: [{ via: 'mail', byName: 'Marta Ruiz' }] });
  expect(await textOf(message?.answers[0]?.sealed ?? null, owner.identity)).toBe(text);
});

describe('a reply from the space', () => {
  type Sent = { threadId?: string; epoch?: number; submission?: string; text?: string };

  async function reply(owner: SpaceOwner, { threadId, epoch, submission, text = QUESTION }: Sent = {}) {
    const own = await recipientOf(owner.identity);
    const thread = threadId ?? (await consultationOf(owner));
    const written = writeReply({ text, email: owner.email, threadId: thread, replyTo: own });
    const sealed = await seal(written, [desk.key.recipient, own]);
    return inSpace<{ id: string } & AnyBody>(stack, owner.cookie, 'POST', '/replies', {
      threadId: thread,
      sealed: Buffer.from(sealed).toString('base64'),
      epoch: epoch ?? desk.key.epoch,
      recipient: desk.key.recipient,
      submission: submission ?? randomBytes(32).toString('hex'),
    });
  }

  const countReplies = async () => (await stack.rows('SELECT 1 FROM consultations WHERE thread_id IS NOT NULL')).length;

  test('is a question of its own at the desk, due like any other, and stands in its thread', async () => {
    const owner = await newSpace(stack);
    await stack.jobs.dueDone();
    const threadId = await consultationOf(owner);
    await answer(owner);
    const sent = await reply(owner);
    expect(sent.status).toBe(201);
    const { id } = sent.body;

    const { body: list } = await desk.marta.get<QuestionPage>('/consultations');
    expect(list.rows).toMatchObject([{ id, name: null, about: owner.email, repliesTo: shortReference(threadId) }]);
    const { body: view } = await desk.marta.get<ConsultationView>(`/consultations/${id}`);
    expect(view).toMatchObject({
      state: 'open',
      epoch: desk.key.epoch,
      replyVia: 'space',
      repliesTo: { id: threadId, reference: shortReference(threadId), kind: 'consultation' },
    });
    expect(new Date(view.dueAt)).toEqual(answerDue('consultation', new Date(view.receivedAt), []));

    const [thread, ...others] = await read(owner);
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ id: threadId, replies: [{ id, text: null, answers: [] }] });
    const sealed = Uint8Array.from(Buffer.from(thread?.replies[0]?.sealed ?? '', 'base64'));
    for (const identity of [owner.identity, desk.identity]) {
      const opened = await openReply(sealed, [identity], open);
      const replyTo = await recipientOf(owner.identity);
      expect(opened).toEqual({ ok: true, reply: { text: QUESTION, email: owner.email, threadId, replyTo } });
    }

    await stack.jobs.dueDone();
    const [told, ...more] = await stack.outbox.find({ to: STAFF, subject: /responde a/ });
    expect(more).toEqual([]);
    expect(told?.subject).toBe(`Consulta cifrada ${shortReference(id)}, responde a ${shortReference(threadId)}`);
    expect(JSON.stringify(await stack.sandbox.emails())).not.toContain(QUESTION);
    expect(await stack.outbox.find({ to: owner.email, subject: /Hemos recibido/ })).toHaveLength(1);
  });

  test('sent again, or several times at once, is one', async () => {
    const owner = await newSpace(stack);
    const submission = randomBytes(32).toString('hex');
    expect(tally(await Promise.all(await times(4, () => reply(owner, { submission }))))).toEqual({ 201: 4 });
    expect(await countReplies()).toBe(1);
  });

  test('goes to threads of its own mailbox alone, and for the open key of the desk', async () => {
    const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
    expect((await reply(owner, { threadId: await consultationOf(stranger) })).status).toBe(404);
    expect((await reply(owner, { threadId: randomUUID() })).status).toBe(404);
    expect((await reply(owner, { epoch: 7 })).body).toMatchObject({ error: { code: 'desk_key_changed' } });
    expect((await reply(owner, { text: 'x'.repeat(60_000) })).status).toBeGreaterThanOrEqual(413);
    expect(await countReplies()).toBe(0);
    const { body } = await reply(owner);
    // Of a thread only its beginning is replied to.
    expect((await reply(owner, { threadId: body.id })).status).toBe(404);
    await stack.db.query('DELETE FROM desk_wraps');
    expect((await reply(owner)).body).toMatchObject({ error: { code: 'desk_key_changed' } });
    expect(await countReplies()).toBe(1);
    await expect(stack.db.query('UPDATE consultations SET thread_id = id WHERE thread_id IS NOT NULL')).rejects.toThrow(
      'consultations_reply_is_sealed',
    );
  });

  test('is one of five an hour', async () => {
    const owner = await newSpace(stack);
    for (let count = 0; count < 5; count++) expect((await reply(owner)).status).toBe(201);
    const refused = await reply(owner);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_replies' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('what is not sealed in a browser is answered by mail', async () => {
  const email = 'ana@correo.example';
  await send(stack, answers({ email }));
  expect(await stack.rows('SELECT reply_via FROM consultations')).toEqual([{ reply_via: 'mail' }]);
});
