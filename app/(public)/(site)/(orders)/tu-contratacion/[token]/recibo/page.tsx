import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { PrintButton } from '@/components/orders/page/print-button';
import { PageLink } from '@/components/shared/ui/page-link';
import { VAT_PERCENT, withoutVat } from '@/lib/orders/invoice/rules';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderFact } from '../../_order/order-fact';
import { readOrder } from '../../_order/read-order';
import { UnreadableScreen } from '../../_order/unreadable-screen';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrderPage.receipt');
  return { title: t('title'), ...bookingPageMetadata };
}

/** Prints on one sheet. */
export default async function ReceiptPage({ params }: Props) {
  const [{ token }, t] = await Promise.all([params, getTranslations('OrderPage.receipt')]);
  const found = await readOrder(token, new Date());
  if (!found?.ok) return <UnreadableScreen token={token} isDown={found === null} />;
  const { orderId, customerName, productName, paidAt, amount, amountRefunded, amountLost, invoice, isPaidBack } =
    found.order;
  const { base, tax } = withoutVat(amount);
  const { legalName, taxId } = site.company;
  return (
    <div className="rejilla pt-pieza pb-bloque print:pt-4 print:pb-0">
      <div className="min-w-0 lg:col-span-8">
        <h1 className="-ml-[0.03em] text-t2 print:text-t3">{t('title')}</h1>
        <p className="mt-4 max-w-texto text-lead">{t('notInvoice')}</p>
        <dl className="mt-8 print:mt-4">
          <OrderFact term={t('seller')}>{t('sellerFacts', { legalName, taxId })}</OrderFact>
          <OrderFact term={t('address')}>{site.officeAddress}</OrderFact>
          {customerName && <OrderFact term={t('customer')}>{customerName}</OrderFact>}
          <OrderFact term={t('number')}>{shortReference(orderId)}</OrderFact>
          <OrderFact term={t('date')}>{formatLongDate(madridDate(paidAt))}</OrderFact>
          <OrderFact term={t('service')}>{productName}</OrderFact>
          <OrderFact term={t('base')}>{formatEuros(base)}</OrderFact>
          <OrderFact term={t('vat', { percent: VAT_PERCENT })}>{formatEuros(tax)}</OrderFact>
          <OrderFact term={t('total')}>{formatEuros(amount)}</OrderFact>
          <OrderFact term={t('method')}>{t('card')}</OrderFact>
          {amountRefunded > 0 && <OrderFact term={t('refunded')}>{formatEuros(amountRefunded)}</OrderFact>}
          {amountLost > 0 && <OrderFact term={t('byBank')}>{formatEuros(amountLost)}</OrderFact>}
        </dl>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <PrintButton text={t('print')} />
          {!isPaidBack && (
            <PageLink href={orderPathOfToken(token, 'factura')} className="enlace py-2">
              {t(invoice ? 'correctInvoice' : 'askForInvoice')}
            </PageLink>
          )}
          <PageLink href={orderPathOfToken(token)} className="enlace py-2">
            {t('back')}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
