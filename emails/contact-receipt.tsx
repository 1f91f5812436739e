import { madridDate, madridTime } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { longDay } from './appointment';
import { Backrest, FigureNote } from './backrest';
import { Heading, Paragraph, Steps } from './blocks';
import { EmailLayout } from './layout';

/** Repeats nothing that was typed, the name included: the form does not verify the mailbox. */
export function ContactReceipt({ receivedAt }: { receivedAt: Date }) {
  return (
    <EmailLayout
      preview={`Te contestamos en menos de ${site.supportReplyHours} horas`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el formulario de contacto de ${site.name}. Si no has sido tú, responde a este correo y borramos el mensaje.`}
    >
      <Heading>Hemos recibido tu mensaje.</Heading>
      <Paragraph>{`Llegó el ${longDay(madridDate(receivedAt))} a las ${madridTime(receivedAt)}. Lo lee una persona del equipo.`}</Paragraph>
      <Backrest kicker="Te contestamos en menos de" figure={`${site.supportReplyHours} h`}>
        <FigureNote>Por correo, a esta misma dirección.</FigureNote>
      </Backrest>
      <Steps
        title="Qué pasa ahora"
        steps={[
          'Leemos lo que nos has contado.',
          'Te respondemos por correo y, si te viene bien, fijamos tu consulta gratuita.',
          'Guardamos tu mensaje doce meses y después lo borramos. Si quieres que lo borremos antes, responde a este correo.',
        ]}
      />
    </EmailLayout>
  );
}
