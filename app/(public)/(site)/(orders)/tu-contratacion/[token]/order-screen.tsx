import { useTranslations } from 'next-intl';
import { DownloadForm } from '@/components/orders/checkout/outcome/download/download-form';
import { ActionButton } from '@/components/shared/ui/action-button';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { Disclosure } from '@/components/shared/ui/disclosure';
import { PageLink } from '@/components/shared/ui/page-link';
import type { OrderPage, WaitingStatement as Waiting } from '@/lib/orders/order-page/find-order-page';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatExactMoment, formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import type { newsOf } from '../_order/order-news';
import { OrderNotice } from '../_order/order-notice';
import { AppointmentSection } from './appointment-section';
import { DaysLeft, RightAbove } from './days-left';
import { History } from './history';
import { MoneySection } from './money-section';
import { keepOrder, renewOrderLink } from './order-actions';

type Props = { token: string; order: OrderPage; news: ReturnType<typeof newsOf>; now: Date };

/** Shows what is needed first: news, the appointment, files, money, history, and the right to withdraw. */
export function OrderScreen({ token, order, news, now }: Props) {
  const t = useTranslations('OrderPage');
  return (
    <>
      <BookingScreen
        title={t('title')}
        lead={t('lead', { product: order.productName, number: shortReference(order.orderId) })}
        note={<RightAbove order={order} />}
        news={news}
      >
        <OrderNotice news={news} />
        {order.waiting && <WaitingStatement token={token} statement={order.waiting} />}
        {order.state === 'waiting' && order.appointment.state !== 'lost' && (
          <p className="mb-8 max-w-texto">{t('waiting', { phone: site.phone })}</p>
        )}
        <div className="grid gap-10">
          {order.withdrawnAt && <DaysLeft token={token} order={order} />}
          <AppointmentSection token={token} order={order} now={now} />
          <FilesSection files={order.files} />
          <Included order={order} />
        </div>
      </BookingScreen>
      <div className="rejilla gap-y-12 pb-bloque">
        <div className="min-w-0 lg:col-span-6">
          <MoneySection token={token} order={order} now={now} />
        </div>
        <div className="min-w-0 lg:col-span-6">
          <History token={token} entries={order.history} />
        </div>
        <div className="grid min-w-0 gap-12 lg:col-span-8">
          {!order.withdrawnAt && <DaysLeft token={token} order={order} />}
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

/** The files of the order, with the links of its present version: those of earlier e-mails may have ended. */
function FilesSection({ files }: Pick<OrderPage, 'files'>) {
  const t = useTranslations('OrderPage.files');
  const [first] = files;
  if (!first) return null;
  const count = files.length;
  return (
    <section aria-labelledby="archivos-titulo">
      <h2 id="archivos-titulo" className="mb-4 text-t3">
        {t('title', { count })}
      </h2>
      <div className="flex flex-wrap gap-4">
        {files.map(({ title, action }) => (
          <DownloadForm key={action} action={action} text={t('download', { title })} />
        ))}
      </div>
      <p className="mt-4 max-w-texto text-nota">
        {t('until', { count, day: formatLongDate(madridDate(first.validUntil)) })}
      </p>
    </section>
  );
}

/** Lists what was bought, with the days of what is still to come. */
function Included({ order: { features, promised } }: Pick<Props, 'order'>) {
  const t = useTranslations('OrderPage.included');
  if (features.length === 0) return null;
  const { later, followUp } = promised;
  return (
    <section aria-labelledby="incluye-titulo">
      <h2 id="incluye-titulo" className="mb-3 text-t4">
        {t('title')}
      </h2>
      <BulletList items={features} className="max-w-texto" />
      {later && (
        <p className="mt-4 max-w-texto">{t('promised', { what: later.what, day: formatLongDate(later.until) })}</p>
      )}
      {followUp && <p className="mt-2 max-w-texto">{t('followUp', { day: formatLongDate(followUp) })}</p>}
    </section>
  );
}

/** A statement that may be a stranger's: said before anything else, as long as it can be undone. */
function WaitingStatement({ token, statement }: { token: string; statement: Waiting }) {
  const t = useTranslations('OrderPage.waitingStatement');
  const { submittedAt, executeAt } = statement;
  return (
    <section aria-labelledby="espera-titulo" className="mb-12 respaldo bg-azafran px-6 py-7 md:px-9">
      <h2 id="espera-titulo" className="mb-4 text-t3">
        {t('title')}
      </h2>
      <div className="mb-6 grid max-w-texto gap-3">
        <p>{t('received', { moment: formatExactMoment(submittedAt) })}</p>
        <p>{executeAt ? t('executed', { time: madridTime(executeAt) }) : t('late')}</p>
        <p className="font-bold">{t('keepText')}</p>
      </div>
      <ActionButton id="mantener" action={keepOrder} token={token} label={t('keep')} pending={t('keeping')} />
      <p className="mt-4 flex flex-wrap gap-x-8">
        <PageLink href={orderPathOfToken(token, 'desistimiento')} className="enlace py-2">
          {t('see')}
        </PageLink>
        {executeAt && (
          <PageLink href={orderPathOfToken(token, 'desistir')} className="enlace py-2">
            {t('withdrawNow')}
          </PageLink>
        )}
      </p>
    </section>
  );
}
