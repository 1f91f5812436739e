import { subMinutes } from 'date-fns';
import { useTranslations } from 'next-intl';
import { CALL_OPENS_MINUTES, CallDoor, ComingHour } from '@/components/agenda/appointments/chosen-hour';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import { type OrderAction, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { PageAppointment } from '@/lib/orders/order-page/page-appointment';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = { token: string; order: OrderPage; now: Date };

export function AppointmentSection({ token, order, now }: Props) {
  const t = useTranslations('OrderPage.appointment');
  const { appointment } = order;
  if (appointment.state === 'none') return null;
  if (appointment.state === 'coming' || appointment.state === 'begun') {
    return <Coming token={token} order={order} appointment={appointment} now={now} />;
  }
  return (
    <section aria-labelledby="cita-titulo">
      <h2 id="cita-titulo" className="mb-4 text-t3">
        {t('title')}
      </h2>
      {appointment.state === 'over' ? (
        <>
          <p className="text-lead">{t('over', { day: formatLongDate(madridDate(appointment.startsAt)) })}</p>
          <CallDoor {...appointment} now={now} />
        </>
      ) : (
        <WithoutHour token={token} appointment={appointment} order={order} />
      )}
    </section>
  );
}

type Hour = Extract<PageAppointment, { state: 'coming' | 'begun' }>;

function Coming({ token, order, appointment, now }: Props & { appointment: Hour }) {
  const t = useTranslations('OrderPage.appointment');
  const change = appointment.state === 'coming' && appointment.mayCancel ? appointment : null;
  return (
    <section aria-labelledby="cita-titulo">
      <ComingHour {...appointment} now={now} file={orderPathOfToken(token, 'cita.ics')}>
        {change?.moveUntil && <ActionLink token={token} action="cambiar" text={t('move')} />}
        {change && <ActionLink token={token} action="anular" text={t('cancel')} />}
      </ComingHour>
      {change && !change.moveUntil && <p className="mt-4">{t('callToMove', { phone: site.phone })}</p>}
      {now < subMinutes(appointment.startsAt, CALL_OPENS_MINUTES) && <Before orderId={order.orderId} />}
      <CallDoor {...appointment} now={now} />
    </section>
  );
}

/** Papers go where they are sealed, or by mail; a question goes to a person. */
function Before({ orderId }: Pick<OrderPage, 'orderId'>) {
  const t = useTranslations('OrderPage.before');
  const number = shortReference(orderId);
  const email = site.contactEmail;
  const mailAbout = (subject: string) => `mailto:${email}?subject=${encodeURIComponent(`${subject} (${number})`)}`;
  return (
    <ul className="mt-8 grid gap-x-canal sm:grid-cols-2">
      <Way
        href={site.hasPrivateSpace ? '/espacio#documentos' : mailAbout(t('papers'))}
        title={t('papers')}
        text={t(site.hasPrivateSpace ? 'papersInSpace' : 'papersByMail', { email })}
      />
      <Way
        href={mailAbout(t('question'))}
        title={t('question')}
        text={t('questionText', { email, hours: site.supportReplyHours })}
      />
    </ul>
  );
}

function Way({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li className="border-t-[1.5px] border-tinta py-3">
      <a href={href} className="enlace inline-block py-1 font-bold">
        {title}
      </a>
      <p className="text-nota wrap-anywhere">{text}</p>
    </li>
  );
}

type Without = Extract<PageAppointment, { state: 'cancelled' | 'lost' }>;

function WithoutHour({ token, appointment, order }: Omit<Props, 'now'> & { appointment: Without }) {
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
