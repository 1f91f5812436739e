import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Steps, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { ReplyPromise } from '@/emails/shared/reply-promise';
import { type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = {
  receivedAt: Date;
  /** The last day of what is promised. */
  answerBy: MadridDate;
  /** A company has asked for a quote. */
  isQuote?: boolean;
};

/** Repeats nothing that was typed, the name included: the form does not verify the mailbox. */
export function ContactReceipt({ receivedAt, answerBy, isQuote = false }: Props) {
  const promise = isQuote
    ? 'Te mandamos un presupuesto cerrado, como muy tarde el'
    : 'Te contestamos como muy tarde el';
  return (
    <EmailLayout
      preview={`${promise} ${longDay(answerBy)}`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el formulario de contacto de ${site.name}. Si no has sido tú, responde a este correo y borramos el mensaje.`}
    >
      <Heading>{isQuote ? 'Hemos recibido tu petición de presupuesto.' : 'Hemos recibido tu mensaje.'}</Heading>
      <Paragraph>{`Llegó el ${longDay(madridDate(receivedAt))} a las ${madridTime(receivedAt)}. Lo lee una persona del equipo.`}</Paragraph>
      <ReplyPromise
        answerBy={answerBy}
        hours={site.supportReplyHours}
        kicker={promise}
        note="Por correo, a esta misma dirección."
      />
      <Steps
        title="Qué pasa ahora"
        steps={[
          'Leemos lo que nos has contado.',
          isQuote
            ? 'Preparamos el presupuesto y te lo mandamos por correo. Si nos falta algún dato, te preguntamos antes.'
            : 'Te respondemos por correo y, si te viene bien, fijamos tu consulta gratuita.',
          'Guardamos tu mensaje doce meses y después lo borramos. Si quieres que lo borremos antes, responde a este correo.',
        ]}
      />
      {!isQuote && (
        <Paragraph>
          ¿Prefieres no esperar?{' '}
          <TextLink href={`${site.url}/consulta-gratuita`}>Elige tú el día y la hora de la consulta gratuita</TextLink>
          {', o escríbenos ahí tu caso.'}
        </Paragraph>
      )}
    </EmailLayout>
  );
}
