import { shortReference } from '@/lib/i18n/short-reference';
import { site } from '@/lib/site';
import { type Appointment, dayOf, hourOf } from '../appointment';
import { AppointmentBlock } from '../appointment-block';
import { Heading, Paragraph } from '../blocks';
import { Facts } from '../facts';
import { EmailLayout } from '../layout';
import { greeting } from '../names';

type MeetingLinkProps = {
  orderId: string;
  customerName: string;
  productName: string;
  appointment: Appointment;
};

/** Follows a confirmation that was sent without the link. */
export function MeetingLink({ orderId, customerName, productName, appointment }: MeetingLinkProps) {
  return (
    <EmailLayout
      preview={`Para tu cita del ${dayOf(appointment)}, ${hourOf(appointment)}`}
      reason={`Recibes este correo porque tienes una cita con ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: aquí tienes el enlace.`}</Heading>
      <Paragraph>Tu cita sigue igual. La invitación adjunta ya lleva el enlace y sustituye a la anterior.</Paragraph>
      <AppointmentBlock appointment={appointment} />
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          { label: 'Duración', value: `${appointment.duration} minutos` },
          { label: 'Pedido', value: shortReference(orderId) },
        ]}
      />
    </EmailLayout>
  );
}
