import { useTranslations } from 'next-intl';
import { ANSWER_TIME_FILE, answerTimeLine, LEAST_ANSWERS } from '@/lib/desk/numbers/answer-time-line';
import type { Numbers } from '@/lib/desk/numbers/contract';

/** Pages read no database: what the contact page says of the time to answer is a line of the code, which this shows. */
export function AnswerPublication({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers.publish');
  const line = answerTimeLine(numbers);
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      {line ? (
        <>
          <p className="mt-2 max-w-lectura text-tinta-2">{t('text', { file: ANSWER_TIME_FILE })}</p>
          <p className="mt-3 respaldo-s bg-arena px-4 py-3 wrap-anywhere">
            <code>{line}</code>
          </p>
        </>
      ) : (
        <p className="mt-2 max-w-lectura text-tinta-2">{t('none', { least: LEAST_ANSWERS })}</p>
      )}
    </section>
  );
}
