import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { orProblem, type Problem } from '@/components/private/problem';
import { withMessages } from '@/components/shared/browser/with-messages';
import { PageLink } from '@/components/shared/ui/page-link';
import { formatLongDate, formatMoment, madridDate } from '@/lib/shared/madrid-time';
import messages from '@/messages/space/tools/space-consultations.json';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import { useSpace } from '../shared/use-space';
import { type ReadAnswer, type ReadAsked, type ReadThread, readConsultations } from './read-consultations';
import { ReplyForm } from './reply-form';

/** What was asked with this mailbox, and what was answered, in one place. */
function Consultations() {
  const t = useTranslations('SpaceConsultations');
  const query = useConsultations();
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <SpaceData query={query}>
        {(threads) =>
          threads.length === 0 ? (
            <EmptyRoom text={t('empty')} link={{ href: '/consulta-gratuita', text: t('ask') }} />
          ) : (
            <>
              <ul className="grid gap-10">
                {threads.map((thread) => (
                  <Thread key={thread.id} thread={thread} />
                ))}
              </ul>
              <p>
                <PageLink href="/consulta-gratuita" className="enlace">
                  {t('askAnother')}
                </PageLink>
              </p>
            </>
          )
        }
      </SpaceData>
    </div>
  );
}

export const ConsultationsTab = withMessages(messages, Consultations);

/** With what was sealed for this space, in the memory of this tab. */
function useConsultations(): UseQueryResult<ReadThread[], Problem> {
  const { opener } = useSpace();
  return useQuery<ReadThread[], Problem>({
    queryKey: ['space', 'consultations'],
    queryFn: ({ signal }) => orProblem(readConsultations(opener, signal)),
  });
}

/** A question with its answers, and what its sender wrote below them, each with its own. */
function Thread({ thread }: { thread: ReadThread }) {
  const t = useTranslations('SpaceConsultations');
  const { id, kind, reference, sentAt, files, replies } = thread;
  const isAnswered = [thread, ...replies].some(({ answers }) => answers.length > 0);
  return (
    <li className="max-w-texto border-t-[1.5px] border-tinta pt-4">
      <h3 className="text-t3">{t(`of.${kind}`, { day: formatLongDate(madridDate(new Date(sentAt))) })}</h3>
      <p className="mt-1 text-nota text-tinta-2">{t('facts', { reference, files })}</p>
      <Asked asked={thread} title={t(`asked.${kind}`)} />
      {replies.map((reply) => (
        <Asked
          key={reply.id}
          asked={reply}
          title={t('asked.reply', { moment: formatMoment(new Date(reply.sentAt)) })}
        />
      ))}
      {isAnswered && <ReplyForm threadId={id} reference={reference} />}
    </li>
  );
}

function Asked({ asked, title }: { asked: ReadAsked; title: string }) {
  const t = useTranslations('SpaceConsultations');
  const { kind, text, problem, dueAt, replyVia, answers } = asked;
  const unread = problem ? t(`unread.${problem === 'wrong-key' ? 'formerKey' : 'damaged'}`) : t('askedSealed');
  return (
    <>
      <Words head={title} bar="border-regla">
        {/* A message of the contact form may have no text. */}
        {text ?? (kind === 'message' ? t('withoutText') : <span className="text-tinta-2">{unread}</span>)}
      </Words>
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {answers.length === 0 && (
        <p className="mt-4 font-medium">
          {t(`waits.${replyVia}`, { day: formatLongDate(madridDate(new Date(dueAt))) })}
        </p>
      )}
    </>
  );
}

function Answer({ answer: { at, via, byName, text, problem } }: { answer: ReadAnswer }) {
  const t = useTranslations('SpaceConsultations.answer');
  const head = t(via, { name: byName, moment: formatMoment(new Date(at)) });
  return (
    <Words head={head} bar="border-azafran">
      {text !== null && <span>{text}</span>}
      {problem && <span className="font-bold text-error">{t(problem === 'wrong-key' ? 'formerKey' : 'damaged')}</span>}
      {text === null && via === 'mail' && <span>{t('inMailbox')}</span>}
    </Words>
  );
}

/** Who wrote, and when, above what was written. */
function Words({ head, bar, children }: { head: string; bar: string; children: ReactNode }) {
  return (
    <div className={`mt-4 border-l-4 pl-4 ${bar}`}>
      <p className="text-nota text-tinta-2">{head}</p>
      <p dir="auto" className="mt-1 wrap-break-word whitespace-pre-wrap">
        {children}
      </p>
    </div>
  );
}
