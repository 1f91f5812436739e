import { parseISO } from 'date-fns';
import { useTranslations } from 'next-intl';
import { formatWeekdayAndDate } from '@/components/calendar/calendar-text';
import { Notice } from '@/components/ui/notice';
import type { MadridDate } from '@/lib/madrid-time';
import type { Day } from '@/lib/scheduling/slots';
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
    <Notice silent className="mb-6">
      <p>{t('guaranteeEnds', { days: guaranteeDays, end: dayOf(end) })}</p>
      {lastInside && (
        <p className="mt-1">
          <button type="button" className="enlace text-left" onClick={() => onChooseDay(lastInside)}>
            {t('guaranteeInside', { day: dayOf(lastInside) })}
          </button>
        </p>
      )}
    </Notice>
  );
}
