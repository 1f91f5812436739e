import { site } from '@/lib/site';
import type { Appointment } from './appointment';
import { AppointmentFigure } from './appointment-figure';
import { Heading, Paragraph } from './blocks';
import { EmailLayout } from './layout';
import { greeting } from './names';

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
