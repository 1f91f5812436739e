import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { OrderFact } from '../_order/order-fact';
import { refundState } from '../_order/refund-state';

type Props = { token: string; order: OrderPage; now: Date };

export function MoneySection({ token, order, now }: Props) {
  const t = useTranslations('OrderPage.money');
  const { amount, amountRefunded, amountLost, refunds, paidAt, firstName, maskedEmail, invoice, isPaidBack } = order;
  return (
    <section aria-labelledby="dinero-titulo">
      <h2 id="dinero-titulo" className="mb-3 text-t4">
        {t('title')}
      </h2>
      <dl>
        <OrderFact term={t('paid')}>
          {t('paidOn', { amount: formatEuros(amount), day: formatLongDate(madridDate(paidAt)) })}
        </OrderFact>
        {refunds.map(({ id, amount: part, status }) => (
          <OrderFact key={id} term={t('refund')}>
            {t(refundState(status), { amount: formatEuros(part) })}
          </OrderFact>
        ))}
        {refunds.length === 0 && amountRefunded > 0 && (
          <OrderFact term={t('refund')}>{t('done', { amount: formatEuros(amountRefunded) })}</OrderFact>
        )}
        {amountLost > 0 && (
          <OrderFact term={t('byBank')}>{t('byBankAmount', { amount: formatEuros(amountLost) })}</OrderFact>
        )}
        {invoice && (
          <OrderFact term={t('invoice')}>
            {t(invoiceState(order, now), { day: formatLongDate(order.invoiceUntil) })}
          </OrderFact>
        )}
        {firstName && <OrderFact term={t('name')}>{firstName}</OrderFact>}
        <OrderFact term={t('email')}>{maskedEmail}</OrderFact>
      </dl>
      {refunds.length > 0 && <p className="mt-3 text-nota text-tinta-2">{t('bank')}</p>}
      <p className="mt-4 flex flex-wrap gap-x-8">
        <PageLink href={orderPathOfToken(token, 'recibo')} className="enlace py-2">
          {t('receipt')}
        </PageLink>
        {!isPaidBack && (
          <PageLink href={orderPathOfToken(token, 'factura')} className="enlace py-2">
            {t(invoice ? 'correctInvoice' : 'askForInvoice')}
          </PageLink>
        )}
        <PageLink href="/condiciones" className="enlace py-2">
          {t('terms')}
        </PageLink>
      </p>
    </section>
  );
}

/** The firm's own program issues it: what is known here is the day by which it comes. */
function invoiceState({ isPaidBack, invoiceUntil }: OrderPage, now: Date) {
  if (isPaidBack) return 'invoiceEnded';
  return invoiceUntil < madridDate(now) ? 'invoiceDue' : 'invoiceAsked';
}
