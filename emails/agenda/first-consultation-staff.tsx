import { type Appointment, dayOf, hourOf, modeOf } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail, WRITES_TO_THEM } from '@/emails/shared/layout';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { AppointmentFigure } from './appointment-block';

type News = 'staff-confirmed' | 'staff-changed' | 'staff-cancelled';

export const staffNews: Record<News, string> = {
  'staff-confirmed': 'Primera consulta reservada',
  'staff-changed': 'Primera consulta cambiada',
  'staff-cancelled': 'Primera consulta anulada',
};

const WHAT: Record<News, string> = {
  'staff-confirmed': 'Confirmada desde su correo. Está en la agenda; la persona recibe la invitación.',
  'staff-changed': 'La ha cambiado la propia persona. La agenda ya tiene la hora nueva.',
  'staff-cancelled': 'La ha anulado la propia persona. La hora ha quedado libre.',
};

type Props = {
  news: News;
  visitor: { name: string; email: string };
  appointment: Appointment;
  /** Null if none was sent, or it was deleted. */
  consultationId: string | null;
};

export function FirstConsultationStaff({ news, visitor, appointment, consultationId }: Props) {
  return (
    <StaffMail preview={`${visitor.name}, ${dayOf(appointment)}, ${hourOf(appointment)}`} onReply={WRITES_TO_THEM}>
      <Heading>{`${staffNews[news]}.`}</Heading>
      <Paragraph>{WHAT[news]}</Paragraph>
      <AppointmentFigure kicker={news === 'staff-cancelled' ? 'Cita anulada' : 'Cita'} appointment={appointment} />
      <Facts
        facts={[
          { label: 'Nombre', value: visitor.name },
          { label: 'Correo', value: <TextLink href={`mailto:${visitor.email}`}>{visitor.email}</TextLink> },
          { label: 'Modalidad', value: modeOf(appointment) },
          { label: 'Duración', value: `${appointment.duration} minutos` },
          ...(appointment.meetLink
            ? [{ label: 'Enlace', value: <TextLink href={appointment.meetLink}>{appointment.meetLink}</TextLink> }]
            : []),
          { label: 'Consulta', value: consultationId ? shortReference(consultationId) : 'Ninguna, o ya borrada' },
        ]}
      />
    </StaffMail>
  );
}
