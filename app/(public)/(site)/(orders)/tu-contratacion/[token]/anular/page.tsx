import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { ChosenHour } from '@/components/agenda/appointments/chosen-hour';
import { CancelForm } from '@/components/orders/page/cancel-form';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { CHOOSE_AGAIN_MONTHS } from '@/lib/orders/appointment/rules';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { formatEuros } from '@/lib/shared/money';
import { BackToOrder } from '../../_order/back-to-order';
import { newsOf } from '../../_order/order-news';
import { OrderNotice } from '../../_order/order-notice';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';
import { cancelHour } from '../order-actions';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ aviso?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.cancel');
  return { title: t('title'), ...bookingPageMetadata };
}

export default async function CancelPage({ params, searchParams }: Props) {
  const [{ token }, { aviso }, t] = await Promise.all([params, searchParams, getTranslations('OrderPage.cancel')]);
  const newsTexts = await getTranslations('OrderPage.news');
  const found = await readOrder(token, new Date());
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  const { appointment, rights, amountKept } = found.order;
  if (appointment.state !== 'coming' || !appointment.mayCancel) redirect(orderPathOfToken(token));
  const news = newsOf(aviso, found.order);
  return (
    <BookingScreen title={t('title')} lead={t('lead')} news={news}>
      <OrderNotice news={news} />
      <ChosenHour startsAt={appointment.startsAt} endsAt={appointment.endsAt} mode={appointment.mode} />
      <CancelForm
        action={cancelHour}
        token={token}
        legend={t('legend')}
        moneyBack={
          rights.basis
            ? { title: t('moneyBack'), detail: t('moneyBackDetail', { amount: formatEuros(amountKept) }) }
            : null
        }
        keep={{ title: t('keep'), detail: t('keepDetail', { months: CHOOSE_AGAIN_MONTHS }) }}
        submit={t('submit')}
        submitting={t('submitting')}
        noChoice={newsTexts('no-choice')}
      />
      <BackToOrder token={token} text={t('back')} />
    </BookingScreen>
  );
}
