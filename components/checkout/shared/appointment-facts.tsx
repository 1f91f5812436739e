'use client';

import { useTranslations } from 'next-intl';
import { formatLongDate } from '@/lib/madrid-time';
import type { OrderAnswer } from '../state/api';
import { capitalised, endTime } from './appointment';
import { Facts } from './facts';

export type Booking = NonNullable<OrderAnswer['booking']>;

/** The appointment in full; where to go for it stands above, beside the hour. */
export function AppointmentFacts({ booking }: { booking: Booking }) {
  const t = useTranslations('PaymentResult');
  const start = booking.bookingTime;
  return (
    <div>
      <Facts
        title={t('booking')}
        facts={[
          [t('date'), capitalised(formatLongDate(booking.bookingDate))],
          [t('time'), t('timeRange', { start, end: endTime(start, booking.duration) })],
          [t('duration'), t('minutes', { minutes: booking.duration })],
          [t('mode'), t(booking.bookingType)],
          [t('name'), booking.customerName],
        ]}
      />
      <p className="text-nota text-tinta-2 [overflow-wrap:anywhere]">
        {t('calendar', { email: booking.customerEmail })}
      </p>
    </div>
  );
}
