import { useTranslations } from 'next-intl';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SealedNote } from '@/components/private/desk/sealed/sealed-note';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { GivenAnswer, QuestionView } from '@/lib/questions/answers/contract';
import { formatMoment, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { isSealedConsultation } from './is-sealed-consultation';
import { questionsApi } from './questions-api';
import type { UnsealedQuestion } from './sealed/use-unsealed-question';

type Props = { question: QuestionView; opening: UnsealedQuestion };

/** What was answered, by which person, and whether it has left. */
export function GivenAnswers({ question, opening }: Props) {
  const t = useTranslations('DeskQuestions');
  const { answers } = question;
  if (answers.length === 0) return null;
  const texts = opening.opened?.answers;
  const textOf = ({ id, text }: GivenAnswer) => text ?? texts?.get(id);
  const isUnopened = answers.some((answer) => answer.sealed && !textOf(answer));
  /** The consultation itself has the button as long as it is sealed. */
  const isOpen = !isSealedConsultation(question) || opening.opened !== null;
  return (
    <section aria-labelledby="respuestas">
      <h2 id="respuestas" className="text-t4">
        {t('answersTitle', { count: answers.length })}
      </h2>
      {isUnopened && isOpen && (
        <div className="mt-2 mb-4">
          <SealedNote text={t('sealed.text.answers')} opening={opening} />
        </div>
      )}
      <ol className="mt-2 grid gap-4">
        {answers.map((answer) => (
          <li key={answer.id} className="respaldo-s border-[1.5px] border-borde px-4 py-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-nota">
              <strong>{t('answeredBy', { name: answer.byName, moment: formatMoment(new Date(answer.at)) })}</strong>
              <AnswerState answer={answer} />
            </p>
            {textOf(answer) && (
              <p dir="auto" className="mt-2 wrap-break-word whitespace-pre-wrap">
                {textOf(answer)}
              </p>
            )}
            {answer.sealed && !textOf(answer) && <p className="mt-2 text-tinta-2">{t('sealed.answer')}</p>}
            {isUnsent(answer) && <SendAgain question={question} answerId={answer.id} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** It has not left, and will not by itself. */
export function isUnsent({ state }: GivenAnswer): boolean {
  return state === 'refused' || state === 'unsent';
}

/** Whether its e-mail has left, in words. */
function AnswerState({ answer: { state, at, sentAt } }: { answer: GivenAnswer }) {
  const t = useTranslations('DeskQuestions.answerStates');
  const isLost = state === 'refused' || state === 'unsent';

  function sentText(sent: Date): string {
    return madridDate(new Date(at)) === madridDate(sent)
      ? t('sent', { time: madridTime(sent) })
      : t('sentOn', { moment: formatMoment(sent) });
  }

  return (
    <span role="status" className={isLost ? 'font-bold text-error' : 'text-tinta-2'}>
      {sentAt ? sentText(new Date(sentAt)) : t(state)}
    </span>
  );
}

type SendAgainProps = { question: QuestionView; answerId: string };

/** For an answer that has not left: the same text, once. */
function SendAgain({ question: { kind, id, answers }, answerId }: SendAgainProps) {
  const t = useTranslations('DeskQuestions');
  const again = useCall('desk', questionsApi(kind).post('/:id/resend', { param: { id } }));
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {again.error && <ProblemNote problem={again.error} />}
      <SmallButton isBusy={again.isPending} onClick={() => again.mutate({ answerId, seen: answers.length })}>
        {t('sendAgain')}
      </SmallButton>
    </div>
  );
}
