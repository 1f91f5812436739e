import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/private/desk/back-link';
import { DeskData } from '@/components/private/desk/desk-data';
import { useOpenedHeading } from '@/components/private/desk/opened/use-opened-heading';
import { SealedNote } from '@/components/private/desk/sealed/sealed-note';
import { SmallButton } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { Notice } from '@/components/shared/ui/notice';
import type { ConsultationView, QuestionView } from '@/lib/questions/answers/contract';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { QuestionKind } from '@/lib/shared/question';
import { ANSWER_FIELD, AnswerForm } from './answer-form';
import { DueNote } from './due-note';
import { GivenAnswers, isUnsent } from './given-answers';
import { questionAddress } from './question-address';
import { QuestionFacts } from './question-facts';
import { QuestionFiles } from './question-files';
import { questionsApi } from './questions-api';
import { useUnsealedQuestion } from './sealed/use-unsealed-question';
import { useNow } from './use-now';
import { LIST } from './use-opened-question';
import { saidIn } from './what-it-says';

/** An answer that leaves is shown as sent soon after it was accepted. */
const ASK_AGAIN_MS = 5_000;

export function QuestionDetail({ kind, id }: { kind: QuestionKind; id: string }) {
  const t = useTranslations('DeskQuestions');
  const query = useView(questionsApi(kind).get('/:id', { param: { id } }), { every: ASK_AGAIN_MS });
  return (
    <>
      <BackLink href={LIST}>{t('back')}</BackLink>
      <DeskData query={query}>{(question) => <Opened question={question} />}</DeskData>
    </>
  );
}

function Opened({ question }: { question: QuestionView }) {
  const t = useTranslations('DeskQuestions');
  const now = useNow();
  const { kind, id, reference, receivedAt, dueAt, state } = question;
  const sealed = useUnsealedQuestion(question);
  const consultation = sealed.opened?.consultation ?? null;
  const reply = sealed.opened?.reply ?? null;
  const unsealed = consultation ?? reply;
  // As it stands inside what was sealed.
  const from = consultation?.consultation.email ?? reply?.email ?? null;
  const repliesTo = question.kind === 'consultation' ? question.repliesTo : null;
  const said = saidIn(question, sealed.opened);
  const heading = useOpenedHeading(t('reference', { reference }));
  // What opens and closes a sealed one goes with its press; the heading then says whose it is, or that it is sealed.
  useFocusKept(heading, true, unsealed);
  return (
    <article
      aria-labelledby={`pregunta-${id}`}
      className="grid grid-cols-1 gap-x-10 gap-y-8 xl:not-has-[[data-reader]]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
    >
      <header className="min-w-0 xl:col-span-full">
        <h1 ref={heading} id={`pregunta-${id}`} tabIndex={-1} className="text-t3 outline-none wrap-anywhere">
          <bdi>{said?.name ?? t(repliesTo ? 'sealed.reply' : 'sealed.title')}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {state === 'open' ? (
            <DueNote kind={kind} dueAt={dueAt} now={now} />
          ) : (
            <strong>{t(`is.${state}`, { kind })}</strong>
          )}
          <span className="text-tinta-2">{t('receivedAt', { kind, moment: formatMoment(new Date(receivedAt)) })}</span>
          <span className="text-tinta-2">{t('reference', { reference })}</span>
          {repliesTo && <RepliesTo beginning={repliesTo} />}
        </p>
        {state !== 'answered' && question.answers.some(isUnsent) && (
          <p className="mt-3 max-w-lectura border-l-4 border-error pl-3 font-bold text-error">{t('unsentLead')}</p>
        )}
        <SmallButton className="mt-4 xl:hidden" onClick={() => document.getElementById(ANSWER_FIELD)?.focus()}>
          {t(question.answers.length > 0 ? 'answerAgain' : 'answer')}
        </SmallButton>
      </header>
      <div className="grid grid-cols-1 content-start gap-8">
        <section aria-labelledby="texto">
          <h2 id="texto" className="text-t4">
            {t(`asked.${kind}`)}
          </h2>
          {said ? (
            <p
              dir="auto"
              className="mt-2 max-w-lectura border-l-4 border-azafran pl-4 wrap-break-word whitespace-pre-wrap"
            >
              {said.question ?? t('withoutText')}
            </p>
          ) : (
            <div className="mt-2">
              <SealedNote text={t('sealed.text.consultation')} opening={sealed} />
            </div>
          )}
          {from !== null && from !== question.email && (
            <Notice tone="error" className="mt-3 max-w-lectura">
              {t('sealed.otherMailbox', { email: from })}
            </Notice>
          )}
          {reply && reply.threadId !== repliesTo?.id && (
            <Notice tone="error" className="mt-3 max-w-lectura">
              {t('sealed.otherThread')}
            </Notice>
          )}
          {unsealed && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4 text-nota text-tinta-2">
              {t('sealed.opened')}
              <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={sealed.close}>
                {t('sealed.close')}
              </SmallButton>
            </p>
          )}
        </section>
        {kind === 'consultation' && <QuestionFiles question={question} opened={consultation} />}
        <QuestionFacts question={question} said={said} />
      </div>
      <div className="grid content-start gap-8 max-xl:order-last">
        <GivenAnswers question={question} opening={sealed} />
        <AnswerForm question={question} opened={sealed.opened} />
      </div>
    </article>
  );
}

/** What began the thread of a reply, as long as it is kept. */
function RepliesTo({ beginning }: { beginning: NonNullable<ConsultationView['repliesTo']> }) {
  const t = useTranslations('DeskQuestions');
  const { id, reference, kind } = beginning;
  const text = t('repliesTo', { reference });
  if (!kind) return <span className="text-tinta-2">{text}</span>;
  return (
    <Link prefetch={false} href={questionAddress(kind, id)} className="enlace">
      {text}
    </Link>
  );
}
