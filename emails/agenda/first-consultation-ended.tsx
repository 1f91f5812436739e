import type { Appointment } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';
import { AppointmentFigure } from './appointment-block';

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

/** Answers a second request of a mailbox whose appointment is over. */
export function FirstConsultationOver({ name, appointment }: { name: string; appointment: Appointment }) {
  return (
    <EmailLayout
      preview="La primera consulta es una por persona"
      reason={`Recibes este correo porque has tenido una primera consulta con ${site.name}.`}
    >
      <Heading>{`${greeting(name)}: ya has tenido tu primera consulta.`}</Heading>
      <AppointmentFigure kicker="Tu primera consulta" appointment={appointment} />
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          {`Alguien, quizá tú, ha elegido otra hora con este correo. La primera consulta es una por persona, así que esa hora vuelve a quedar libre sola. Si te ha quedado alguna duda, llámanos al ${site.phone} o responde a este correo.`}
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
