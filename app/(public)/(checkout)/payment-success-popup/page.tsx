import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoSession } from '@/components/orders/checkout/outcome/no-session';
import { PopupReturn } from '@/components/orders/checkout/outcome/popup-return';
import { successPagePath } from '@/components/orders/checkout/outcome/return-paths';
import { type ReturnQuery, returnedSession } from '@/components/orders/checkout/outcome/returned-session';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { orderPageMetadata } from '../order-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('PaymentPopup');
  return orderPageMetadata('/payment-success-popup', t('successTitle'));
}

export default async function PaymentSuccessPopupPage({ searchParams }: { searchParams: ReturnQuery }) {
  const [sessionId, t] = await Promise.all([returnedSession(searchParams), getTranslations('PaymentPopup')]);
  if (!sessionId) return <NoSession business={businessFacts} />;
  return (
    <PopupReturn
      message={{ type: 'PAYMENT_SUCCESS', sessionId }}
      title={t('successTitle')}
      text={t('successText')}
      link={{ href: successPagePath(sessionId), text: t('successLink') }}
    />
  );
}
