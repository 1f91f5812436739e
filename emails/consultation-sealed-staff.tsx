import { shortReference } from '@/lib/i18n/short-reference';
import { madridDate, madridTime } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { longDay } from './appointment';
import { Heading, Paragraph, TextLink } from './blocks';
import { Facts } from './facts';
import { EmailLayout } from './layout';
import { ReplyPromise } from './reply-promise';

type Props = {
  id: string;
  /** Of the consultation at the desk. */
  link: string;
  receivedAt: Date;
  fileCount: number;
  /** The hour that its sender has chosen. */
  appointment: string | null;
};

/** Says that there is one, and nothing of it. */
export function ConsultationSealedStaff({ id, link, receivedAt, fileCount, appointment }: Props) {
  return (
    <EmailLayout
      preview={`Consulta cifrada ${shortReference(id)}`}
      reason={`Aviso automático para el equipo de ${site.name}. No respondas a este correo: la consulta se responde en la mesa.`}
      audience="staff"
    >
      <Heading>{`Consulta cifrada ${shortReference(id)}.`}</Heading>
      <ReplyPromise
        receivedAt={receivedAt}
        hours={site.consultationReplyHours}
        kicker="Respuesta prometida como muy tarde el"
        note="Es lo que dice el acuse de recibo."
      />
      <Paragraph>
        {'Está cifrada para la llave de la mesa: '}
        <TextLink href={link}>ábrela allí con tu llave</TextLink>
        {' y respóndela.'}
      </Paragraph>
      <Facts
        facts={[
          { label: 'Recibida', value: `${longDay(madridDate(receivedAt))}, ${madridTime(receivedAt)}` },
          { label: 'Archivos', value: fileCount === 0 ? 'Ninguno' : fileCount },
          { label: 'Referencia', value: shortReference(id) },
          ...(appointment ? [{ label: 'Cita', value: appointment }] : []),
        ]}
      />
    </EmailLayout>
  );
}
