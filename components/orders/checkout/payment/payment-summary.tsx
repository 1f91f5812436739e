import { useTranslations } from 'next-intl';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { AppointmentBlock } from '../shared/appointment-block';
import { useCheckout } from '../state/checkout-context';

/** The price, what it buys and when, in front of the button that pays it. */
export function PaymentSummary() {
  const { product, state, business } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const { date, time } = state;
  const { email } = state.customer;
  const row = 'border-t-[1.5px] border-tinta py-2.5 [overflow-wrap:anywhere]';
  const place =
    state.bookingType === 'online'
      ? t('summaryOnline', { email })
      : t('summaryInPerson', { address: business.officeAddress });
  return (
    <section aria-label={t('summary')} className="lg:row-span-3 lg:row-start-3 lg:!col-[7/-1]">
      <ul className="flex flex-col">
        <li
          key={state.selectedPrice}
          className="pb-3 max-lg:flex max-lg:flex-wrap max-lg:items-end max-lg:justify-between max-lg:gap-x-4 lg:order-last lg:border-t-[1.5px] lg:border-tinta lg:py-2.5 lg:font-bold"
        >
          {t.rich('summaryTotal', {
            amount: formatEuros(state.selectedPrice),
            figure: (amount) => (
              <span className="max-lg:font-titular max-lg:text-importe max-lg:leading-none max-lg:font-bold max-lg:tracking-cerrado">
                {amount}
              </span>
            ),
          })}
        </li>
        {date && time && (
          <li className="pb-3 lg:pb-5">
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
        <li className={row}>{product.name}</li>
        <li className={row}>{date && time ? place : t('summaryMail', { email })}</li>
      </ul>
    </section>
  );
}
