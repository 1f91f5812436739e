import type { Appointment } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';
import { AppointmentFigure } from './appointment-figure';

type Props = {
  name: string;
  appointment: Appointment;
  /** A consultation was sent, before the hour was chosen or after. */
  hasCase: boolean;
  /** Where another hour can be chosen. */
  again: string;
};

export function FirstConsultationCancelled({ name, appointment, hasCase, again }: Props) {
  return (
    <EmailLayout
      preview="La hora ha quedado libre"
      reason={`Recibes este correo porque tenías una primera consulta con ${site.name}.`}
    >
      <Heading>{`${greeting(name)}: tu cita está anulada.`}</Heading>
      <AppointmentFigure kicker="Cita anulada" appointment={appointment} />
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          {`No tienes que hacer nada más. ${hasCase ? 'Tu consulta por escrito sigue su curso. ' : ''}Si quieres otra hora, `}
          <TextLink href={again}>elígela aquí</TextLink>
          {`, llámanos al ${site.phone} o responde a este correo.`}
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
