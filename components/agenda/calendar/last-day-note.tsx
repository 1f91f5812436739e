import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { lastFreeDay } from '@/lib/agenda/free-slots';
import type { Day } from '@/lib/agenda/slots';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { formatWeekdayAndDate } from './calendar-text';

type Props = {
  days: readonly Day[];
  /** The day that is being chosen. */
  date: MadridDate | null;
  /** The last day on which everything is paid back; nothing is said without one. */
  openUntil: MadridDate | undefined;
  /** Whether the order is paid already. */
  isPaid: boolean;
  onChooseDay: (day: MadridDate) => void;
  silent?: boolean;
  className: string;
};

/**
 * Says when the chosen day comes after the period in which everything is paid back, and offers the last day inside it. Its button goes
 * away with it: choosing has to move the focus.
 */
export function LastDayNote({ days, date, openUntil, isPaid, onChooseDay, silent = false, className }: Props) {
  const t = useTranslations('Checkout.booking');
  if (!date || !openUntil || date <= openUntil) return null;
  const inside = lastFreeDay(days, openUntil);
  return (
    <Notice silent={silent} className={className}>
      <p>{t(isPaid ? 'afterPeriod' : 'afterPeriodOfToday', { day: formatWeekdayAndDate(openUntil) })}</p>
      {inside && (
        <p className="mt-1">
          <button type="button" className="enlace text-left" onClick={() => onChooseDay(inside)}>
            {t('insidePeriod', { day: formatWeekdayAndDate(inside) })}
          </button>
        </p>
      )}
    </Notice>
  );
}
