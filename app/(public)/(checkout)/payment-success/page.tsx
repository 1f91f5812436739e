import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { OwnLinks } from '@/app/(public)/(site)/(orders)/_links/own-links';
import { NoSession } from '@/components/orders/checkout/outcome/no-session';
import { PaymentSuccess } from '@/components/orders/checkout/outcome/payment-success';
import { type ReturnQuery, returnedSession } from '@/components/orders/checkout/outcome/returned-session';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { findOrderBySession } from '@/lib/orders/find-order-by-session';
import { orderPageMetadata } from '../order-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('PaymentSuccess');
  return orderPageMetadata('/payment-success', t('title'));
}

export default async function PaymentSuccessPage({ searchParams }: { searchParams: ReturnQuery }) {
  const sessionId = await returnedSession(searchParams);
  if (!sessionId) return <NoSession business={businessFacts} />;
  const known = await unlessDatabaseDown(() => findOrderBySession(sessionId, new Date()));
  const links = <OwnLinks className="mt-6" />;
  return <PaymentSuccess sessionId={sessionId} business={businessFacts} known={known} links={links} />;
}
