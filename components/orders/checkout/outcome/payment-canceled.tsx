'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { tabStorage } from '@/components/shared/browser/tab-storage';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { ResultCard } from '../shared/result-card';
import { useProblemMessage } from '../state/call-api';
import { CheckoutQueries } from '../state/checkout-queries';
import { isSettled } from '../state/checkout-state';
import { openPayment, reopenCheckout } from '../state/stored-checkout';
import { OutcomeCard } from './outcome-card';
import { outcomeTexts } from './outcome-texts';
import { orderState } from './poll-rules';
import { ReceiptSection } from './receipt-section';
import { successPagePath } from './return-paths';
import { useOrderPoll } from './use-order-poll';

type Props = { sessionId: string | null; contactEmail: string };

/** The provider's page for a payment given up: frees the hour, and states only what is certain. */
export function PaymentCanceled({ sessionId, contactEmail }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <div aria-live="polite">
        {hydrated ? (
          <CheckoutQueries>
            <Cancellation named={sessionId} />
          </CheckoutQueries>
        ) : (
          <Loading />
        )}
      </div>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <Help contactEmail={contactEmail} />
      </div>
    </>
  );
}

/** `named`: the session in the address. Without it the open payment of this tab counts. */
function Cancellation({ named }: { named: string | null }) {
  const [stored] = useState(() => openPayment(tabStorage()));
  const sessionId = named ?? stored;
  return sessionId ? <CancelPayment sessionId={sessionId} /> : <NothingToCancel />;
}

function CancelPayment({ sessionId }: { sessionId: string }) {
  const t = useTranslations('PaymentCanceled');
  const problemMessage = useProblemMessage();
  const { poll, restart } = useOrderPoll(sessionId, 'cancellation');
  const state = orderState(poll);
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'unknown-session':
      return <NothingToCancel />;
    case 'failed':
      return (
        <NoticeCard action={<Button onClick={restart}>{t('retry')}</Button>}>
          <p>{t('failed')}</p>
          <p>{problemMessage(state.problem)}</p>
        </NoticeCard>
      );
    case 'open':
      return <OutcomeCard text={outcomeTexts.canceled.open} actions={<OrderLink sessionId={sessionId} />} />;
    case 'ended':
      if (!isSettled(state.outcome)) return <Canceled outcome={state.outcome} sessionId={sessionId} />;
      return <OutcomeCard text={outcomeTexts.canceled[state.outcome]} actions={<OrderLink sessionId={sessionId} />} />;
  }
}

function Canceled({ outcome, sessionId }: { outcome: 'unpaid' | 'unclear'; sessionId: string }) {
  const t = useTranslations('PaymentCanceled');
  // Reopening removes the stored payment, so it happens once.
  const [checkout] = useState(() => reopenCheckout(tabStorage(), sessionId));
  return (
    <OutcomeCard
      text={outcomeTexts.canceled[outcome]}
      circumstances={{ reopened: checkout !== null }}
      actions={
        <>
          {checkout && (
            <Link href={checkout} className={buttonClass('solid', 'max-md:w-full')}>
              {t('backToCheckout')}
            </Link>
          )}
          <WaysOut />
        </>
      }
    />
  );
}

function OrderLink({ sessionId }: { sessionId: string }) {
  const t = useTranslations('PaymentCanceled');
  return (
    <Link href={successPagePath(sessionId)} className={buttonClass('solid', 'max-md:w-full')}>
      {t('seeOrder')}
    </Link>
  );
}

function Loading() {
  const t = useTranslations('PaymentCanceled');
  return (
    <NoticeCard>
      <p className="flex items-center gap-3">
        <Spinner /> {t('loading')}
      </p>
    </NoticeCard>
  );
}

function NothingToCancel() {
  const t = useTranslations('PaymentCanceled');
  return (
    <NoticeCard>
      <p>{t('unknown')}</p>
    </NoticeCard>
  );
}

/** The page without an outcome to show. */
function NoticeCard({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useTranslations('PaymentCanceled');
  return (
    <ResultCard
      ground="bad"
      title={t('title')}
      actions={
        <>
          {action}
          <WaysOut />
        </>
      }
    >
      {children}
    </ResultCard>
  );
}

function WaysOut() {
  const t = useTranslations('PaymentCanceled');
  return (
    <>
      <Link prefetch={false} href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
        {t('services')}
      </Link>
      <Link prefetch={false} href="/" className={buttonClass('line', 'max-md:w-full')}>
        {t('home')}
      </Link>
    </>
  );
}

function Help({ contactEmail }: { contactEmail: string }) {
  const t = useTranslations('PaymentCanceled');
  return (
    <ReceiptSection title={t('helpTitle')}>
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
    </ReceiptSection>
  );
}
