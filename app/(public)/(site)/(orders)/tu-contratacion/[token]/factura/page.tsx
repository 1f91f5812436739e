import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { InvoiceForm } from '@/components/orders/page/invoice-form';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
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
  const now = new Date();
  const found = await readOrder(token, now);
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  const { invoice, invoiceUntil, isPaidBack } = found.order;
  if (isPaidBack) {
    return (
      <BookingScreen title={t('title')} lead={t('paidBack', { phone: site.phone })}>
        <BackToOrder token={token} text={t('back')} />
      </BookingScreen>
    );
  }
  const day = formatLongDate(invoiceUntil);
  const asked = invoice && formatLongDate(madridDate(invoice.requestedAt));
  const lead = asked
    ? t(invoiceUntil < madridDate(now) ? 'due' : 'asked', { asked, day, phone: site.phone })
    : t('lead', { day });
  return (
    <BookingScreen title={t('title')} lead={lead}>
      {invoice && <p className="mb-8 max-w-texto">{t('given')}</p>}
      <NextIntlClientProvider messages={{ OrderPage: { invoice: OrderPage.invoice } }}>
        <InvoiceForm action={askForInvoice} token={token} isCorrection={invoice !== null} />
      </NextIntlClientProvider>
      <BackToOrder token={token} text={t('back')} />
    </BookingScreen>
  );
}
