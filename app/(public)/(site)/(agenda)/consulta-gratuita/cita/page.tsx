import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { EndedScreen } from './[token]/ended-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('FirstConsultation.appointment');
  return { title: t('documentTitle'), ...bookingPageMetadata };
}

/** A link that has lost its token. */
export default function AppointmentWithoutToken() {
  return <EndedScreen state="gone" />;
}
