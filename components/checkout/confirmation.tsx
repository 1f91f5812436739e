'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { useCheckout } from './checkout-context';
import { CheckoutProgress } from './checkout-progress';
import { isSettled, type Outcome, type Payment } from './checkout-state';
import { ContactLine } from './contact-line';
import { OrderReceipt, type PaidOutcome } from './order-receipt';
import { ResultCard } from './result-card';
import { StepHeading } from './step-heading';
import { usePaymentResult } from './use-payment-result';

/** The end of the purchase: what was bought and what comes next, or what went wrong and the way back. */
export function Confirmation() {
  const { state } = useCheckout();
  const { outcome, payment } = state;
  return (
    <>
      <div className="rejilla">
        <CheckoutProgress step="confirmation" />
      </div>
      {outcome && payment && isPaid(outcome) ? (
        <PaidConfirmation outcome={outcome} payment={payment} />
      ) : (
        <FailedConfirmation nothingCharged={outcome === 'unpaid'} />
      )}
    </>
  );
}

function isPaid(outcome: Outcome): outcome is PaidOutcome {
  return isSettled(outcome);
}

function PaidConfirmation({ outcome, payment }: { outcome: PaidOutcome; payment: Payment }) {
  const { product, business } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  const result = useTranslations('PaymentResult');
  const { result: read } = usePaymentResult(payment.sessionId, { settled: true });
  const shown = {
    confirmed: [t(product.requiresBooking ? 'confirmedBooking' : 'confirmed'), t('lead')],
    'needs-attention': [result('needsAttentionTitle'), result('needsAttention')],
    refunded: [result('refundedTitle'), result('refunded')],
  }[outcome];

  return (
    <>
      <ResultCard
        ground={outcome === 'confirmed' ? 'good' : 'neutral'}
        title={<StepHeading>{shown[0]}</StepHeading>}
        actions={
          <>
            <Link href="/" className={buttonClass('solid', 'max-md:w-full')}>
              {t('home')}
            </Link>
            <Link href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
              {t('services')}
            </Link>
          </>
        }
      >
        <p>{shown[1]}</p>
      </ResultCard>
      <div className="rejilla grow py-12 pb-bloque">
        {read.kind === 'ended' && read.answer ? (
          <OrderReceipt answer={read.answer} sessionId={payment.sessionId} outcome={outcome} business={business} />
        ) : (
          <ContactLine business={business} />
        )}
      </div>
    </>
  );
}

function FailedConfirmation({ nothingCharged }: { nothingCharged: boolean }) {
  const { product, business, dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  return (
    <>
      <ResultCard
        ground="bad"
        title={<StepHeading>{t('errorTitle')}</StepHeading>}
        actions={
          <>
            <Button
              className="max-md:w-full"
              onClick={() => {
                dispatch({ type: 'started-over' });
                goTo('customer');
              }}
            >
              {t('retry')}
            </Button>
            <Link href="/contacto" className={buttonClass('line', 'max-md:w-full')}>
              {t('support')}
            </Link>
          </>
        }
      >
        {nothingCharged ? <p>{t('noCharge')}</p> : <p>{t('checking')}</p>}
        {nothingCharged && product.requiresBooking && <p>{t('noCalendar')}</p>}
        {nothingCharged && <p>{t('retryPossible')}</p>}
      </ResultCard>
      <div className="rejilla grow py-12 pb-bloque">
        <ContactLine business={business} />
        <p className="mt-6 flex flex-wrap gap-x-8">
          <Link href="/" className="enlace py-2">
            {t('home')}
          </Link>
          <Link href="/servicios" className="enlace py-2">
            {t('services')}
          </Link>
        </p>
      </div>
    </>
  );
}
