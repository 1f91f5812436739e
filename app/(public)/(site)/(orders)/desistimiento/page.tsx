import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PublicStatementForm } from '@/components/orders/withdrawal/public-statement-form';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { PageLink } from '@/components/shared/ui/page-link';
import { publishedServices } from '@/lib/shared/published-sessions';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';
import { OwnLinks } from '../_links/own-links';
import { OtherWays } from '../_withdrawal/other-ways';
import { stateWithdrawal } from './state-withdrawal';

export const metadata = pageMetadata('/desistimiento');

/** Withdrawing without the link to an order. */
export default async function StatementPage() {
  const [t, { Withdrawal, EmailTypo }] = await Promise.all([getTranslations('Withdrawal'), getMessages()]);
  const { confirm, public: written } = Withdrawal;
  return (
    <BookingScreen title={t('title')}>
      <NextIntlClientProvider messages={{ Withdrawal: { confirm, public: written }, EmailTypo }}>
        <PublicStatementForm
          action={stateWithdrawal}
          email={site.contactEmail}
          services={publishedServices}
          privacy={t.rich('public.privacy', {
            link: (text) => (
              <PageLink href="/politica-privacidad" className="enlace">
                {text}
              </PageLink>
            ),
          })}
        />
      </NextIntlClientProvider>
      <OtherWays text="otherWays" />
      <OwnLinks className="mt-12" />
    </BookingScreen>
  );
}
