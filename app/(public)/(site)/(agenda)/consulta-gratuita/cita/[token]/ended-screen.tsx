import { getTranslations } from 'next-intl/server';
import { OwnLinks } from '@/app/(public)/(site)/(orders)/_links/own-links';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { site } from '@/lib/shared/site';
import type { newsOf } from './appointment-news';

type Props = {
  state: 'gone' | 'expired' | 'cancelled' | 'over';
  /** Where another hour can be chosen. */
  again?: string | null;
  news?: ReturnType<typeof newsOf>;
};

export async function EndedScreen({ state, again = null, news = null }: Props) {
  const t = await getTranslations('FirstConsultation');
  const hasOne = news === 'mailbox-has-one';
  return (
    <BookingScreen
      title={t(hasOne ? 'appointment.knownTitle' : `appointment.${state}Title`)}
      lead={t(hasOne ? 'news.mailbox-has-one' : `appointment.${state}Text`, { phone: site.phone })}
      news={news}
    >
      {state === 'gone' && <OwnLinks className="mb-12" />}
      <p className="flex flex-wrap gap-4">
        {again && !hasOne && (
          <PageLink href={again} className={buttonClass()}>
            {t('appointment.again')}
          </PageLink>
        )}
        <PageLink href="/" className={buttonClass('line')}>
          {t('appointment.home')}
        </PageLink>
      </p>
    </BookingScreen>
  );
}
