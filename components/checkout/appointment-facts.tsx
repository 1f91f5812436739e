'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatLongDate } from '@/lib/madrid-time';
import type { OrderAnswer } from './api';
import { capitalised, endTime } from './appointment';
import { Facts } from './facts';

export function AppointmentFacts({
  booking,
  officeAddress,
}: {
  booking: NonNullable<OrderAnswer['booking']>;
  officeAddress: string;
}) {
  const t = useTranslations('PaymentResult');
  const ui = useTranslations('Ui');
  const start = booking.bookingTime;
  const link = booking.googleMeetLink;
  const meeting = link ? (
    <a href={link} target="_blank" rel="noreferrer" className="enlace">
      {t('meetingLink')} <span className="sr-only">{ui('opensInNewWindow')}</span>
    </a>
  ) : (
    t('meetingByMail')
  );
  const place: [string, ReactNode] =
    booking.bookingType === 'in-person' ? [t('place'), officeAddress] : [t('meeting'), meeting];
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
          place,
        ]}
      />
      <p className="text-nota text-tinta-2 [overflow-wrap:anywhere]">
        {t('calendar', { email: booking.customerEmail })}
      </p>
    </div>
  );
}
