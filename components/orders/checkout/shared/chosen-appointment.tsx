import { useTranslations } from 'next-intl';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDate } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';
import { Fact } from './fact';

/** The day, with hour and mode once they are chosen. */
export function ChosenAppointment({ date }: { date: string }) {
  const { product, state } = useCheckout();
  const t = useTranslations('Checkout.summary');
  const { time, bookingType } = state;
  const minutes = product.bookingDuration;
  return (
    <>
      <Fact look="summary" term={t('date')}>
        {capitalised(formatShortDate(date))}
      </Fact>
      {time && <Fact look="summary" term={t('time')}>{`${time}–${endTime(time, minutes)}`}</Fact>}
      {time && (
        <Fact look="summary" term={t('mode')}>
          {t(bookingType, { minutes })}
        </Fact>
      )}
    </>
  );
}
