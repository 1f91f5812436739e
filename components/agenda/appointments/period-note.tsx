import { useTranslations } from 'next-intl';
import { LastDayNote } from '@/components/agenda/calendar/last-day-note';
import { lastFreeDay } from '@/components/agenda/calendar/last-free-day';
import type { Day } from '@/lib/agenda/slots';
import { formatLongDate, type MadridDate } from '@/lib/shared/madrid-time';

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
    <LastDayNote
      className="mt-6"
      text={t('afterPeriod', { day: formatLongDate(openUntil) })}
      inside={lastInside ? { day: lastInside, text: t('insidePeriod', { day: formatLongDate(lastInside) }) } : null}
      onChooseDay={onChooseDay}
    />
  );
}
