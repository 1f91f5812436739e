import { type Appointment, modeOf } from '@/emails/shared/appointment';
import { Action } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { AppointmentFigure } from './appointment-block';

type Props = { appointment: Appointment; keptUntil: Date; link: string };

/** Repeats nothing that was typed: the form does not verify the mailbox. */
export function FirstConsultationRequest({ appointment, keptUntil, link }: Props) {
  const until = madridTime(keptUntil);
  return (
    <EmailLayout
      preview={`Te la guardamos hasta las ${until}`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección al elegir una hora con ${site.name}. Si no has sido tú, no hagas nada: la hora se libera sola y borramos la dirección en un día.`}
    >
      <Heading>Falta un paso: confirma tu hora.</Heading>
      <Paragraph>{`Te la guardamos hasta las ${until}, hora peninsular. Abre su página y pulsa «Confirmar mi hora»; si no, vuelve a quedar libre.`}</Paragraph>
      <AppointmentFigure kicker="Tu primera consulta" appointment={appointment} note={`${modeOf(appointment)}.`}>
        <Action href={link}>Ver y confirmar</Action>
      </AppointmentFigure>
      <div style={{ marginTop: 28 }}>
        <Paragraph>{`Son ${appointment.duration} minutos, gratis y sin compromiso. En la misma página puedes renunciar a la hora.`}</Paragraph>
      </div>
    </EmailLayout>
  );
}
