import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { PickerTexts } from '@/app/(public)/(site)/_booking/picker-texts';
import { shownHour } from '@/app/(public)/(site)/_booking/shown-hour';
import { MoveForm } from '@/components/agenda/appointments/move-form';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { findBookableDays } from '@/lib/agenda/availability';
import { hasFreeHour } from '@/lib/agenda/free-slots';
import { LAST_MOVE_HOURS } from '@/lib/orders/appointment/rules';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { BackToOrder } from '../../_order/back-to-order';
import { newsOf } from '../../_order/order-news';
import { OrderNotice } from '../../_order/order-notice';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';
import { chooseHour, moveHour } from '../order-actions';
import { endlessNote, movable } from './movable';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ aviso?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.move');
  return { title: t('documentTitle'), ...bookingPageMetadata };
}

/** Another hour for an appointment, or a new one where there is none. */
export default async function MovePage({ params, searchParams }: Props) {
  const [{ token }, { aviso }, t] = await Promise.all([params, searchParams, getTranslations('OrderPage.move')]);
  const now = new Date();
  const found = await readOrder(token, now);
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  const wanted = movable(found.order.appointment);
  if (!wanted) redirect(orderPathOfToken(token));
  const { kind, duration } = wanted;
  const current = wanted.current && { ...wanted.current, ...shownHour(wanted.current.startsAt) };
  const hours = await findBookableDays(duration, now, current);
  const isFull = !hasFreeHour(hours.days, current);
  const { rights } = found.order;
  const ending = endlessNote(rights, madridDate(now));
  const newsTexts = await getTranslations('OrderPage.news');
  const news = newsOf(aviso, found.order);
  return (
    <BookingScreen
      title={t(`${kind}.title`)}
      lead={t(isFull ? `${kind}.full` : `${kind}.lead`, { left: wanted.movesLeft, hours: LAST_MOVE_HOURS })}
      news={news}
    >
      <OrderNotice news={news} />
      {current && (
        <p className="font-medium">{t('current', { day: formatLongDate(current.date), time: current.time })}</p>
      )}
      {ending && !isFull && <p className="max-w-texto">{t(ending, { day: formatLongDate(rights.openUntil) })}</p>}
      <PickerTexts>
        <MoveForm
          action={kind === 'move' ? moveHour : chooseHour}
          token={token}
          hours={hours}
          full={{ service: found.order.productName, contact: site }}
          submit={t(`${kind}.submit`)}
          submitting={t(`${kind}.submitting`)}
          noHour={newsTexts('no-hour')}
          openUntil={rights.basis && !rights.endless ? rights.openUntil : undefined}
          current={current}
        />
      </PickerTexts>
      <BackToOrder token={token} text={t('back')} />
    </BookingScreen>
  );
}
