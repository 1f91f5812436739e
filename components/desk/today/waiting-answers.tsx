import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { QuestionRowLink } from '@/components/questions/desk/question-row-link';
import { useNow } from '@/components/questions/desk/use-now';
import type { WaitingAnswers as Answer } from '@/lib/questions/answers/contract';

const ASK_AGAIN_MS = 60_000;

/** "Qué espera respuesta" of Hoy: consultations and messages together, late ones first. Its page carries the texts of DeskQuestions. */
export function WaitingAnswers() {
  const t = useTranslations('DeskQuestions.waiting');
  const now = useNow();
  const query = useDeskQuery<Answer>('/waiting-answers', { every: ASK_AGAIN_MS });
  return (
    <section aria-labelledby="espera-respuesta">
      <h2 id="espera-respuesta" className="text-t4">
        {t('title')}
      </h2>
      <div className="mt-3">
        <DeskData query={query}>
          {({ rows, total, late }) =>
            total === 0 ? (
              <p className="text-tinta-2">{t('none')}</p>
            ) : (
              <>
                <p className="mb-3 text-tinta-2">
                  {t('count', { count: total })}
                  {late > 0 && <strong className="text-error">{` ${t('late', { count: late })}`}</strong>}
                </p>
                <ol className="@container grid border-t border-regla">
                  {rows.map((row) => (
                    <QuestionRowLink key={row.id} row={row} now={now} hasClock />
                  ))}
                </ol>
                {total > rows.length && <p className="mt-3">{t('more', { count: total - rows.length })}</p>}
              </>
            )
          }
        </DeskData>
      </div>
    </section>
  );
}
