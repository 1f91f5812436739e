import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/shared/ui/action-button';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { Disclosure } from '@/components/shared/ui/disclosure';
import type { OrderPage } from '@/lib/orders/order-page/queries';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { site } from '@/lib/shared/site';
import type { newsOf } from '../_order/order-news';
import { OrderNotice } from '../_order/order-notice';
import { AppointmentSection } from './appointment-section';
import { DaysLeft } from './days-left';
import { FilesSection } from './files-section';
import { History } from './history';
import { MoneySection } from './money-section';
import { renewOrderLink } from './order-actions';
import { WaitingStatement } from './waiting-statement';

type Props = { token: string; order: OrderPage; news: ReturnType<typeof newsOf> };

export function OrderScreen({ token, order, news }: Props) {
  const t = useTranslations('OrderPage');
  return (
    <>
      <BookingScreen
        title={t('title')}
        lead={t('lead', { product: order.productName, number: shortReference(order.orderId) })}
        news={news}
      >
        <OrderNotice news={news} />
        {order.waiting && <WaitingStatement token={token} statement={order.waiting} />}
        {order.state === 'waiting' && order.appointment.state !== 'lost' && (
          <p className="mb-8 max-w-texto">{t('waiting', { phone: site.phone })}</p>
        )}
        <div className="grid gap-10">
          <AppointmentSection token={token} order={order} />
          <FilesSection files={order.files} />
        </div>
      </BookingScreen>
      <DaysLeft token={token} order={order} />
      <div className="rejilla gap-y-12 py-bloque">
        <div className="min-w-0 lg:col-span-6">
          <MoneySection token={token} order={order} />
        </div>
        <div className="min-w-0 lg:col-span-6">
          <History token={token} entries={order.history} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <Disclosure title={t('renew.title')}>
            <p className="mb-6 max-w-texto">{t('renew.text', { email: order.maskedEmail })}</p>
            <ActionButton
              id="renovar"
              action={renewOrderLink}
              token={token}
              look="line"
              label={t('renew.button')}
              pending={t('renew.pending')}
            />
          </Disclosure>
        </div>
      </div>
    </>
  );
}
