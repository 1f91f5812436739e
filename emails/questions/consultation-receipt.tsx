import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Steps, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { ReplyPromise } from '@/emails/shared/reply-promise';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type ConsultationReceiptProps = {
  id: string;
  /** Of the page on which the free appointment can be chosen; null if it is chosen. */
  bookingLink: string | null;
  receivedAt: Date;
  /** The last day of what is promised. */
  answerBy: MadridDate;
  fileCount: number;
  /** Its sender wants the answer in a private space. */
  isInSpace: boolean;
  retentionMonths: number;
};

/** Repeats nothing that was typed, names of files included: the form does not verify the mailbox. */
export function ConsultationReceipt(props: ConsultationReceiptProps) {
  const { id, bookingLink, receivedAt, answerBy, fileCount, isInSpace, retentionMonths } = props;
  const withdraw = `mailto:${site.contactEmail}?subject=${encodeURIComponent(`Retirar mi consulta ${shortReference(id)}`)}`;
  return (
    <EmailLayout
      preview={`Te respondemos como muy tarde el ${longDay(answerBy)}`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el formulario de consulta de ${site.name}. Si no has sido tú, responde a este correo y borramos la consulta.`}
    >
      <Heading>Tu consulta está en buenas manos.</Heading>
      <Paragraph>Nos ha llegado entera. La lee una persona del equipo, no un programa.</Paragraph>
      <ReplyPromise
        answerBy={answerBy}
        hours={site.consultationReplyHours}
        kicker="Te respondemos como muy tarde el"
        note={`${isInSpace ? 'En tu espacio privado, con aviso a este correo.' : 'A este mismo correo.'} Si hace falta hablar, te llamamos al teléfono que nos has dejado.`}
      />
      <Facts
        facts={[
          { label: 'Recibida', value: `${longDay(madridDate(receivedAt))}, ${madridTime(receivedAt)}` },
          { label: 'Archivos', value: fileCount === 0 ? 'Ninguno' : fileCount },
          { label: 'Referencia', value: shortReference(id) },
        ]}
      />
      <div style={{ marginTop: 20 }}>
        <Paragraph>Aquí no repetimos tu pregunta ni tus respuestas, por si la dirección no fuera la tuya.</Paragraph>
      </div>
      <Steps
        title="Qué pasa ahora"
        steps={[
          'Leemos tu consulta y lo que hayas adjuntado.',
          `Te respondemos ${isInSpace ? 'en tu espacio privado' : 'por correo'} con una primera orientación, gratis y sin compromiso.`,
          `Si te sirve, nos sentamos unos ${site.consultationMinutes} minutos, por videollamada o en Madrid. También es gratis.`,
        ]}
      />
      {isInSpace && (
        <>
          <Subheading>Dónde te espera la respuesta</Subheading>
          <Paragraph>
            En <TextLink href={`${site.url}/espacio`}>tu espacio privado</TextLink>, cifrada: solo la lees tú. Si
            todavía no lo tienes, créalo con este mismo correo: son unos tres minutos.
          </Paragraph>
        </>
      )}
      {bookingLink ? (
        <>
          <Subheading>{`Elige ya tus ${site.consultationMinutes} minutos, si quieres`}</Subheading>
          <Paragraph>
            Puedes esperar a leer nuestra respuesta, o{' '}
            <TextLink href={bookingLink}>elegir ahora el día y la hora</TextLink>
            {' para sentarnos. La confirmas desde tu correo, y puedes cambiarla o anularla.'}
          </Paragraph>
        </>
      ) : (
        <>
          <Subheading>Y tu hora</Subheading>
          <Paragraph>
            Esta consulta va unida a la hora que has elegido: la leemos antes. Se confirma, se cambia y se anula con el
            enlace que te llega en otro correo.
          </Paragraph>
        </>
      )}
      <Subheading>Si cambias de idea</Subheading>
      <Paragraph>
        <TextLink href={withdraw}>Escríbenos para retirarla</TextLink>
        {` desde esta dirección, o responde a este correo con la palabra «retirar». Borramos tu consulta y tus archivos. Si no nos dices nada, los borramos a los ${retentionMonths} meses.`}
      </Paragraph>
    </EmailLayout>
  );
}
