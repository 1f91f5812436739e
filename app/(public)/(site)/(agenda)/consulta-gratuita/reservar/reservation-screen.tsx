import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { PickerTexts } from '@/app/(public)/(site)/_booking/picker-texts';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { KeptNotice } from '@/components/agenda/appointments/free/kept-panel';
import { ReservationForm } from '@/components/agenda/appointments/free/reservation-form';
import { BookingHead } from '@/components/shared/ui/booking-head';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PrivacyLayer } from '@/components/shared/ui/privacy-layer';
import { findOffer } from '@/lib/agenda/appointments/free/queries';
import { UNCONFIRMED_MINUTES } from '@/lib/agenda/appointments/free/rules';
import { OFFER_DAYS } from '@/lib/agenda/appointments/link';
import { findBookableDays } from '@/lib/agenda/availability';
import { appointmentPrivacy } from '@/lib/questions/texts/consultation';
import { site } from '@/lib/shared/site';
import { reserve } from './reserve';

const FACTS = { minutes: site.consultationMinutes, kept: UNCONFIRMED_MINUTES };

type Props = {
  /** Of the sender of a consultation, or of a tab. */
  offer: string;
  /** Made for this page: a tab that has an earlier one goes on with that. */
  isNew?: boolean;
};

/** Chooses the hour of the free appointment. */
export async function ReservationScreen({ offer, isNew = false }: Props) {
  const [t, form, held] = await Promise.all([
    getTranslations('FirstConsultation.offer'),
    getTranslations('FirstConsultation.form'),
    getTranslations('FirstConsultation.kept'),
  ]);
  const now = new Date();
  const shown = await unlessDatabaseDown(async () => ({
    found: await findOffer(offer, now),
    hours: await findBookableDays(site.consultationMinutes, now),
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
  const isOfTab = found.chosenBy === 'tab';
  return (
    <PickerTexts>
      <ReservationForm
        action={reserve}
        offer={offer}
        isNew={isNew}
        hours={hours}
        officeAddress={site.officeAddress}
        phone={site.phone}
        phoneHours={site.phoneHours}
        service={t('service')}
        heads={{
          asked: (
            <BookingHead
              title={t(isOfTab ? 'directTitle' : 'title', FACTS)}
              lead={t(isOfTab ? 'directLead' : 'lead', FACTS)}
            />
          ),
          kept: <BookingHead title={held('title')} news="kept" />,
          full: <BookingHead title={t('fullTitle')} lead={t(isOfTab ? 'directFullLead' : 'fullLead')} />,
        }}
        earlier={found.kept && <KeptNotice {...found.kept} />}
        privacy={
          isOfTab ? (
            <PrivacyLayer {...appointmentPrivacy} heading="h3" />
          ) : (
            <p className="max-w-texto text-nota text-tinta-2">
              {form.rich('privacy', {
                link: (text) => (
                  <PageLink href="/politica-privacidad" className="enlace">
                    {text}
                  </PageLink>
                ),
              })}
            </p>
          )
        }
      />
    </PickerTexts>
  );
}

export async function reservationMetadata(): Promise<Metadata> {
  const t = await getTranslations('FirstConsultation.offer');
  return { title: t('documentTitle', FACTS), ...bookingPageMetadata };
}
