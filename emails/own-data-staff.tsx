import { site } from '@/lib/site';
import { Heading, Paragraph } from './blocks';
import { Facts } from './facts';
import { EmailLayout } from './layout';

type Props = {
  email: string;
  /** E-mails with this person's words that the team's mailbox may hold. */
  mailed: number;
  /** Free appointments that were still to come. */
  appointments: string[];
};

export function OwnDataStaff({ email, mailed, appointments }: Props) {
  return (
    <EmailLayout
      preview={`${email} ha borrado sus datos`}
      reason={`Aviso automático para el equipo de ${site.name}.`}
      audience="staff"
    >
      <Heading>Borrar del buzón.</Heading>
      <Paragraph>
        Una persona ha borrado sus datos de la web. Los correos que el equipo recibió de ella no los alcanza la web:
        búscalos por su dirección, bórralos, también los contestados y los adjuntos descargados, y después borra este
        aviso.
      </Paragraph>
      <Facts
        facts={[
          { label: 'Dirección', value: email },
          { label: 'Consultas y mensajes que llegaron por correo', value: mailed },
          ...(appointments.length > 0
            ? [{ label: 'Citas gratuitas que ya no se celebran', value: appointments.join('; ') }]
            : []),
        ]}
      />
    </EmailLayout>
  );
}
