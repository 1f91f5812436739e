import { site } from '@/lib/site';
import { type Appointment, dayOf, hourOf, hoursOf, shortDayOf } from './appointment';
import { Backrest, FigureNote } from './backrest';
import { Heading, Paragraph } from './blocks';
import { EmailLayout } from './layout';
import { capitalised, greeting } from './names';

type Props = { name: string; appointment: Appointment };

export function FirstConsultationCancelled({ name, appointment }: Props) {
  return (
    <EmailLayout
      preview="La hora ha quedado libre"
      reason={`Recibes este correo porque tenías una primera consulta con ${site.name}.`}
    >
      <Heading>{`${greeting(name)}: tu cita está anulada.`}</Heading>
      <Backrest kicker="Cita anulada" figure={[shortDayOf(appointment), hourOf(appointment)]}>
        <FigureNote>{`${capitalised(dayOf(appointment))}, ${hoursOf(appointment)}.`}</FigureNote>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          {`No tienes que hacer nada más. Tu consulta por escrito sigue su curso. Si quieres otra hora, vuelve a elegirla desde el correo «Hemos recibido tu consulta», llámanos al ${site.phone} o responde a este correo.`}
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
