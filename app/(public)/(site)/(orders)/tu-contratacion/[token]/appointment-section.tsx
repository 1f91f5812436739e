import { useTranslations } from 'next-intl';
import { ComingHour } from '@/components/agenda/appointments/chosen-hour';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import { type OrderAction, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { PageAppointment } from '@/lib/orders/order-page/page-appointment';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = { token: string; order: OrderPage };

export function AppointmentSection({ token, order }: Props) {
  const t = useTranslations('OrderPage.appointment');
  const { appointment } = order;
  if (appointment.state === 'none') return null;
  return (
    <section aria-labelledby="cita-titulo">
      <h2 id="cita-titulo" className="mb-4 text-t3">
        {t('title')}
      </h2>
      {appointment.state === 'coming' || appointment.state === 'begun' ? (
        <Coming token={token} appointment={appointment} promised={order.promised} />
      ) : appointment.state === 'over' ? (
        <>
          <p className="text-lead">{t('over', { day: formatLongDate(madridDate(appointment.startsAt)) })}</p>
          <Promised promised={order.promised} />
        </>
      ) : (
        <WithoutHour token={token} appointment={appointment} order={order} />
      )}
    </section>
  );
}

type Hour = Extract<PageAppointment, { state: 'coming' | 'begun' }>;

function Coming({ token, appointment, promised }: { token: string; appointment: Hour } & Pick<OrderPage, 'promised'>) {
  const t = useTranslations('OrderPage.appointment');
  const { startsAt, endsAt, mode, meetLink, state } = appointment;
  return (
    <>
      <ComingHour
        startsAt={startsAt}
        endsAt={endsAt}
        mode={mode}
        meetLink={meetLink}
        file={orderPathOfToken(token, 'cita.ics')}
      />
      {state === 'coming' && appointment.mayCancel && (
        <p className="mt-4 flex flex-wrap gap-4">
          {appointment.moveUntil && <ActionLink token={token} action="cambiar" text={t('move')} />}
          <ActionLink token={token} action="anular" text={t('cancel')} />
        </p>
      )}
      {state === 'coming' && appointment.mayCancel && !appointment.moveUntil && (
        <p className="mt-4">{t('callToMove', { phone: site.phone })}</p>
      )}
      <Promised promised={promised} />
    </>
  );
}

/** Counted from the hour, with which it moves. */
function Promised({ promised }: Pick<OrderPage, 'promised'>) {
  const t = useTranslations('OrderPage.appointment');
  if (!promised) return null;
  return (
    <p className="mt-6 max-w-texto">{t('promised', { what: promised.what, day: formatLongDate(promised.until) })}</p>
  );
}

type Without = Extract<PageAppointment, { state: 'cancelled' | 'lost' }>;

function WithoutHour({ token, appointment, order }: Props & { appointment: Without }) {
  const t = useTranslations('OrderPage.appointment');
  const { chooseUntil, state } = appointment;
  if (order.state === 'ended') return <p className="text-lead">{t('ended')}</p>;
  const moneyBack = order.rights.endless && !order.withdrawnAt && (
    <ActionLink token={token} action="desistir" text={t('moneyBack')} />
  );
  return (
    <>
      <p className="text-lead">{t(state)}</p>
      {chooseUntil ? (
        <>
          <p className="mt-2">{t('chooseUntil', { day: formatLongDate(madridDate(chooseUntil)) })}</p>
          <p className="mt-6 flex flex-wrap gap-4">
            <PageLink href={orderPathOfToken(token, 'cambiar')} className={buttonClass('solid', 'max-sm:w-full')}>
              {t('choose')}
            </PageLink>
            {moneyBack}
          </p>
        </>
      ) : (
        <>
          <p className="mt-2">{t('callToChoose', { phone: site.phone })}</p>
          {moneyBack && <p className="mt-6">{moneyBack}</p>}
        </>
      )}
    </>
  );
}

function ActionLink({ token, action, text }: { token: string; action: OrderAction; text: string }) {
  return (
    <PageLink href={orderPathOfToken(token, action)} className={buttonClass('line', 'max-sm:w-full')}>
      {text}
    </PageLink>
  );
}
