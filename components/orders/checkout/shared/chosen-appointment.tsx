import { useTranslations } from 'next-intl';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDate } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';
import { Facts } from './facts';

/** The day, with hour and mode once they are chosen. */
export function ChosenAppointment({ date }: { date: string }) {
  const { product, state } = useCheckout();
  const t = useTranslations('Checkout.summary');
  const { time, bookingType } = state;
  const minutes = product.bookingDuration;
  return (
    <Facts
      look="summary"
      rows={[
        [t('date'), capitalised(formatShortDate(date))],
        [t('time'), time && `${time}–${endTime(time, minutes)}`],
        [t('mode'), time && t(bookingType, { minutes })],
      ]}
    />
  );
}
