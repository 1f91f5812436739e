'use client';

import { useTranslations } from 'next-intl';
import { formatShortDate } from '@/lib/madrid-time';
import { useCheckout } from '../state/checkout-context';
import { capitalised, endTime } from './appointment';
import { SummaryFact } from './summary-fact';

/** Day, hour and mode, as far as they are chosen. */
export function ChosenAppointment({ date }: { date: string }) {
  const { product, state } = useCheckout();
  const t = useTranslations('Checkout.summary');
  const { time, bookingType } = state;
  const minutes = product.bookingDuration;
  return (
    <>
      <SummaryFact term={t('date')}>{capitalised(formatShortDate(date))}</SummaryFact>
      {time && <SummaryFact term={t('time')}>{`${time}–${endTime(time, minutes)}`}</SummaryFact>}
      {time && <SummaryFact term={t('mode')}>{t(bookingType, { minutes })}</SummaryFact>}
    </>
  );
}
