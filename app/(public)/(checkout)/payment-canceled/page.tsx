import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PaymentCanceled } from '@/components/orders/checkout/outcome/payment-canceled';
import { type ReturnQuery, returnedSession } from '@/components/orders/checkout/outcome/returned-session';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { orderPageMetadata } from '../order-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('PaymentCanceled');
  return orderPageMetadata('/payment-canceled', t('title'));
}

export default async function PaymentCanceledPage({ searchParams }: { searchParams: ReturnQuery }) {
  return <PaymentCanceled sessionId={await returnedSession(searchParams)} contactEmail={businessFacts.contactEmail} />;
}
