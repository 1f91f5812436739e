import { AppointmentBlock } from '@/emails/agenda/appointment-block';
import { type Appointment, dayOf, hourOf, modeOf } from '@/emails/shared/appointment';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { type MailedDelivery, promisedSteps } from './promised-delivery';
import type { Purchase } from './purchase';

/** `link` follows a confirmation, of the order or of a chosen hour, that was sent without the meeting link. */
export type AppointmentNewsKind = 'moved' | 'chosen' | 'link';

type AppointmentNewsProps = Purchase & {
  news: AppointmentNewsKind;
  appointment: Appointment;
  /** Of a new hour, with which it moves. */
  delivery?: MailedDelivery | null;
};

const HEADINGS: Record<AppointmentNewsKind, string> = {
  moved: 'tu cita ha cambiado.',
  chosen: 'tu nueva cita está confirmada.',
  link: 'aquí tienes el enlace.',
};

const LEADS: Record<AppointmentNewsKind, string> = {
  moved: 'Hemos anotado la hora nueva y la anterior ha quedado libre. La invitación adjunta sustituye a la que tenías.',
  chosen: 'Ya está en nuestra agenda. La invitación adjunta la pone en la tuya.',
  link: 'Tu cita sigue igual. La invitación adjunta ya lleva el enlace y sustituye a la anterior.',
};

export function AppointmentNews(props: AppointmentNewsProps) {
  const { news, orderId, customerName, productName, appointment, manageLink, delivery = null } = props;
  return (
    <EmailLayout
      preview={`${dayOf(appointment)}, ${hourOf(appointment)}`}
      reason={`Recibes este correo porque tienes una cita con ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: ${HEADINGS[news]}`}</Heading>
      <Paragraph>{LEADS[news]}</Paragraph>
      <AppointmentBlock appointment={appointment} />
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          { label: 'Modalidad', value: modeOf(appointment) },
          { label: 'Duración', value: `${appointment.duration} minutos` },
          { label: 'Pedido', value: shortReference(orderId) },
        ]}
      />
      {promisedSteps(delivery).map((step) => (
        <Paragraph key={step}>{step}</Paragraph>
      ))}
      <OrderPageLink link={manageLink} hasAppointment={true} />
    </EmailLayout>
  );
}
