import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { newsOf } from '../_order/order-news';
import { readOrder } from '../_order/read-order';
import { UnreadableScreen } from '../_order/unreadable-screen';
import { OrderScreen } from './order-screen';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ aviso?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage');
  return { title: t('title'), ...bookingPageMetadata };
}

/** Reading it changes nothing: mail filters open links. */
export default async function OrderPage({ params, searchParams }: Props) {
  const [{ token }, { aviso }] = await Promise.all([params, searchParams]);
  const now = new Date();
  const found = await readOrder(token, now);
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  return <OrderScreen token={token} order={found.order} news={newsOf(aviso, found.order)} now={now} />;
}
