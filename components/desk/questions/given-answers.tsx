import { useTranslations } from 'next-intl';
import type { GivenAnswer } from '@/lib/answers/contract';
import { formatMoment } from '@/lib/madrid-time';

/** What was answered, by which person, and whether it has left. */
export function GivenAnswers({ answers }: { answers: readonly GivenAnswer[] }) {
  const t = useTranslations('DeskQuestions');
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="respuestas">
      <h2 id="respuestas" className="text-t4">
        {t('answersTitle', { count: answers.length })}
      </h2>
      <ol className="mt-2 grid gap-4">
        {answers.map(({ id, state, text, at, byName }) => (
          <li key={id} className="respaldo-s border-[1.5px] border-borde px-4 py-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-nota">
              <strong>{t('answeredBy', { name: byName, moment: formatMoment(new Date(at)) })}</strong>
              <span role="status" className={state === 'refused' ? 'font-bold text-error' : 'text-tinta-2'}>
                {t(`answerStates.${state}`)}
              </span>
            </p>
            {text && (
              <p dir="auto" className="mt-2 wrap-break-word whitespace-pre-wrap">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
