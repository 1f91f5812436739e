import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { CheckoutProgress } from '../shared/checkout-progress';
import { StepHeading } from '../shared/step-heading';
import { useCheckout } from '../state/checkout-context';
import { isSettled, type PaidOutcome, type Payment } from '../state/checkout-state';
import { AppointmentHead } from './appointment-head';
import { ContactLine } from './contact-line';
import { OnwardLinks } from './onward-links';
import { OrderReceipt } from './order-receipt';
import { OutcomeCard } from './outcome-card';
import { appointmentTexts, outcomeTexts } from './outcome-texts';
import { PaidOutcomeCard } from './paid-outcome-card';
import { orderState } from './poll-rules';
import { useOrderPoll } from './use-order-poll';

/** The last step: the receipt, or what went wrong and the way back. */
export function Confirmation() {
  const { state } = useCheckout();
  const { outcome, payment } = state;
  return (
    <>
      <div className="rejilla print:hidden">
        <CheckoutProgress step="confirmation" />
      </div>
      {payment && isSettled(outcome) ? (
        <PaidConfirmation outcome={outcome} payment={payment} />
      ) : (
        <FailedConfirmation outcome={outcome === 'unpaid' ? 'unpaid' : 'unclear'} />
      )}
    </>
  );
}

function PaidConfirmation({ outcome, payment }: { outcome: PaidOutcome; payment: Payment }) {
  const { product, business } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  const order = orderState(useOrderPoll(payment.sessionId, 'receipt').poll);
  const view = order.kind === 'ended' ? order.view : null;
  return (
    <>
      {outcome === 'confirmed' && product.requiresBooking ? (
        <AppointmentHead
          text={appointmentTexts.confirmation}
          heading={StepHeading}
          booking={view?.booking ?? null}
          sessionId={payment.sessionId}
          business={business}
        />
      ) : (
        <PaidOutcomeCard text={outcomeTexts.confirmation[outcome]} heading={StepHeading} view={view} />
      )}
      <div key={String(view === null)} className="rejilla grow content-start py-12 pb-bloque print:py-2">
        {view ? (
          <OrderReceipt view={view} sessionId={payment.sessionId} outcome={outcome} business={business} />
        ) : (
          <ContactLine business={business} />
        )}
        <p className="mt-12 flex flex-wrap gap-4 print:hidden">
          <OnwardLinks home={t('home')} services={t('services')} />
        </p>
      </div>
    </>
  );
}

function FailedConfirmation({ outcome }: { outcome: 'unpaid' | 'unclear' }) {
  const { product, business, dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.confirmation');
  // Where a charge is possible, support comes before another payment.
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
      <OutcomeCard
        text={outcomeTexts.confirmation[outcome]}
        heading={StepHeading}
        circumstances={{ appointment: product.requiresBooking }}
        actions={outcome === 'unpaid' ? [retry('solid'), support('line')] : [support('solid'), retry('line')]}
      />
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
