import { useTranslations } from 'next-intl';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import { hostNames } from '@/lib/shared/business/host-names';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { AppointmentBlock } from '../shared/appointment-block';
import { useCheckout } from '../state/checkout-context';

/** The price, what it buys, when and with whom, in front of the button that pays it. */
export function PaymentSummary() {
  const { product, state, business } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const booking = useTranslations('Checkout.booking');
  const { date, time } = state;
  const { email } = state.customer;
  const row = 'border-t border-regla py-2.5 [overflow-wrap:anywhere]';
  const host = hostNames(business.hosts);
  const place =
    state.bookingType === 'online'
      ? t('summaryOnline', { email })
      : t('summaryInPerson', { address: business.officeAddress });
  return (
    <section aria-label={t('summary')}>
      <ul className="flex flex-col">
        <li
          key={state.selectedPrice}
          className="flex flex-wrap items-end justify-between gap-x-4 pb-3 lg:flex-col lg:items-start lg:pb-5"
        >
          {t.rich('summaryTotal', {
            amount: formatEuros(state.selectedPrice),
            figure: (amount) => (
              <span className="-ml-[0.03em] cifra text-importe whitespace-nowrap lg:text-dato">{amount}</span>
            ),
          })}
        </li>
        <li className="border-t-[1.5px] border-tinta py-2.5 font-titular text-t4 font-bold tracking-leve [overflow-wrap:anywhere]">
          {product.name}
        </li>
        {date && time && (
          <li className="pb-3">
            <AppointmentBlock date={date} time={time} size="step">
              <p>
                {t('summaryDate', {
                  date: capitalised(formatLongDate(date)),
                  start: time,
                  end: endTime(time, product.bookingDuration),
                })}
              </p>
            </AppointmentBlock>
          </li>
        )}
        {date && time && host && <li className="pb-2.5 font-bold">{booking('host', { name: host })}</li>}
        <li className={row}>{date && time ? place : t('summaryMail', { email })}</li>
      </ul>
    </section>
  );
}
