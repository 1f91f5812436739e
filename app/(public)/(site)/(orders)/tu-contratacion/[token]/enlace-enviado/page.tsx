import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { findStateOfLink } from '@/lib/orders/order-page/linked-order';
import { INVALID_LINK_PATH, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { site } from '@/lib/shared/site';
import { UnreadableScreen } from '../../_order/unreadable-screen';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.renewed');
  return { title: t('title'), ...bookingPageMetadata };
}

/** Only for a link that a new one has ended. It shows nothing of the order. */
export default async function LinkSentPage({ params }: Props) {
  const [{ token }, t] = await Promise.all([params, getTranslations('OrderPage.renewed')]);
  const read = await unlessDatabaseDown(async () => ({ link: await findStateOfLink(token) }));
  if (!read) return <UnreadableScreen token={token} isDown />;
  if (read.link === 'present') redirect(orderPathOfToken(token));
  if (!read.link) redirect(INVALID_LINK_PATH);
  return (
    <BookingScreen title={t('title')} lead={t('text')} news="renewed">
      <p className="max-w-texto">
        {t.rich('late', {
          phone: site.phone,
          call: (text) => <PhoneLink>{text}</PhoneLink>,
        })}
      </p>
      <p className="mt-8">
        <PageLink href="/" className={buttonClass('line', 'max-sm:w-full')}>
          {t('home')}
        </PageLink>
      </p>
    </BookingScreen>
  );
}
