import { useTranslations } from 'next-intl';
import type { GivenAnswer } from '@/lib/questions/answers/contract';
import { formatMoment, madridDate, madridTime } from '@/lib/shared/madrid-time';

/** Whether its e-mail has left, in words. */
export function AnswerState({ answer: { state, at, sentAt } }: { answer: GivenAnswer }) {
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
