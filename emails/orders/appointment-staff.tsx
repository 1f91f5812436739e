import { AppointmentFigure } from '@/emails/agenda/appointment-block';
import { type Appointment, dayOf, hourOf, modeOf } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail, WRITES_TO_THEM } from '@/emails/shared/layout';
import type { AppointmentStaffEmail } from '@/lib/server/jobs/jobs';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MailedDelivery, promisedFacts } from './promised-delivery';

export const appointmentStaffNews: Record<AppointmentStaffEmail, string> = {
  'staff-moved': 'El cliente ha cambiado su cita',
  'staff-cancelled': 'El cliente ha anulado su cita',
  'staff-chosen': 'El cliente ha elegido otra hora',
  'staff-chosen-late': 'Ya tiene hora el pago que no la tenía',
};

const WHAT: Record<AppointmentStaffEmail, string> = {
  'staff-moved': 'La ha cambiado el propio cliente. La agenda ya tiene la hora nueva y él, la invitación.',
  'staff-cancelled':
    'La ha anulado el propio cliente y la hora ha quedado libre. No ha desistido: el pedido sigue en pie y puede elegir otra hora.',
  'staff-chosen': 'El cliente había anulado su cita y ha elegido otra hora. Está en la agenda.',
  'staff-chosen-late':
    'El pago llegó cuando la hora ya no estaba libre, y el cliente ha elegido otra él mismo. El pedido queda confirmado.',
};

type Props = {
  news: AppointmentStaffEmail;
  order: { id: string; productName: string; customerName: string; customerEmail: string; customerPhone: string | null };
  appointment: Appointment;
  /** How often an hour of the order has been moved. */
  changes: number;
  /** It moves with the appointment. */
  delivery?: MailedDelivery | null;
};

export function AppointmentStaff({ news, order, appointment, changes, delivery = null }: Props) {
  const { customerEmail, customerPhone } = order;
  return (
    <StaffMail
      preview={`${order.customerName}, ${dayOf(appointment)}, ${hourOf(appointment)}`}
      onReply={WRITES_TO_THEM}
    >
      <Heading>{`${appointmentStaffNews[news]}.`}</Heading>
      <Paragraph>{WHAT[news]}</Paragraph>
      <AppointmentFigure kicker={news === 'staff-cancelled' ? 'Cita anulada' : 'Cita'} appointment={appointment} />
      <Facts
        facts={[
          { label: 'Servicio', value: order.productName },
          { label: 'Cliente', value: order.customerName },
          { label: 'Correo', value: <TextLink href={`mailto:${customerEmail}`}>{customerEmail}</TextLink> },
          { label: 'Teléfono', value: customerPhone ?? 'No lo ha dado' },
          { label: 'Modalidad', value: modeOf(appointment) },
          { label: 'Cambios de hora', value: String(changes) },
          ...promisedFacts(delivery),
          { label: 'Pedido', value: shortReference(order.id) },
        ]}
      />
    </StaffMail>
  );
}
