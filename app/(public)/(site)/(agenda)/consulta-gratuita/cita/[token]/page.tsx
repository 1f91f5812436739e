import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { findFirstConsultation } from '@/lib/agenda/appointments/free/queries';
import { newsOf } from './appointment-news';
import { ConfirmedScreen } from './confirmed-screen';
import { EndedScreen } from './ended-screen';
import { UnconfirmedScreen } from './unconfirmed-screen';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ aviso?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('FirstConsultation.appointment');
  return { title: t('documentTitle'), ...bookingPageMetadata };
}

/** Reading it changes nothing: mail filters open links. */
export default async function AppointmentPage({ params, searchParams }: Props) {
  const [{ token }, { aviso }, t] = await Promise.all([
    params,
    searchParams,
    getTranslations('FirstConsultation.offer'),
  ]);
  const found = await unlessDatabaseDown(() => findFirstConsultation(token, new Date()));
  const news = newsOf(aviso);
  if (!found) return <BookingScreen title={t('downTitle')} lead={t('downText')} />;
  switch (found.state) {
    case 'unconfirmed':
      return <UnconfirmedScreen token={token} appointment={found} news={news} />;
    case 'confirmed':
      return <ConfirmedScreen token={token} appointment={found} news={news} />;
    default:
      return <EndedScreen {...found} news={news} />;
  }
}
