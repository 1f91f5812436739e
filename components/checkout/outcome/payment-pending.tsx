import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CheckoutProgress } from '../shared/checkout-progress';
import { formatCountdown, secondsLeft } from '../shared/countdown';
import { StepHeading } from '../shared/step-heading';
import { useNow } from '../shared/use-now';
import { useCheckout } from '../state/checkout-context';
import type { Outcome, Payment } from '../state/checkout-state';
import { readPaymentMessage } from './payment-message';
import { MAX_POLLS, POLL_INTERVAL_MS } from './poll-rules';
import { readOrder } from './read-order';
import { successPagePath } from './success-page-path';
import { useCancelPayment } from './use-cancel-payment';
import { useOrderPoll } from './use-order-poll';

export function PaymentPending() {
  const { state } = useCheckout();
  return (
    <div className="rejilla grow content-start gap-y-8 pb-bloque">
      <CheckoutProgress step="payment-pending" />
      {state.payment ? <WaitForPayment key={state.payment.sessionId} payment={state.payment} /> : <NoPayment />}
    </div>
  );
}

function NoPayment() {
  const { dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.pending');
  return (
    <div className="max-w-2xl">
      <StepHeading>{t('heading')}</StepHeading>
      <Notice tone="error" className="my-8">
        {t('noSession')}
      </Notice>
      <p className="mb-6">{t('noSessionText')}</p>
      <Button
        onClick={() => {
          dispatch({ type: 'started-over' });
          goTo('customer', 'replace');
        }}
      >
        {t('startOver')}
      </Button>
    </div>
  );
}

function WaitForPayment({ payment }: { payment: Payment }) {
  const { dispatch, goTo } = useCheckout();
  const t = useTranslations('Checkout.pending');
  const now = useNow();

  const finish = useCallback(
    (outcome: Outcome) => {
      dispatch({ type: 'finished', outcome });
      goTo('confirmation', 'replace');
    },
    [dispatch, goTo],
  );
  const { poll, deadline } = useOrderPoll(payment.sessionId, 'settlement');
  const ended = poll?.status === 'final' ? poll.reading?.outcome : null;
  useEffect(() => {
    if (ended) finish(ended);
  }, [ended, finish]);
  const { cancel, cancelling, problem } = useCancelPayment(payment.sessionId, finish);
  usePaymentWindow(payment.sessionId, finish, cancel);

  if (poll?.status === 'timeout') return <TimedOut sessionId={payment.sessionId} />;
  const seconds = Math.min((MAX_POLLS * POLL_INTERVAL_MS) / 1000, secondsLeft(deadline, now));
  return (
    <>
      <div className="lg:!col-[1/8]">
        <StepHeading>{t('heading')}</StepHeading>
        <p className="mt-6 text-lead">{t('text')}</p>
        {payment.expiresAt > now && (
          <div className="mt-6">
            <p>{t('open')}</p>
            <a href={payment.checkoutUrl} rel="noreferrer" className={buttonClass('solid', 'mt-4 max-md:w-full')}>
              {t('openLink')}
            </a>
          </div>
        )}
        {poll?.failure && <Notice className="mt-6">{t('unreachable')}</Notice>}
        {problem && (
          <Notice tone="error" className="mt-6">
            {problem}
          </Notice>
        )}
        <CancelButton cancelling={cancelling} onCancel={() => void cancel()} />
      </div>
      <div className="lg:!col-[9/-1]">
        <p>{t('remaining')}</p>
        <p
          role="timer"
          aria-label={t('timer', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
          className="cifra mt-3 text-dato"
        >
          {formatCountdown(seconds)}
        </p>
      </div>
    </>
  );
}

function CancelButton({ cancelling, onCancel }: { cancelling: boolean; onCancel: () => void }) {
  const { product } = useCheckout();
  const t = useTranslations('Checkout.pending');
  return (
    <p className="mt-6">
      <button type="button" disabled={cancelling} className="enlace py-2.5" onClick={onCancel}>
        {cancelling ? t('cancelling') : t(product.requiresBooking ? 'cancelBooking' : 'cancelPlain')}
      </button>
    </p>
  );
}

/** Listens to the window in which the visitor pays. */
function usePaymentWindow(sessionId: string, finish: (outcome: Outcome) => void, cancel: () => Promise<void>) {
  useEffect(() => {
    const left = new AbortController();
    async function receive(event: MessageEvent) {
      const message = readPaymentMessage(event, window.location.origin);
      if (message?.type === 'PAYMENT_CANCELED') return void cancel();
      if (message?.type !== 'PAYMENT_SUCCESS' || message.sessionId !== sessionId) return;
      const result = await readOrder('confirm', sessionId, left.signal);
      if (result.ok && result.value.outcome && !left.signal.aborted) finish(result.value.outcome);
    }
    window.addEventListener('message', receive);
    return () => {
      left.abort();
      window.removeEventListener('message', receive);
    };
  }, [sessionId, finish, cancel]);
}

function TimedOut({ sessionId }: { sessionId: string }) {
  const t = useTranslations('Checkout.pending');
  return (
    <div className="max-w-3xl">
      <StepHeading>{t('timeoutTitle')}</StepHeading>
      <p role="status" className="mt-6 text-lead">
        {t('timeoutText')}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Link href={successPagePath(sessionId)} className={buttonClass('solid', 'max-md:w-full')}>
          {t('toConfirmation')}
        </Link>
        <Link prefetch={false} href="/contacto" className={buttonClass('line', 'max-md:w-full')}>
          {t('support')}
        </Link>
      </div>
    </div>
  );
}
