'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { AppointmentHead } from '../shared/appointment-head';
import { CheckoutProgress } from '../shared/checkout-progress';
import { ContactLine } from '../shared/contact-line';
import { OnwardLinks } from '../shared/onward-links';
import { ResultCard } from '../shared/result-card';
import { StepHeading } from '../shared/step-heading';
import { useCheckout } from '../state/checkout-context';
import { isSettled, type PaidOutcome, type Payment } from '../state/checkout-state';
import { OrderReceipt } from './order-receipt';
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
      {payment && isSettled(outcome) ? (
        <PaidConfirmation outcome={outcome} payment={payment} />
      ) : (
        <FailedConfirmation nothingCharged={outcome === 'unpaid'} />
      )}
    </>
  );
}

function PaidConfirmation({ outcome, payment }: { outcome: PaidOutcome; payment: Payment }) {
  const { product, business } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  const { result } = usePaymentResult(payment.sessionId, { settled: true });
  const answer = result.kind === 'ended' ? result.answer : null;
  return (
    <>
      {outcome === 'confirmed' && product.requiresBooking ? (
        <AppointmentHead
          title={<StepHeading quiet>{t('confirmedBooking')}</StepHeading>}
          lead={t('lead')}
          booking={answer?.booking ?? null}
          officeAddress={business.officeAddress}
        />
      ) : (
        <PaidCard outcome={outcome} />
      )}
      <div className="rejilla grow content-start py-12 pb-bloque">
        {answer ? (
          <OrderReceipt answer={answer} sessionId={payment.sessionId} outcome={outcome} business={business} />
        ) : (
          <ContactLine business={business} />
        )}
        <p className="mt-12 flex flex-wrap gap-4">
          <OnwardLinks home={t('home')} services={t('services')} />
        </p>
      </div>
    </>
  );
}

function PaidCard({ outcome }: { outcome: PaidOutcome }) {
  const t = useTranslations('Checkout.confirmation');
  const result = useTranslations('PaymentResult');
  const [title, text] = {
    confirmed: [t('confirmed'), t('lead')],
    'needs-attention': [result('needsAttentionTitle'), result('needsAttention')],
    refunded: [result('refundedTitle'), result('refunded')],
  }[outcome];
  return (
    <ResultCard ground={outcome === 'confirmed' ? 'good' : 'neutral'} title={<StepHeading>{title}</StepHeading>}>
      <p>{text}</p>
    </ResultCard>
  );
}

function FailedConfirmation({ nothingCharged }: { nothingCharged: boolean }) {
  const { product, business, dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  // Whoever may have paid should ask before paying again.
  const retry = (look: 'solid' | 'line') => (
    <Button
      key="retry"
      look={look}
      className="max-md:w-full"
      onClick={() => {
        dispatch({ type: 'started-over' });
        goTo('customer');
      }}
    >
      {t('retry')}
    </Button>
  );
  const support = (look: 'solid' | 'line') => (
    <Link key="support" prefetch={false} href="/contacto" className={buttonClass(look, 'max-md:w-full')}>
      {t('support')}
    </Link>
  );
  return (
    <>
      <ResultCard
        ground="bad"
        title={<StepHeading>{t('errorTitle')}</StepHeading>}
        actions={nothingCharged ? [retry('solid'), support('line')] : [support('solid'), retry('line')]}
      >
        {nothingCharged ? <p>{t('noCharge')}</p> : <p>{t('checking')}</p>}
        {nothingCharged && product.requiresBooking && <p>{t('noCalendar')}</p>}
        {nothingCharged && <p>{t('retryPossible')}</p>}
      </ResultCard>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <ContactLine business={business} />
        <p className="mt-6 flex flex-wrap gap-x-8">
          <Link prefetch={false} href="/" className="enlace py-2">
            {t('home')}
          </Link>
          <Link prefetch={false} href="/servicios" className="enlace py-2">
            {t('services')}
          </Link>
        </p>
      </div>
    </>
  );
}
