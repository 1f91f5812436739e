import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';
import { OwnLinks } from '../_links/own-links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.help');
  return { title: t('documentTitle'), robots: { index: false, follow: false } };
}

/** Mails the links of a mailbox to it, and says where else they are. A link that opens nothing leads here. */
export default async function OrderHelpPage() {
  const t = await getTranslations('OrderPage.help');
  return (
    <BookingScreen title={t('title')} lead={t('lead')}>
      <OwnLinks />
      <ul className="mt-12 grid max-w-texto gap-4">
        <li>{t('mail')}</li>
        <li>{t('renewed')}</li>
        <li>
          {t.rich('contact', {
            phone: site.phone,
            mail: () => (
              <a href={`mailto:${site.contactEmail}`} className="enlace wrap-anywhere">
                {site.contactEmail}
              </a>
            ),
            call: (text) => <PhoneLink>{text}</PhoneLink>,
          })}
        </li>
      </ul>
      <p className="mt-8 max-w-texto">{t('withdrawText')}</p>
      <p className="mt-4 flex flex-wrap gap-4">
        <PageLink href="/desistimiento" className={buttonClass('solid', 'max-sm:w-full')}>
          {t('withdraw')}
        </PageLink>
        <PageLink href="/" className={buttonClass('line', 'max-sm:w-full')}>
          {t('home')}
        </PageLink>
      </p>
    </BookingScreen>
  );
}
