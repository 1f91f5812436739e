import { useTranslations } from 'next-intl';
import { lastFreeDay } from '@/components/calendar/last-free-day';
import { Notice } from '@/components/ui/notice';
import { formatLongDate, type MadridDate } from '@/lib/madrid-time';
import type { Day } from '@/lib/scheduling/slots';

type Props = {
  days: readonly Day[];
  /** The day that is being chosen. */
  date: MadridDate | null;
  /** The last day on which everything is paid back. */
  openUntil: MadridDate;
  onChooseDay: (date: MadridDate) => void;
};

/** Says when the chosen day comes after the period in which everything is paid back, and offers the last day inside it. */
export function PeriodNote({ days, date, openUntil, onChooseDay }: Props) {
  const t = useTranslations('Checkout.booking');
  if (!date || date <= openUntil) return null;
  const lastInside = lastFreeDay(days, openUntil);
  return (
    <Notice className="mt-6">
      <p>{t('afterPeriod', { day: formatLongDate(openUntil) })}</p>
      {lastInside && (
        <p className="mt-1">
          <button type="button" className="enlace text-left" onClick={() => onChooseDay(lastInside)}>
            {t('insidePeriod', { day: formatLongDate(lastInside) })}
          </button>
        </p>
      )}
    </Notice>
  );
}
