import { useTranslations } from 'next-intl';
import type { AnswerTimes, Figures, Numbers } from '@/lib/desk/numbers/contract';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { formatEuros } from '@/lib/shared/money';

type Props = {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its header; the others are figures. */
  rows: readonly (readonly [string, ...string[]])[];
  /** Read as the sum of the rows. */
  footer?: readonly [string, ...string[]];
};

/** Figures in columns. On a phone it scrolls, and the keyboard reaches it. */
export function FigureTable({ caption, head, rows, footer }: Props) {
  const line = ([name, ...figures]: readonly [string, ...string[]]) => (
    <>
      <th scope="row" className="min-w-32 py-2.5 pr-3 text-left [tbody_&]:font-normal">
        {name}
      </th>
      {figures.map((figure, column) => (
        <td key={head[column + 1]} className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
          {figure}
        </td>
      ))}
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-current align-bottom">
            {head.map((label, column) => (
              <th
                key={label}
                scope="col"
                className={`pb-2 text-nota font-medium ${column === 0 ? 'pr-3 text-left' : 'pl-4 text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-b border-linea">
              {line(row)}
            </tr>
          ))}
        </tbody>
        {footer && (
          <tfoot>
            <tr className="border-t-[1.5px] border-current font-bold">{line(footer)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** The way from an hour to a payment, for each service. */
export function ServiceTable({ numbers: { services, total } }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers');
  const columns = ['service', 'chosen', 'begun', 'paid', 'moved', 'refunded', 'net'] as const;
  const figures = ({ chosen, begun, paid, moved, refunded, income, paidBack }: Figures, hasHour: boolean) => [
    hasHour ? formatNumber(chosen) : t('noHour'),
    formatNumber(begun),
    formatNumber(paid),
    hasHour ? formatNumber(moved) : t('noHour'),
    formatNumber(refunded),
    formatEuros(income - paidBack),
  ];
  return (
    <section>
      <h2 className="text-t4">{t('services')}</h2>
      <p className="mt-2 mb-5 max-w-lectura text-tinta-2">{t('servicesText')}</p>
      <FigureTable
        caption={t('services')}
        head={columns.map((column) => t(`columns.${column}`))}
        rows={services.map((service) => [service.name, ...figures(service, service.hasHour)])}
        footer={[t('total'), ...figures(total, true)]}
      />
    </section>
  );
}

/** The way from an hour of the free consultation to the consultation. It has no money. */
export function FreeTable({ free: { chosen, confirmed, moved, cancelled } }: { free: Numbers['free'] }) {
  const t = useTranslations('DeskNumbers.free');
  const columns = ['what', 'chosen', 'confirmed', 'moved', 'cancelled'] as const;
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2 mb-5 max-w-lectura text-tinta-2">{t('text')}</p>
      <FigureTable
        caption={t('title')}
        head={columns.map((column) => t(`columns.${column}`))}
        rows={[
          [t('name'), formatNumber(chosen), formatNumber(confirmed), formatNumber(moved), formatNumber(cancelled)],
        ]}
      />
    </section>
  );
}

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

const HOUR = 60;
const DAY = 24 * HOUR;

type Duration = { unit: 'minutes' | 'hours' | 'days'; days: number; hours: number; minutes: number };

/** A number of minutes in the two units in which one would say it. From a day on minutes are left out, rounded up. */
export function durationParts(minutes: number): Duration {
  if (minutes < HOUR) return { unit: 'minutes', days: 0, hours: 0, minutes };
  if (minutes < DAY) return { unit: 'hours', days: 0, hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
  const hours = Math.ceil(minutes / HOUR);
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24, minutes: 0 };
}
