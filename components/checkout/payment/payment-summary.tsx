import { useTranslations } from 'next-intl';
import { capitalised, endTime } from '@/components/calendar/appointment-text';
import { formatLongDate } from '@/lib/madrid-time';
import { formatEuros } from '@/lib/money';
import { useCheckout } from '../state/checkout-context';

/** The order in four lines, beside the button that pays it. */
export function PaymentSummary() {
  const { product, state, business } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const { email } = state.customer;
  const lines = [product.name];
  if (state.date && state.time) {
    const start = state.time;
    const end = endTime(start, product.bookingDuration);
    lines.push(t('summaryDate', { date: capitalised(formatLongDate(state.date)), start, end }));
    lines.push(
      state.bookingType === 'online'
        ? t('summaryOnline', { email })
        : t('summaryInPerson', { address: business.officeAddress }),
    );
  } else {
    lines.push(t('summaryMail', { email }));
  }
  return (
    <section aria-label={t('summary')} className="max-lg:mb-8 lg:row-start-3 lg:!col-[7/-1]">
      <ul>
        {lines.map((line) => (
          <li key={line} className="border-t-[1.5px] border-tinta py-2.5 [overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
        <li className="border-t-[1.5px] border-tinta py-2.5 font-bold">
          {t('summaryTotal', { amount: formatEuros(state.selectedPrice) })}
        </li>
      </ul>
    </section>
  );
}
