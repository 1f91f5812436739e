import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { PrintButton } from '@/components/orders/page/print-button';
import { ReceivedStatement } from '@/components/orders/withdrawal/received-statement';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { PageLink } from '@/components/shared/ui/page-link';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { findStatement } from '@/lib/orders/withdrawal/find-statement';
import { maskedStatement } from '@/lib/orders/withdrawal/statement';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';
import { nextOf } from './next-of';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Withdrawal.done');
  return { title: t('title'), ...bookingPageMetadata };
}

/** The statement that counts for an order, right after it was sent and whenever it is opened later. */
export default async function WithdrawnPage({ params }: Props) {
  const [{ token }, t] = await Promise.all([params, getTranslations('Withdrawal.done')]);
  const found = await readOrder(token, new Date());
  if (found?.ok === false) return <UnreadableScreen token={token} isDown={false} />;
  const read =
    found && (await unlessDatabaseDown(async () => ({ statement: await findStatement(found.order.orderId) })));
  if (!found || !read) return <BookingScreen title={t('downTitle')} lead={t('downText')} />;
  const { statement } = read;
  if (!statement) redirect(orderPathOfToken(token));
  return (
    <BookingScreen title={t('title')}>
      <ReceivedStatement
        statement={maskedStatement(statement)}
        fileHref={orderPathOfToken(token, 'acuse.txt')}
        print={<PrintButton text={t('print')} look="line" className="max-sm:w-full" />}
      >
        {(await nextOf(statement, found.order)).map((sentence) => (
          <p key={sentence} className="max-w-texto">
            {sentence}
          </p>
        ))}
        <p className="print:hidden">
          <PageLink href={orderPathOfToken(token)} className="enlace py-2">
            {t('order')}
          </PageLink>
        </p>
      </ReceivedStatement>
    </BookingScreen>
  );
}
