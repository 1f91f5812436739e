import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { InvoiceForm } from '@/components/order-page/invoice-form';
import { INVOICE_DAYS } from '@/lib/orders/invoice/rules';
import { bookingPageMetadata } from '../../../_booking/booking-page-metadata';
import { BackToOrder } from '../../_order/back-to-order';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';
import { askForInvoice } from './ask-for-invoice';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.invoice');
  return { title: t('title'), ...bookingPageMetadata };
}

/** Asks what the invoice is to say. It is issued by the firm's own program. */
export default async function InvoicePage({ params }: Props) {
  const [{ token }, t, { OrderPage }] = await Promise.all([
    params,
    getTranslations('OrderPage.invoice'),
    getMessages(),
  ]);
  const found = await readOrder(token, new Date());
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  return (
    <BookingScreen title={t('title')} lead={t('lead', { days: INVOICE_DAYS })}>
      <NextIntlClientProvider messages={{ OrderPage: { invoice: OrderPage.invoice } }}>
        <InvoiceForm action={askForInvoice} token={token} />
      </NextIntlClientProvider>
      <BackToOrder token={token} text={t('back')} />
    </BookingScreen>
  );
}
