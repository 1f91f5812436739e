import { useTranslations } from 'next-intl';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import type { OrderView } from '@/lib/orders/contract';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { Fact } from '../shared/fact';
import { ReceiptSection } from './receipt-section';

/** The appointment in full; where it takes place is part of `AppointmentHead`. */
export function AppointmentFacts({ booking }: { booking: NonNullable<OrderView['booking']> }) {
  const t = useTranslations('PaymentResult');
  const start = booking.bookingTime;
  return (
    <div>
      <ReceiptSection title={t('booking')}>
        <dl>
          <Fact look="receipt" term={t('date')}>
            {capitalised(formatLongDate(booking.bookingDate))}
          </Fact>
          <Fact look="receipt" term={t('time')}>
            {t('timeRange', { start, end: endTime(start, booking.duration) })}
          </Fact>
          <Fact look="receipt" term={t('duration')}>
            {t('minutes', { minutes: booking.duration })}
          </Fact>
          <Fact look="receipt" term={t('mode')}>
            {t(booking.bookingType)}
          </Fact>
          {booking.customerName !== null && (
            <Fact look="receipt" term={t('name')}>
              {booking.customerName}
            </Fact>
          )}
        </dl>
      </ReceiptSection>
      {booking.customerEmail !== null && (
        <p className="text-nota text-tinta-2 [overflow-wrap:anywhere]">
          {t('calendar', { email: booking.customerEmail })}
        </p>
      )}
    </div>
  );
}
