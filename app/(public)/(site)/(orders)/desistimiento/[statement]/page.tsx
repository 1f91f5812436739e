import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { PrintButton } from '@/components/orders/page/print-button';
import { ReceivedStatement } from '@/components/orders/withdrawal/received-statement';
import { RememberSent } from '@/components/orders/withdrawal/remember-sent';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { findLinkedStatement } from '@/lib/orders/withdrawal/find-statement';
import { statementPathOfLink } from '@/lib/orders/withdrawal/statement-link';
import { formatExactMoment, madridTime } from '@/lib/shared/madrid-time';
import { OtherWays } from '../../_withdrawal/other-ways';

type Props = { params: Promise<{ statement: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Withdrawal.done');
  return { title: t('title'), ...bookingPageMetadata };
}

/** What was stated without the order's link, for its sender: the same whether or not it fits an order, unless its buyer has undone it. */
export default async function StatedPage({ params }: Props) {
  await connection();
  const [{ statement: link }, t, written] = await Promise.all([
    params,
    getTranslations('Withdrawal.done'),
    getTranslations('Withdrawal.public'),
  ]);
  const read = await unlessDatabaseDown(async () => ({ statement: await findLinkedStatement(link) }));
  if (!read) return <BookingScreen title={t('downTitle')} lead={t('downText')} />;
  const { statement } = read;
  if (!statement) redirect('/desistimiento');
  return (
    <BookingScreen title={t('title')}>
      <RememberSent path={statementPathOfLink(link)} stands={!statement.undone} />
      <ReceivedStatement
        statement={statement}
        fileHref={statementPathOfLink(link, 'acuse.txt')}
        print={<PrintButton text={t('print')} look="line" className="max-sm:w-full" />}
      >
        <p className="max-w-texto">
          {statement.undone
            ? written('undone', { moment: statement.undone.at ? formatExactMoment(statement.undone.at) : 'unknown' })
            : written('next', { time: madridTime(statement.executeAt) })}
        </p>
      </ReceivedStatement>
      <OtherWays text="questions" />
    </BookingScreen>
  );
}
