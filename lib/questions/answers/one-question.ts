import 'server-only';
import { contactSourceName } from '@/emails/questions/contact-sources';
import type { Answer, Prisma } from '@/lib/generated/prisma/client';
import { recipientOfMailbox } from '@/lib/private/items/recipient-of-mailbox';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { answerDue, type QuestionName } from '@/lib/shared/question';
import { consultationContents } from './consultation-contents';
import type { AnswerState, ConsultationView, GivenAnswer, QuestionFile, QuestionState, QuestionView } from './contract';
import { deskOpenedAt } from './open-questions';
import { givenUpAnswers } from './questions-in-sql';

/** Two of one millisecond in the order in which they were stored. */
const answers: Prisma.Consultation$answersArgs & Prisma.ContactMessage$answersArgs = {
  orderBy: [{ at: 'asc' }, { id: 'asc' }],
};

/** Everything that its sender wrote, and what was answered; null once it has been deleted. */
export async function oneQuestion({ kind, id }: QuestionName): Promise<QuestionView | null> {
  // Before its answers are read: one that leaves meanwhile is read as sent.
  const givenUp = await givenUpAnswers({ kind, id });
  return kind === 'consultation' ? oneConsultation(id, givenUp) : oneMessage(id, givenUp);
}

async function oneConsultation(id: string, givenUp: ReadonlySet<string>): Promise<QuestionView | null> {
  const found = await db().consultation.findUnique({
    where: { id },
    include: { uploadedFiles: { orderBy: { position: 'asc' } }, answers },
  });
  if (!found) return null;
  const recipient = await recipientOfMailbox(found.email);
  return {
    kind: 'consultation',
    ...(await shared('consultation', found, givenUp)),
    email: found.email,
    replyVia: found.replyVia === 'space' ? 'space' : 'mail',
    repliesTo: await beginningOf(found.threadId),
    space: recipient && { recipient },
    ...(found.deskEpoch === null
      ? { epoch: null, contents: consultationContents(found as Consultation) }
      : { epoch: found.deskEpoch, contents: null }),
    files: found.uploadedFiles.map((file) => ({
      id: file.id,
      name: file.name,
      size: file.size,
      state: fileState(file),
    })),
  };
}

async function beginningOf(id: string | null): Promise<ConsultationView['repliesTo']> {
  if (id === null) return null;
  const [consultations, messages] = await Promise.all([
    db().consultation.count({ where: { id } }),
    db().contactMessage.count({ where: { id } }),
  ]);
  const kind = consultations > 0 ? 'consultation' : messages > 0 ? 'message' : null;
  return { id, reference: shortReference(id), kind };
}

async function oneMessage(id: string, givenUp: ReadonlySet<string>): Promise<QuestionView | null> {
  const found = await db().contactMessage.findUnique({ where: { id }, include: { answers } });
  if (!found) return null;
  const { name, email, phone, context, message } = found;
  const page = contactSourceName(found.source);
  return {
    kind: 'message',
    ...(await shared('message', found, givenUp)),
    name,
    email,
    phone,
    page,
    context,
    question: message,
  };
}

type Stored = { id: string; createdAt: Date; answers: Answer[] };

async function shared(
  kind: QuestionName['kind'],
  { id, createdAt, answers: stored }: Stored,
  givenUp: ReadonlySet<string>,
) {
  const dueAt = answerDue(kind, createdAt, await readLocalHolidays());
  const given = stored.map((answer) => toGivenAnswer(answer, givenUp));
  return {
    id,
    reference: shortReference(id),
    receivedAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    state: stateOf(given, dueAt, await deskOpenedAt()),
    answers: given,
  };
}

function stateOf(given: readonly GivenAnswer[], dueAt: Date, opened: Date | null): QuestionState {
  if (given.some(({ state }) => state !== 'refused' && state !== 'unsent')) return 'answered';
  return opened && dueAt > opened ? 'open' : 'earlier';
}

function toGivenAnswer(answer: Answer, givenUp: ReadonlySet<string>): GivenAnswer {
  const { id, via, text, at, byName, sentAt, sealed, deskEpoch } = answer;
  const state = via === 'mail' ? mailState(answer, givenUp) : via === 'space' ? 'space' : 'elsewhere';
  return {
    id,
    state,
    text,
    sealed: onTheWire(sealed, deskEpoch),
    at: at.toISOString(),
    byName,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function onTheWire(sealed: Uint8Array | null, epoch: number | null): GivenAnswer['sealed'] {
  return sealed && epoch !== null ? { content: Buffer.from(sealed).toString('base64'), epoch } : null;
}

function mailState({ id, sentAt, refusedAt }: Answer, givenUp: ReadonlySet<string>): AnswerState {
  if (sentAt) return 'sent';
  if (refusedAt) return 'refused';
  return givenUp.has(id) ? 'unsent' : 'sending';
}

function fileState({ infected, awaitsScan }: { infected: boolean; awaitsScan: boolean }): QuestionFile['state'] {
  if (infected) return 'removed';
  return awaitsScan ? 'waiting' : 'ready';
}
