import { fileSize } from '@/lib/i18n/file-size';
import { madridDate, madridTime } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { longDay } from './appointment';
import { Backrest, FigureNote } from './backrest';
import { Heading, Paragraph, Quotation, Steps, Subheading, TextLink } from './blocks';
import { Facts } from './facts';
import { EmailLayout } from './layout';

type ConsultationReceiptProps = {
  id: string;
  firstName: string;
  phone: string;
  question: string;
  receivedAt: Date;
  files: readonly { name: string; size: number }[];
  retentionMonths: number;
};

export function ConsultationReceipt(props: ConsultationReceiptProps) {
  const { id, firstName, phone, question, receivedAt, files, retentionMonths } = props;
  const withdraw = `mailto:${site.contactEmail}?subject=${encodeURIComponent(`Retirar mi consulta ${id}`)}`;
  return (
    <EmailLayout
      preview={`Te respondemos por correo en ${site.consultationReplyHours} horas como máximo`}
      reason={`Recibes este correo porque has pedido una consulta gratuita en ${site.name}.`}
    >
      <Heading>{`Hola, ${firstName}: tu consulta está en buenas manos.`}</Heading>
      <Paragraph>Nos ha llegado entera. La lee una persona del equipo, no un programa.</Paragraph>
      <Backrest kicker="Te respondemos en" figure={`${site.consultationReplyHours} h`}>
        <FigureNote>{`A este mismo correo. Si hace falta hablar, te llamamos al ${phone}.`}</FigureNote>
      </Backrest>
      <Subheading>Lo que nos has preguntado</Subheading>
      <Quotation text={question} />
      <Facts
        facts={[
          { label: 'Recibida', value: `${longDay(madridDate(receivedAt))}, ${madridTime(receivedAt)}` },
          ...files.map(({ name, size }, index) => ({
            label: `Archivo ${index + 1}`,
            value: `${name} (${fileSize(size)})`,
          })),
          ...(files.length === 0 ? [{ label: 'Archivos', value: 'Ninguno' }] : []),
          { label: 'Referencia', value: id },
        ]}
      />
      <div style={{ marginTop: 20 }}>
        <Paragraph>
          También hemos recibido el resto de tus respuestas. Tus cifras no las repetimos aquí: así no se quedan en tu
          buzón.
        </Paragraph>
      </div>
      <Steps
        title="Qué pasa ahora"
        steps={[
          'Leemos tu consulta y lo que hayas adjuntado.',
          'Te respondemos por correo con una primera orientación, gratis y sin compromiso.',
          `Si te sirve, nos sentamos unos ${site.consultationMinutes} minutos, por videollamada o en Madrid. También es gratis.`,
        ]}
      />
      <Subheading>Si cambias de idea</Subheading>
      <Paragraph>
        <TextLink href={withdraw}>Escríbenos para retirarla</TextLink>
        {` desde esta dirección, o responde a este correo con la palabra «retirar». Borramos tu consulta y tus archivos. Si no nos dices nada, los borramos a los ${retentionMonths} meses.`}
      </Paragraph>
    </EmailLayout>
  );
}
