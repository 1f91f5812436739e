'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { tabStorage } from '@/components/shared/browser/tab-storage';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import type { OrderView } from '@/lib/orders/contract';
import { PageTitle } from '../shared/page-title';
import { ResultCard } from '../shared/result-card';
import type { BusinessFacts } from '../state/business-facts';
import { useProblemMessage } from '../state/call-api';
import { CheckoutQueries } from '../state/checkout-queries';
import { isSettled } from '../state/checkout-state';
import { finishPayment, reopenCheckout } from '../state/stored-checkout';
import { AppointmentHead } from './appointment-head';
import { ContactLine } from './contact-line';
import { OnwardLinks } from './onward-links';
import { OrderReceipt } from './order-receipt';
import { OutcomeCard } from './outcome-card';
import { appointmentTexts, outcomeTexts } from './outcome-texts';
import { PaidOutcomeCard } from './paid-outcome-card';
import { type OrderState, orderState } from './poll-rules';
import { cancelPagePath } from './return-paths';
import { isUnpaid, PayLink, UnpaidText, type UnpaidView } from './unpaid-order';
import { useOrderPoll } from './use-order-poll';

/** `known`: how the server knew the order when it was asked for the page. `links`: the way to one's own links. */
type Props = { sessionId: string; business: BusinessFacts; known: OrderView | null; links: ReactNode };

/** The provider's return page: shows what the provider answers, whatever the address says. */
export function PaymentSuccess(props: Props) {
  return (
    <CheckoutQueries>
      <PaymentResult {...props} />
    </CheckoutQueries>
  );
}

function PaymentResult({ sessionId, business, known, links }: Props) {
  const t = useTranslations('PaymentSuccess');
  const { poll, restart } = useOrderPoll(sessionId, 'confirmation', known);
  const state = orderState(poll);
  const settled = state.kind === 'ended' && isSettled(state.outcome) ? state.outcome : null;
  useEffect(() => {
    if (settled) finishPayment(tabStorage(), sessionId, settled);
  }, [settled, sessionId]);

  // The first wait fills the screen, as the answer does: what follows it does not move while it is read.
  const waits = state.kind === 'loading';
  return (
    <>
      {/* One live region for all states announces each change of the title. */}
      <div aria-live="polite" className={waits ? '*:min-h-svh' : undefined}>
        <SuccessHead state={state} sessionId={sessionId} business={business} onRetry={restart} />
      </div>
      <div key={String(waits)} className="rejilla grow content-start py-12 pb-bloque print:py-2">
        {settled && state.kind === 'ended' && state.view ? (
          <OrderReceipt view={state.view} outcome={settled} {...{ sessionId, business, links }} />
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

type HeadProps = { state: OrderState; sessionId: string; business: BusinessFacts; onRetry: () => void };

function SuccessHead({ state, sessionId, business, onRetry }: HeadProps) {
  const t = useTranslations('PaymentSuccess');
  const problemMessage = useProblemMessage();
  switch (state.kind) {
    case 'loading':
      return (
        <ResultCard ground="neutral" title={t('loading')}>
          <Spinner />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </ResultCard>
      );
    case 'unknown-session':
      if (state.toProvider) {
        return (
          <ResultCard ground="neutral" title={t('unknownTitle')}>
            <p>{t('unknownText')}</p>
          </ResultCard>
        );
      }
      return (
        <ResultCard ground="neutral" title={t('genericTitle')}>
          <p>{t('genericText')}</p>
          <p>{t('genericCheck')}</p>
        </ResultCard>
      );
    case 'failed':
      return (
        <ResultCard ground="bad" title={t('failedTitle')} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
          <p>{problemMessage(state.problem)}</p>
          <p>{t('failedText')}</p>
        </ResultCard>
      );
    case 'open': {
      const retry = state.timedOut && <Button onClick={onRetry}>{t('checkAgain')}</Button>;
      if (isUnpaid(state.view)) return <StillUnpaid view={state.view} sessionId={sessionId} retry={retry} />;
      return <OutcomeCard text={outcomeTexts.success[state.timedOut ? 'timed-out' : 'open']} actions={retry} />;
    }
    case 'ended':
      if (state.outcome === 'unpaid') return <Unpaid sessionId={sessionId} />;
      if (state.outcome === 'confirmed' && state.view?.booking) {
        return (
          <AppointmentHead
            text={appointmentTexts.success}
            heading={PageTitle}
            booking={state.view.booking}
            sessionId={sessionId}
            business={business}
          />
        );
      }
      return <PaidOutcomeCard text={outcomeTexts.success[state.outcome]} view={state.view} />;
  }
}

type StillUnpaidProps = { view: UnpaidView; sessionId: string; retry: ReactNode };

/** Back from the provider without having paid. `retry` replaces the way to pay once nothing is asked any more. */
function StillUnpaid({ view, sessionId, retry }: StillUnpaidProps) {
  const t = useTranslations('Checkout.pending');
  return (
    <ResultCard
      ground="neutral"
      title={t('unpaid')}
      actions={
        <>
          {retry || <PayLink view={view} />}
          <Link prefetch={false} href={cancelPagePath(sessionId)} className={buttonClass('line', 'max-md:w-full')}>
            {t(view.booking ? 'cancelBooking' : 'cancelPlain')}
          </Link>
        </>
      }
    >
      <UnpaidText view={view} />
    </ResultCard>
  );
}

function Unpaid({ sessionId }: { sessionId: string }) {
  const t = useTranslations('PaymentSuccess');
  // Reopening removes the stored payment, so it happens once.
  const [checkout] = useState(() => reopenCheckout(tabStorage(), sessionId));
  return (
    <OutcomeCard
      text={outcomeTexts.success.unpaid}
      actions={
        checkout && (
          <Link href={checkout} className={buttonClass('solid')}>
            {t('backToCheckout')}
          </Link>
        )
      }
    />
  );
}
