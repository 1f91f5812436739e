import 'server-only';
import { answerDue } from '@/lib/answers/question';
import { db } from '@/lib/db';
import { shortReference } from '@/lib/i18n/short-reference';
import { readLocalHolidays } from '@/lib/settings/read-local-holidays';
import type { ConsultationsBody, OwnAnswerView } from './contract';
import { holdingsOf } from './holdings';

/** Of an answer by mail only that it has left: its text is in the mailbox. */
export async function listConsultations(email: string): Promise<ConsultationsBody> {
  const { consultation: ids } = await holdingsOf(db(), email);
  const consultations = await db().consultation.findMany({
    where: { id: { in: ids } },
    orderBy: { createdAt: 'desc' },
    include: {
      _count: { select: { uploadedFiles: true } },
      answers: { where: { OR: [{ via: { not: 'mail' } }, { sentAt: { not: null } }] }, orderBy: { at: 'asc' } },
    },
  });
  const local = await readLocalHolidays();
  return {
    consultations: consultations.map(({ id, createdAt, replyVia, answers, _count }) => ({
      id,
      reference: shortReference(id),
      sentAt: createdAt.toISOString(),
      files: _count.uploadedFiles,
      dueAt: answerDue('consultation', createdAt, local).toISOString(),
      replyVia: replyVia === 'space' ? 'space' : 'mail',
      answers: answers.map((answer) => ({
        id: answer.id,
        at: answer.at.toISOString(),
        via: answer.via as OwnAnswerView['via'],
        sealed: answer.via === 'space' && answer.sealed ? Buffer.from(answer.sealed).toString('base64') : null,
      })),
    })),
  };
}
