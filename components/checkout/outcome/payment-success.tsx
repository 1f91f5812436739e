'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { AppointmentHead } from '../shared/appointment-head';
import type { Business } from '../shared/business-facts';
import { ContactLine } from '../shared/contact-line';
import { OnwardLinks } from '../shared/onward-links';
import { PageTitle } from '../shared/page-title';
import { ResultCard } from '../shared/result-card';
import { isSettled } from '../state/checkout-state';
import { finishPayment, reopenCheckout } from '../state/stored-payment';
import { tabStorage } from '../state/tab-storage';
import { useFailureMessage } from '../state/use-failure-message';
import { OrderReceipt } from './order-receipt';
import { type PaymentResult, usePaymentResult } from './use-payment-result';

type Props = { sessionId: string; business: Business };

/** Where the provider sends the buyer: asks for the truth, whatever the address says, and shows it. */
export function PaymentSuccess({ sessionId, business }: Props) {
  const t = useTranslations('PaymentSuccess');
  const { result, retry } = usePaymentResult(sessionId, { settled: false });
  const settled = result.kind === 'ended' && isSettled(result.outcome) ? result.outcome : null;
  useEffect(() => {
    if (settled) finishPayment(tabStorage(), sessionId, settled);
  }, [settled, sessionId]);

  return (
    <>
      {/* One live region for all states, so that each change of the title is said. */}
      <div aria-live="polite">
        <SuccessHead result={result} sessionId={sessionId} officeAddress={business.officeAddress} onRetry={retry} />
      </div>
      <div className="rejilla grow content-start py-12 pb-bloque">
        {result.kind === 'ended' && result.answer && isSettled(result.outcome) ? (
          <OrderReceipt answer={result.answer} sessionId={sessionId} outcome={result.outcome} business={business} />
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

function SuccessHead({
  result,
  sessionId,
  officeAddress,
  onRetry,
}: {
  result: PaymentResult;
  sessionId: string;
  officeAddress: string;
  onRetry: () => void;
}) {
  const t = useTranslations('PaymentSuccess');
  const outcomes = useTranslations('PaymentResult');
  const failureMessage = useFailureMessage();
  switch (result.kind) {
    case 'loading':
      return (
        <ResultCard ground="neutral" title={<PageTitle>{t('loading')}</PageTitle>}>
          <Spinner />
        </ResultCard>
      );
    case 'unknown':
      return (
        <ResultCard ground="neutral" title={<PageTitle>{t('genericTitle')}</PageTitle>}>
          <p>{t('genericText')}</p>
          <p>{t('genericCheck')}</p>
        </ResultCard>
      );
    case 'failed':
      return (
        <ResultCard
          ground="bad"
          title={<PageTitle>{t('failedTitle')}</PageTitle>}
          actions={<Button onClick={onRetry}>{t('retry')}</Button>}
        >
          <p>{failureMessage(result.failure)}</p>
          <p>{t('failedText')}</p>
        </ResultCard>
      );
    case 'open':
      return (
        <ResultCard
          ground="neutral"
          title={<PageTitle>{t('pendingTitle')}</PageTitle>}
          actions={result.patient && <Button onClick={onRetry}>{t('checkAgain')}</Button>}
        >
          <p>{t(result.patient ? 'stillPending' : 'pendingText')}</p>
        </ResultCard>
      );
    case 'ended':
      switch (result.outcome) {
        case 'confirmed':
          return result.answer?.booking ? (
            <AppointmentHead
              title={<PageTitle quiet>{t('paidTitle')}</PageTitle>}
              lead={t('paidLead')}
              booking={result.answer.booking}
              officeAddress={officeAddress}
            />
          ) : (
            <ResultCard ground="good" title={<PageTitle>{t('paidTitle')}</PageTitle>}>
              <p>{t('paidLead')}</p>
            </ResultCard>
          );
        case 'needs-attention':
          return (
            <ResultCard ground="neutral" title={<PageTitle>{outcomes('needsAttentionTitle')}</PageTitle>}>
              <p>{outcomes('needsAttention')}</p>
            </ResultCard>
          );
        case 'refunded':
          return (
            <ResultCard ground="neutral" title={<PageTitle>{outcomes('refundedTitle')}</PageTitle>}>
              <p>{outcomes('refunded')}</p>
            </ResultCard>
          );
        case 'unpaid':
        case 'unclear':
          return <NotPaid nothingCharged={result.outcome === 'unpaid'} sessionId={sessionId} />;
      }
  }
}

function NotPaid({ nothingCharged, sessionId }: { nothingCharged: boolean; sessionId: string }) {
  const t = useTranslations('PaymentSuccess');
  // Reading it also forgets the payment, so it is done once and only here, in the browser.
  const [checkout] = useState(() => (nothingCharged ? reopenCheckout(tabStorage(), sessionId) : null));
  return (
    <ResultCard
      ground="bad"
      title={<PageTitle>{t(nothingCharged ? 'unpaidTitle' : 'pendingTitle')}</PageTitle>}
      actions={
        checkout && (
          <Link href={checkout} className={buttonClass('solid')}>
            {t('backToCheckout')}
          </Link>
        )
      }
    >
      <p>{t(nothingCharged ? 'unpaidText' : 'unclearText')}</p>
    </ResultCard>
  );
}
