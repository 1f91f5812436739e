import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PopupReturn } from '@/components/orders/checkout/outcome/popup-return';
import { type ReturnQuery, returnedSession } from '@/components/orders/checkout/outcome/returned-session';
import { orderPageMetadata } from '../order-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('PaymentPopup');
  return orderPageMetadata('/payment-canceled-popup', t('canceledDocument'));
}

export default async function PaymentCanceledPopupPage({ searchParams }: { searchParams: ReturnQuery }) {
  const [sessionId, t] = await Promise.all([returnedSession(searchParams), getTranslations('PaymentPopup')]);
  const query = sessionId ? `?session_id=${encodeURIComponent(sessionId)}` : '';
  return (
    <PopupReturn
      message={{ type: 'PAYMENT_CANCELED' }}
      title={t('canceledTitle')}
      text={t('canceledText')}
      link={{ href: `/payment-canceled${query}`, text: t('canceledLink') }}
    />
  );
}
