import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { Arrow, Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { isDownload } from '@/lib/orders/catalog/is-download';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { CheckoutProgress } from '../shared/checkout-progress';
import { secondsLeft, useNow } from '../shared/clock';
import { StepHeading } from '../shared/step-heading';
import { useToday } from '../shared/use-today';
import { useCheckout } from '../state/checkout-context';
import { HoldState } from './hold-state';
import { PaymentSummary } from './payment-summary';
import { usePayment } from './use-payment';

export function PaymentStep() {
  const { product, state, goTo, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const { pay, processing, error } = usePayment();
  const now = useNow();
  const today = useToday();
  const seconds = state.hold ? Math.min(HOLD_MINUTES * 60, secondsLeft(state.hold.expiresAt, now)) : null;
  const mayPay = !product.requiresBooking || (seconds !== null && seconds > 0);
  const expired = seconds === 0;

  const missingHold = product.requiresBooking && state.hold === null && !processing;
  const { take, taking, error: holdError } = hold;
  useEffect(() => {
    if (missingHold && holdError === null) void take();
  }, [missingHold, holdError, take]);

  return (
    <div className="rejilla grow content-start pb-bloque lg:gap-y-0">
      <CheckoutProgress step="payment" />
      <div className="lg:!col-[1/8] lg:pr-6">
        <div className="mb-4">
          <StepHeading quiet>{t('heading')}</StepHeading>
        </div>
        <PaymentSummary />
      </div>
      <div className="max-lg:mt-6 lg:!col-[8/-1]">
        <div className="respaldo-grande bg-azafran px-[min(1.75rem,7vw)] pt-6 pb-7 md:pt-8">
          {!product.requiresBooking && (
            <p className="mb-5 text-lead leading-snug">{t(isDownload(product) ? 'plainFiles' : 'plain')}</p>
          )}
          {mayPay && (
            <>
              <Button
                disabled={processing || taking}
                onClick={() => void pay('same-tab')}
                className="min-h-[72px] w-full !justify-between text-[1.375rem] enabled:hover:!border-papel enabled:hover:!bg-papel enabled:hover:!text-tinta"
              >
                <span>{processing ? t('processing') : t('pay', { amount: formatEuros(state.selectedPrice) })}</span>
                {processing ? <Spinner /> : <Arrow />}
              </Button>
              <p className="mt-3 font-bold">{t('obligation')}</p>
              {error && (
                <Notice tone="error" className="mt-4">
                  {error}
                </Notice>
              )}
            </>
          )}
          {product.requiresBooking && <HoldState seconds={seconds} />}
          {!mayPay && !(expired && !taking) && <p className="mt-4">{t(taking ? 'payOnceTaken' : 'payNeedsHour')}</p>}
          {mayPay && (
            <>
              <PaymentTerms openUntil={today?.openUntil} />
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
        <p className="mt-4">
          <button
            type="button"
            disabled={processing}
            className="enlace py-2.5"
            onClick={() => goTo(product.requiresBooking ? 'booking' : 'customer')}
          >
            {t(product.requiresBooking ? (expired ? 'chooseAnother' : 'backToBooking') : 'backToCustomer')}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Says what pressing the button means. The last day is named once the server has said it. */
export function PaymentTerms({ openUntil }: { openUntil: MadridDate | undefined }) {
  const { business } = useCheckout();
  const days = business.guaranteeDays;
  const until = openUntil && formatWeekdayAndDate(openUntil);
  const t = useTranslations('Checkout.payment');
  const link = (text: ReactNode) => <Elsewhere href="/condiciones#desistimiento">{text}</Elsewhere>;
  return (
    <>
      <p className="mt-5">{t.rich('terms', { link: (text) => <Elsewhere href="/condiciones">{text}</Elsewhere> })}</p>
      {until ? (
        <p key={until} className="mt-2">
          {t.rich('withdrawalUntil', { until, link })}
        </p>
      ) : (
        <p key={days} className="mt-2">
          {t.rich('withdrawal', { days, link })}
        </p>
      )}
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
