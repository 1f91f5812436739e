import { useTranslations } from 'next-intl';
import type { AnswerTimes } from '@/lib/desk/numbers/contract';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { durationParts } from './duration-parts';
import { FigureTable } from './figure-table';

export function AnswerTable({ answers }: { answers: readonly AnswerTimes[] }) {
  const t = useTranslations('DeskNumbers');
  const columns = ['kind', 'answered', 'median', 'percentile95', 'onTime'] as const;
  const time = (minutes: number | null) => {
    if (minutes === null) return t('noTime');
    const { unit, ...parts } = durationParts(minutes);
    return t(`durations.${unit}`, parts);
  };
  const isEmpty = answers.every(({ answered }) => answered === 0);
  return (
    <section>
      <h2 className="text-t4">{t('answers')}</h2>
      <p className="mt-2 mb-5 max-w-lectura text-tinta-2">{isEmpty ? t('answersEmpty') : t('answersText')}</p>
      {!isEmpty && (
        <FigureTable
          caption={t('answers')}
          head={columns.map((column) => t(`answerColumns.${column}`))}
          rows={answers.map(({ kind, answered, onTime, median, percentile95 }) => [
            t(`kinds.${kind}`),
            formatNumber(answered),
            time(median),
            time(percentile95),
            answered === 0 ? t('noTime') : t('share', { count: onTime, all: answered }),
          ])}
        />
      )}
    </section>
  );
}
