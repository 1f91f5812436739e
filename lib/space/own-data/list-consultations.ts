import 'server-only';
import type { Answer, Prisma } from '@/lib/generated/prisma/client';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { answerDue, type QuestionKind } from '@/lib/shared/question';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import type { AskedView, ConsultationsBody, OwnAnswerView } from './contract';
import { holdingsOf } from './holdings';

/** Answers that have left, in their order. */
const answers = {
  where: { OR: [{ via: { not: 'mail' } }, { sentAt: { not: null } }] },
  orderBy: [{ at: 'asc' }, { id: 'asc' }],
} satisfies Prisma.Consultation$answersArgs & Prisma.ContactMessage$answersArgs;

/**
 * Everything that was asked with this mailbox. A reply stands under the question that began its thread; under none once that is deleted.
 * What is sealed is opened in the browser: the server does not know for which space an answer by mail was sealed.
 */
export async function listConsultations(email: string): Promise<ConsultationsBody> {
  const { consultation: ids, message: messageIds } = await holdingsOf(db(), email);
  const [consultations, messages, heads, local] = await Promise.all([
    db().consultation.findMany({
      where: { id: { in: ids } },
      orderBy: { createdAt: 'asc' },
      include: { _count: { select: { uploadedFiles: true } }, answers },
    }),
    db().contactMessage.findMany({ where: { id: { in: messageIds } }, include: { answers } }),
    // What was sealed for the desk alone stays here: of a reply its writer has a part.
    db().sealedHead.findMany({ where: { consultation: { id: { in: ids }, threadId: { not: null } } } }),
    readLocalHolidays(),
  ]);
  const headOf = new Map(heads.map(({ consultationId, content }) => [consultationId, content]));
  const known = new Set([...ids, ...messageIds]);
  const asked = consultations.map((one) => ({
    threadId: one.threadId !== null && known.has(one.threadId) ? one.threadId : null,
    view: {
      ...common('consultation', one, local),
      files: one._count.uploadedFiles,
      replyVia: one.replyVia === 'space' ? ('space' as const) : ('mail' as const),
      text: one.specificQuestion,
      sealed: base64(headOf.get(one.id) ?? null),
    },
  }));
  const written = messages.map((one) => ({
    ...common('message', one, local),
    files: 0,
    replyVia: 'mail' as const,
    text: one.message,
    sealed: null,
  }));
  const begun = [...asked.filter(({ threadId }) => threadId === null).map(({ view }) => view), ...written];
  const threads = begun.map((view) => ({
    ...view,
    replies: asked.filter(({ threadId }) => threadId === view.id).map((reply) => reply.view),
  }));
  return { threads: threads.sort((one, other) => other.sentAt.localeCompare(one.sentAt)) };
}

type Stored = { id: string; createdAt: Date; answers: Answer[] };

function common(kind: QuestionKind, { id, createdAt, answers: given }: Stored, local: readonly LocalHoliday[]) {
  return {
    kind,
    id,
    reference: shortReference(id),
    sentAt: createdAt.toISOString(),
    dueAt: answerDue(kind, createdAt, local).toISOString(),
    answers: given.map(toView),
  } satisfies Partial<AskedView>;
}

function toView({ id, at, byName, via, text, sealed, question }: Answer): OwnAnswerView {
  return {
    id,
    at: at.toISOString(),
    byName,
    via: via as OwnAnswerView['via'],
    text,
    sealed: base64(sealed),
    question: base64(question),
  };
}

function base64(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('base64');
}
