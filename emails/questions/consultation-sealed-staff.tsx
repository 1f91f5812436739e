import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';
import { ReplyPromise } from '@/emails/shared/reply-promise';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = {
  id: string;
  /** Of the consultation at the desk. */
  link: string;
  receivedAt: Date;
  /** The last day of what is promised. */
  answerBy: MadridDate;
  fileCount: number;
  /** Of a reply from a private space: the reference of the question that began its thread. */
  repliesTo: string | null;
  /** The hour that its sender has chosen. */
  appointment: string | null;
};

/** Says that there is one, and nothing of it. */
export function ConsultationSealedStaff(props: Props) {
  const { id, link, receivedAt, answerBy, fileCount, repliesTo, appointment } = props;
  return (
    <StaffMail
      preview={`Consulta cifrada ${shortReference(id)}`}
      onReply="No respondas a este correo: la consulta se responde en la mesa."
    >
      <Heading>{`Consulta cifrada ${shortReference(id)}.`}</Heading>
      <ReplyPromise
        answerBy={answerBy}
        hours={site.consultationReplyHours}
        kicker="Respuesta prometida como muy tarde el"
        note={repliesTo ? 'Es lo que pone en su espacio privado.' : 'Es lo que dice el acuse de recibo.'}
      />
      <Paragraph>
        {'Está cifrada para la llave de la mesa: '}
        <TextLink href={link}>ábrela allí con tu passkey</TextLink>
        {' y respóndela.'}
      </Paragraph>
      <Facts
        facts={[
          { label: 'Recibida', value: `${longDay(madridDate(receivedAt))}, ${madridTime(receivedAt)}` },
          { label: 'Archivos', value: fileCount === 0 ? 'Ninguno' : fileCount },
          { label: 'Referencia', value: shortReference(id) },
          ...(repliesTo ? [{ label: 'Responde a', value: repliesTo }] : []),
          ...(appointment ? [{ label: 'Cita', value: appointment }] : []),
        ]}
      />
    </StaffMail>
  );
}
