import { parseISO } from 'date-fns';
import { useTranslations } from 'next-intl';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { LastDayNote } from '@/components/agenda/calendar/last-day-note';
import type { Day } from '@/lib/agenda/slots';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';
import { guaranteeGap } from './guarantee-gap';

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
  const dayOf = (date: MadridDate) => formatWeekdayAndDate(parseISO(date));
  return (
    <LastDayNote
      silent
      className="mb-6"
      text={t('guaranteeEnds', { days: guaranteeDays, end: dayOf(end) })}
      inside={lastInside ? { day: lastInside, text: t('guaranteeInside', { day: dayOf(lastInside) }) } : null}
      onChooseDay={onChooseDay}
    />
  );
}
