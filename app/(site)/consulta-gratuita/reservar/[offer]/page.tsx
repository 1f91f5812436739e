import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { KeptNotice } from '@/components/first-consultation/kept-notice';
import { ReservationForm } from '@/components/first-consultation/reservation-form';
import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { OFFER_DAYS } from '@/lib/consultations/booking-offer';
import { findOffer } from '@/lib/first-consultation/queries';
import { UNCONFIRMED_MINUTES } from '@/lib/first-consultation/rules';
import { site } from '@/lib/site';
import { bookingPageMetadata } from '../../../_booking/booking-page-metadata';
import { freeHours } from '../../../_booking/free-hours';
import { PickerTexts } from '../../../_booking/picker-texts';
import { unlessDatabaseDown } from '../../../_booking/unless-database-down';
import { reserve } from './reserve';

type Props = { params: Promise<{ offer: string }> };

const FACTS = { minutes: site.consultationMinutes, kept: UNCONFIRMED_MINUTES };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('FirstConsultation.offer');
  return { title: t('documentTitle', FACTS), ...bookingPageMetadata };
}

export default async function ReservePage({ params }: Props) {
  await connection();
  const [{ offer }, t, form] = await Promise.all([
    params,
    getTranslations('FirstConsultation.offer'),
    getTranslations('FirstConsultation.form'),
  ]);
  const now = new Date();
  const shown = await unlessDatabaseDown(async () => ({
    found: await findOffer(offer, now),
    hours: await freeHours(now, site.consultationMinutes),
  }));
  if (!shown) return <BookingScreen title={t('downTitle')} lead={t('downText')} />;
  const { found, hours } = shown;
  if (found.state !== 'open') {
    return (
      <BookingScreen
        title={t(`${found.state}Title`)}
        lead={t(`${found.state}Text`, { phone: site.phone, days: OFFER_DAYS })}
      >
        {found.state === 'gone' ? (
          <PageLink href="/consulta-gratuita" className={buttonClass()}>
            {t('toForm')}
          </PageLink>
        ) : (
          <PageLink href="/" className={buttonClass('line')}>
            {t('home')}
          </PageLink>
        )}
      </BookingScreen>
    );
  }
  return (
    <BookingScreen title={t('title', FACTS)} lead={t('lead', FACTS)}>
      {found.kept && <KeptNotice {...found.kept} />}
      <PickerTexts>
        <ReservationForm
          action={reserve}
          offer={offer}
          hours={hours}
          officeAddress={site.officeAddress}
          phone={site.phone}
          privacy={form.rich('privacy', {
            link: (text) => (
              <PageLink href="/politica-privacidad" className="enlace">
                {text}
              </PageLink>
            ),
          })}
        />
      </PickerTexts>
    </BookingScreen>
  );
}
