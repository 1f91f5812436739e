import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { CheckoutProgress } from '../shared/checkout-progress';
import { Clock, secondsLeft, useNow } from '../shared/clock';
import { StepHeading } from '../shared/step-heading';
import { useCheckout } from '../state/checkout-context';
import type { Outcome, Payment, Step } from '../state/checkout-state';
import { MAX_POLLS, POLL_INTERVAL_MS } from './poll-rules';
import { successPagePath } from './return-paths';
import { isUnpaid, PayLink, UnpaidText, type UnpaidView } from './unpaid-order';
import { useCancelPayment } from './use-cancel-payment';
import { useOrderPoll } from './use-order-poll';
import { usePaymentWindow, useReturned } from './use-payment-window';

export function PaymentPending() {
  const { state } = useCheckout();
  return (
    <div className="rejilla grow content-start gap-y-8 pb-bloque">
      {state.payment ? <WaitForPayment key={state.payment.sessionId} payment={state.payment} /> : <NoPayment />}
    </div>
  );
}

function NoPayment() {
  const { dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.pending');
  return (
    <>
      <CheckoutProgress step="payment-pending" />
      <div className="max-w-2xl">
        <StepHeading>{t('heading')}</StepHeading>
        <Notice tone="error" className="my-8">
          <p>{t('noSession')}</p>
          <p className="mt-1 font-normal">{t('noSessionText')}</p>
        </Notice>
        <Button
          onClick={() => {
            dispatch({ type: 'started-over' });
            goTo('customer', 'replace');
          }}
        >
          {t('startOver')}
        </Button>
      </div>
    </>
  );
}

function WaitForPayment({ payment }: { payment: Payment }) {
  const { dispatch, goTo, nameStep, resumedSession } = useCheckout();
  const t = useTranslations('Checkout.pending');
  const now = useNow();

  const finish = useCallback(
    (outcome: Outcome) => {
      dispatch({ type: 'finished', outcome });
      goTo('confirmation', 'replace');
    },
    [dispatch, goTo],
  );
  const returned = useReturned(resumedSession === payment.sessionId);
  const { poll, deadline } = useOrderPoll(payment.sessionId, returned ? 'return' : 'settlement');
  const ended = poll?.status === 'final' ? poll.reading?.outcome : null;
  useEffect(() => {
    if (ended) finish(ended);
  }, [ended, finish]);
  const { cancel, cancelling, problem } = useCancelPayment(payment.sessionId, finish);
  usePaymentWindow(payment.sessionId, finish, cancel);

  const view = poll?.reading?.view ?? null;
  // Before the visitor has been at the provider's, an unpaid order is nothing to tell.
  const unpaid = returned && isUnpaid(view) && payment.expiresAt > now ? view : null;
  const isTimedOut = poll?.status === 'timeout';
  // Nothing is processed while nothing is paid: the visitor is still at the payment.
  const step: Step = unpaid && !isTimedOut ? 'payment' : 'payment-pending';
  useEffect(() => {
    nameStep(step);
    return () => nameStep(null);
  }, [nameStep, step]);
  if (isTimedOut) return <TimedOut sessionId={payment.sessionId} unpaid={unpaid} />;
  const mayBeUnpaid = payment.expiresAt > now && (!returned || (poll !== undefined && view === null));
  return (
    <>
      <CheckoutProgress step={step} />
      <div className="lg:!col-[1/8]">
        <div aria-live="polite">
          <StepHeading>{t(unpaid ? 'unpaid' : 'heading')}</StepHeading>
          <div className="mt-4 text-lead md:mt-6">
            {unpaid ? <UnpaidText view={unpaid} /> : <p>{t(returned && !poll ? 'checking' : 'text')}</p>}
          </div>
        </div>
        {poll?.problem && <Notice className="mt-6">{t('unreachable')}</Notice>}
        {problem && (
          <Notice tone="error" className="mt-6">
            {problem}
          </Notice>
        )}
        {mayBeUnpaid && (
          <div className="mt-6">
            <p>{t('open')}</p>
            <a href={payment.checkoutUrl} rel="noreferrer" className={buttonClass('solid', 'mt-4 max-md:w-full')}>
              {t('openLink')}
            </a>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-4">
          {unpaid && <PayLink view={unpaid} />}
          <CancelButton cancelling={cancelling} onCancel={() => void cancel()} />
        </div>
      </div>
      {!unpaid && <Remaining seconds={Math.min((MAX_POLLS * POLL_INTERVAL_MS) / 1000, secondsLeft(deadline, now))} />}
    </>
  );
}

/** How long the page goes on asking by itself. */
function Remaining({ seconds }: { seconds: number }) {
  const t = useTranslations('Checkout.pending');
  return (
    <p className="lg:!col-[9/-1]">
      <span className="block">{t('remaining')}</span>
      <Clock
        seconds={seconds}
        label={t('timer', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        className="font-titular text-t3 font-bold tracking-cerrado"
      />
    </p>
  );
}

function CancelButton({ cancelling, onCancel }: { cancelling: boolean; onCancel: () => void }) {
  const { product } = useCheckout();
  const t = useTranslations('Checkout.pending');
  return (
    <Button look="line" disabled={cancelling} className="max-md:w-full" onClick={onCancel}>
      {cancelling ? t('cancelling') : t(product.requiresBooking ? 'cancelBooking' : 'cancelPlain')}
    </Button>
  );
}

function TimedOut({ sessionId, unpaid }: { sessionId: string; unpaid: UnpaidView | null }) {
  const t = useTranslations('Checkout.pending');
  return (
    <>
      <CheckoutProgress step="payment-pending" />
      <div className="max-w-3xl">
        <StepHeading>{t('timeoutTitle')}</StepHeading>
        <p role="status" className="mt-6 text-lead">
          {t('timeoutText')}
        </p>
        {unpaid && (
          <p className="mt-4">
            {t('open')}{' '}
            <a href={unpaid.openPayment.checkoutUrl} rel="noreferrer" className="enlace py-2">
              {t('openLink')}
            </a>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-4">
          <Link href={successPagePath(sessionId)} className={buttonClass('solid', 'max-md:w-full')}>
            {t('toConfirmation')}
          </Link>
          <Link prefetch={false} href="/contacto" className={buttonClass('line', 'max-md:w-full')}>
            {t('support')}
          </Link>
        </div>
      </div>
    </>
  );
}
