import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { site } from '@/lib/site';
import { bookingPageMetadata } from '../../../_booking/booking-page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.renewed');
  return { title: t('title'), ...bookingPageMetadata };
}

/** The same for every address: it reads nothing. */
export default async function LinkSentPage() {
  await connection();
  const t = await getTranslations('OrderPage.renewed');
  return <BookingScreen title={t('title')} lead={t('text', { phone: site.phone })} news="renewed" />;
}
