import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { OrderWithdrawalForm } from '@/components/orders/withdrawal/order-withdrawal-form';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { maskedEmail } from '@/lib/orders/order-page/masked-email';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { findWithdrawalStep } from '@/lib/orders/withdrawal/find-statement';
import { knownName } from '@/lib/shared/person/name';
import { site } from '@/lib/shared/site';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';
import { confirmWithdrawal } from './confirm-withdrawal';
import { consequencesOf } from './consequences-of';
import { NothingToWithdraw } from './nothing-to-withdraw';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Withdrawal');
  return { title: t('title'), ...bookingPageMetadata };
}

/** The statement, to be read and confirmed. Opening it changes nothing. */
export default async function WithdrawPage({ params }: Props) {
  const [{ token }, t, { Withdrawal, EmailTypo }] = await Promise.all([
    params,
    getTranslations('Withdrawal'),
    getMessages(),
  ]);
  const now = new Date();
  const found = await readOrder(token, now);
  if (found?.ok === false) return <UnreadableScreen token={token} isDown={false} />;
  const step = found && (await unlessDatabaseDown(() => findWithdrawalStep(found.order.orderId, now)));
  if (!step) return <WithdrawalDown />;
  if (step.step === 'done') redirect(orderPathOfToken(token, 'desistimiento'));
  if (step.step !== 'confirm') return <NothingToWithdraw token={token} step={step} />;
  const { draft, waiting } = step;
  // An order that was rebuilt without a name has a mailbox in its place. What a statement that waits has is not asked again.
  const name = waiting?.name ?? knownName(draft.name) ?? '';
  return (
    <BookingScreen title={t('title')} lead={t('confirm.lead')}>
      <NextIntlClientProvider messages={{ Withdrawal: { confirm: Withdrawal.confirm }, EmailTypo }}>
        <OrderWithdrawalForm
          action={confirmWithdrawal}
          token={token}
          statement={(waiting ?? draft).statement}
          name={name}
          known={maskedEmail(waiting?.ackEmail ?? draft.email)}
          sent={waiting !== null}
          consequences={await consequencesOf(draft, waiting)}
          backHref={orderPathOfToken(token)}
          email={site.contactEmail}
        />
      </NextIntlClientProvider>
    </BookingScreen>
  );
}

/** While the database is down: a period must not end because of it. */
function WithdrawalDown() {
  const t = useTranslations('Withdrawal.down');
  return <BookingScreen title={t('title')} lead={t('text', { email: site.contactEmail })} />;
}
