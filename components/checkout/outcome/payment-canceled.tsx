'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { PageTitle } from '../shared/page-title';
import { ResultCard } from '../shared/result-card';
import type { ApiFailure } from '../state/api';
import { isSettled, type Outcome, type PaidOutcome } from '../state/checkout-state';
import { openPayment, reopenCheckout } from '../state/stored-payment';
import { tabStorage } from '../state/tab-storage';
import { useFailureMessage } from '../state/use-failure-message';
import { settlePayment } from './settle-payment';

type Cancellation =
  | { kind: 'loading' }
  /** Neither the address nor this tab names a payment. */
  | { kind: 'no-payment' }
  | { kind: 'failed'; failure: ApiFailure }
  | { kind: 'answered'; sessionId: string; outcome: Outcome | null; checkout: string | null };

/** Where the provider sends whoever gives up: gives the hour back, and says only what is certain. */
export function PaymentCanceled({ sessionId, contactEmail }: { sessionId: string | null; contactEmail: string }) {
  const { cancellation, retry } = useCancellation(sessionId);
  return (
    <>
      <div aria-live="polite">
        <CanceledHead cancellation={cancellation} onRetry={retry} />
      </div>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <Help contactEmail={contactEmail} />
      </div>
    </>
  );
}

function useCancellation(named: string | null) {
  const [cancellation, setCancellation] = useState<Cancellation>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const left = new AbortController();
    async function cancel(sessionId: string) {
      const result = await settlePayment('cancel', sessionId, left.signal);
      if (left.signal.aborted) return;
      if (!result.ok) {
        const { failure } = result;
        const unknown = failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'invalid');
        return setCancellation(unknown ? { kind: 'no-payment' } : { kind: 'failed', failure });
      }
      const { outcome } = result.value;
      const ended = outcome === 'unpaid' || outcome === 'unclear';
      const checkout = ended ? reopenCheckout(tabStorage(), sessionId) : null;
      setCancellation({ kind: 'answered', sessionId, outcome, checkout });
    }
    const sessionId = named ?? openPayment(tabStorage());
    setCancellation({ kind: sessionId ? 'loading' : 'no-payment' });
    if (sessionId) void cancel(sessionId);
    return () => left.abort();
  }, [named, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { cancellation, retry };
}

function CanceledHead({ cancellation, onRetry }: { cancellation: Cancellation; onRetry: () => void }) {
  const t = useTranslations('PaymentCanceled');
  const failureMessage = useFailureMessage();
  switch (cancellation.kind) {
    case 'loading':
      return (
        <CanceledCard title={t('title')}>
          <p className="flex items-center gap-3">
            <Spinner /> {t('loading')}
          </p>
        </CanceledCard>
      );
    case 'no-payment':
      return (
        <CanceledCard title={t('title')}>
          <p>{t('unknown')}</p>
        </CanceledCard>
      );
    case 'failed':
      return (
        <CanceledCard title={t('title')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          <p>{t('failed')}</p>
          <p>{failureMessage(cancellation.failure)}</p>
        </CanceledCard>
      );
    case 'answered': {
      const { outcome, sessionId, checkout } = cancellation;
      if (outcome === null || isSettled(outcome)) return <NotCanceledCard outcome={outcome} sessionId={sessionId} />;
      const nothingCharged = outcome === 'unpaid';
      return (
        <CanceledCard
          title={t('title')}
          action={
            checkout && (
              <Link href={checkout} className={buttonClass('solid', 'max-md:w-full')}>
                {t('backToCheckout')}
              </Link>
            )
          }
        >
          <p>{t(nothingCharged ? 'noCharge' : 'checking')}</p>
          {nothingCharged && <p>{t('released')}</p>}
          {checkout && <p>{t('backHint')}</p>}
        </CanceledCard>
      );
    }
  }
}

/** The money was quicker, or is on its way. */
function NotCanceledCard({ outcome, sessionId }: { outcome: PaidOutcome | null; sessionId: string }) {
  const t = useTranslations('PaymentCanceled');
  const result = useTranslations('PaymentResult');
  const [title, text] = {
    open: [t('openTitle'), t('openText')],
    confirmed: [t('paidTitle'), t('paidText')],
    'needs-attention': [result('needsAttentionTitle'), result('needsAttention')],
    refunded: [result('refundedTitle'), result('refunded')],
  }[outcome ?? 'open'];
  return (
    <ResultCard
      ground="neutral"
      title={<PageTitle>{title}</PageTitle>}
      actions={
        <Link
          href={`/payment-success?session_id=${encodeURIComponent(sessionId)}`}
          className={buttonClass('solid', 'max-md:w-full')}
        >
          {t('seeOrder')}
        </Link>
      }
    >
      <p>{text}</p>
    </ResultCard>
  );
}

function CanceledCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const t = useTranslations('PaymentCanceled');
  return (
    <ResultCard
      ground="bad"
      title={<PageTitle>{title}</PageTitle>}
      actions={
        <>
          {action}
          <Link prefetch={false} href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
            {t('services')}
          </Link>
          <Link prefetch={false} href="/" className={buttonClass('line', 'max-md:w-full')}>
            {t('home')}
          </Link>
        </>
      }
    >
      {children}
    </ResultCard>
  );
}

function Help({ contactEmail }: { contactEmail: string }) {
  const t = useTranslations('PaymentCanceled');
  return (
    <section>
      <h2 className="mb-3 text-t4">{t('helpTitle')}</h2>
      <p>
        {t.rich('help', {
          mail: () => (
            <a href={`mailto:${contactEmail}`} className="enlace [overflow-wrap:anywhere]">
              {contactEmail}
            </a>
          ),
          contact: (text) => (
            <Link prefetch={false} href="/contacto" className="enlace">
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}
