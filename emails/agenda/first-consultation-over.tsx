import type { Appointment } from '@/emails/shared/appointment';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';
import { AppointmentFigure } from './appointment-figure';

type Props = { name: string; appointment: Appointment };

/** Answers a second request of a mailbox whose appointment is over. */
export function FirstConsultationOver({ name, appointment }: Props) {
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
