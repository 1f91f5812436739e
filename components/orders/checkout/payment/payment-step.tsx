import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { Arrow, Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { isDownload } from '@/lib/orders/catalog/is-download';
import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros, formatPrice } from '@/lib/shared/money';
import { CheckoutProgress } from '../shared/checkout-progress';
import { secondsLeft, useNow } from '../shared/clock';
import { StepHeading } from '../shared/step-heading';
import { useCheckout } from '../state/checkout-context';
import { HoldState } from './hold-state';
import { PaymentSummary } from './payment-summary';
import { usePayment } from './use-payment';

export function PaymentStep() {
  const { product, state, goTo, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const { pay, processing, error } = usePayment();
  const now = useNow();
  const seconds = state.hold ? Math.min(HOLD_MINUTES * 60, secondsLeft(state.hold.expiresAt, now)) : null;
  const mayPay = !product.requiresBooking || (seconds !== null && seconds > 0);
  const expired = seconds === 0;

  const missingHold = product.requiresBooking && state.hold === null && !processing;
  const { take, taking, error: holdError } = hold;
  useEffect(() => {
    if (missingHold && holdError === null) void take();
  }, [missingHold, holdError, take]);

  return (
    <div className="rejilla grow content-start bg-azafran pb-bloque">
      <CheckoutProgress step="payment" ground="azafran" />
      <div className="mb-5 lg:row-start-3 lg:mb-0 lg:!col-[1/6]">
        <StepHeading>{t('heading')}</StepHeading>
      </div>
      <PaymentSummary />
      <div className="lg:row-start-4 lg:!col-[1/6]">
        {!mayPay && !(expired && !taking) && <p className="mt-4">{t(taking ? 'payOnceTaken' : 'payNeedsHour')}</p>}
        {mayPay && (
          <>
            <Button
              disabled={processing || taking}
              onClick={() => void pay('same-tab')}
              className="mt-6 min-h-[72px] w-full !justify-between text-[1.375rem] enabled:hover:!border-papel enabled:hover:!bg-papel enabled:hover:!text-tinta"
            >
              <span>{processing ? t('processing') : t('pay', { amount: formatEuros(state.selectedPrice) })}</span>
              {processing ? <Spinner /> : <Arrow />}
            </Button>
            {error && (
              <Notice tone="error" className="mt-4">
                {error}
              </Notice>
            )}
            <PaymentTerms today={madridDate(new Date(now))} />
            <button
              type="button"
              disabled={processing || taking}
              onClick={() => void pay('new-window')}
              className="enlace mt-2 py-2.5 hover:text-tinta hover:decoration-3 max-md:hidden"
            >
              {t('popup')}
            </button>
          </>
        )}
      </div>
      {product.requiresBooking ? (
        <HoldState seconds={seconds} />
      ) : (
        <div className="mt-8 grid grid-cols-subgrid items-end gap-y-6 lg:row-start-2 lg:mt-0 lg:mb-12">
          <p
            aria-hidden="true"
            translate="no"
            className="cifra col-span-full -ml-[0.03em] text-gigante whitespace-nowrap max-lg:hidden lg:!col-[1/7]"
          >
            {formatPrice(state.selectedPrice)}
          </p>
          <p className="col-span-full text-lead lg:!col-[7/-1]">{t(isDownload(product) ? 'plainFiles' : 'plain')}</p>
        </div>
      )}
      <p className="mt-4 lg:row-start-5 lg:!col-[1/6]">
        <button
          type="button"
          disabled={processing}
          className="enlace py-2.5 hover:text-tinta hover:decoration-3"
          onClick={() => goTo(product.requiresBooking ? 'booking' : 'customer')}
        >
          {t(product.requiresBooking ? (expired ? 'chooseAnother' : 'backToBooking') : 'backToCustomer')}
        </button>
      </p>
    </div>
  );
}

/**
 * What pressing the button means, beside the button. One period with its last day: that of the guarantee, which the legal one may
 * outlast if it ends on a closed day. The conditions and the confirmation tell them apart.
 */
function PaymentTerms({ today }: { today: MadridDate }) {
  const { business } = useCheckout();
  const days = business.guaranteeDays;
  const end = addMadridDays(today, days);
  const until = formatWeekdayAndDate(end);
  const t = useTranslations('Checkout.payment');
  return (
    <>
      <p className="mt-3 font-bold">{t('obligation')}</p>
      <p className="mt-2">{t.rich('terms', { link: (text) => <Elsewhere href="/condiciones">{text}</Elsewhere> })}</p>
      <p key={`${days} ${until}`} className="mt-2">
        {t.rich('withdrawal', {
          days,
          until,
          link: (text) => <Elsewhere href="/condiciones#desistimiento">{text}</Elsewhere>,
        })}
      </p>
      <p className="mt-2">{t('hosted')}</p>
    </>
  );
}

/** In a tab of its own: the checkout stays as it is. */
function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link prefetch={false} href={href} target="_blank" className="enlace hover:text-tinta">
      {children}
    </Link>
  );
}
