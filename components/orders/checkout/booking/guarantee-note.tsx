import { useTranslations } from 'next-intl';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { LastDayNote, lastFreeDay } from '@/components/agenda/calendar/last-day-note';
import type { Day } from '@/lib/agenda/slots';
import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';

type Props = {
  days: readonly Day[];
  today: MadridDate;
  onChooseDay: (date: MadridDate) => void;
};

/** Says when the guarantee of an order that is paid today ends before the appointment, and offers the last day inside it. */
export function GuaranteeNote({ days, today, onChooseDay }: Props) {
  const { state, business } = useCheckout();
  const t = useTranslations('Checkout.booking');
  const { guaranteeDays } = business;
  const gap = state.date && guaranteeGap({ today, guaranteeDays, date: state.date }, days);
  if (!gap) return null;
  const { end, lastInside } = gap;
  return (
    <LastDayNote
      silent
      className="mb-6"
      text={t('guaranteeEnds', { days: guaranteeDays, end: formatWeekdayAndDate(end) })}
      inside={
        lastInside ? { day: lastInside, text: t('guaranteeInside', { day: formatWeekdayAndDate(lastInside) }) } : null
      }
      onChooseDay={onChooseDay}
    />
  );
}

type GuaranteeGap = {
  /** The last day of the guarantee of an order that is paid today. */
  end: MadridDate;
  /** The last day with a free hour that the guarantee covers, or null. */
  lastInside: MadridDate | null;
};

/** Null if the guarantee, in days from the payment, covers the day of the appointment. */
export function guaranteeGap(
  { today, guaranteeDays, date }: { today: MadridDate; guaranteeDays: number; date: MadridDate },
  days: readonly Day[],
): GuaranteeGap | null {
  const end = addMadridDays(today, guaranteeDays);
  if (date <= end) return null;
  return { end, lastInside: lastFreeDay(days, end) };
}
