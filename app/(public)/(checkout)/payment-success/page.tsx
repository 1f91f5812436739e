import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoSession } from '@/components/orders/checkout/outcome/no-session';
import { PaymentSuccess } from '@/components/orders/checkout/outcome/payment-success';
import { type ReturnQuery, returnedSession } from '@/components/orders/checkout/outcome/returned-session';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { orderPageMetadata } from '../order-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('PaymentSuccess');
  return orderPageMetadata('/payment-success', t('title'));
}

export default async function PaymentSuccessPage({ searchParams }: { searchParams: ReturnQuery }) {
  const sessionId = await returnedSession(searchParams);
  if (!sessionId) return <NoSession business={businessFacts} />;
  return <PaymentSuccess sessionId={sessionId} business={businessFacts} />;
}
