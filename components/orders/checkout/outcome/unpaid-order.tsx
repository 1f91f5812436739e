import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/shared/ui/button';
import type { OrderView } from '@/lib/orders/contract';
import { formatWeekdayAndDay, madridTime } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';

type OpenPayment = NonNullable<OrderView['openPayment']>;

/** An order whose payment page is open and has not been paid, as the server reports it. */
export type UnpaidView = OrderView & { openPayment: OpenPayment };

export function isUnpaid(view: OrderView | null): view is UnpaidView {
  return view !== null && view.openPayment !== null;
}

/** What is kept, and until when. */
export function UnpaidText({ view: { booking, openPayment } }: { view: UnpaidView }) {
  const t = useTranslations('PaymentResult');
  const until = madridTime(new Date(openPayment.expiresAt));
  return (
    <p>
      {booking
        ? t('unpaidHeld', { day: formatWeekdayAndDay(booking.bookingDate), time: booking.bookingTime, until })
        : t('unpaidPlain', { until })}
    </p>
  );
}

/** To the payment page that is open already: paying there is paying once. */
export function PayLink({ view: { order, openPayment } }: { view: UnpaidView }) {
  const t = useTranslations('PaymentResult');
  return (
    <a href={openPayment.checkoutUrl} rel="noreferrer" className={buttonClass('solid', 'max-md:w-full')}>
      {t('pay', { amount: formatEuros(order.totalAmount) })}
    </a>
  );
}
