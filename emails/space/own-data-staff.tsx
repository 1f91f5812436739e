import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';

type Props = {
  email: string;
  /** When e-mails with this person's words came. */
  received: string[];
  /** Free appointments that were still to come. */
  appointments: string[];
};

export function OwnDataStaff({ email, received, appointments }: Props) {
  return (
    <StaffMail preview={`${email} ha borrado sus datos`}>
      <Heading>Borrado del buzón</Heading>
      {received.length > 0 ? (
        <Paragraph>
          Una persona ha borrado sus datos de la web. Los correos que el equipo recibió de ella no los alcanza la web:
          búscalos por su dirección y por estas fechas y bórralos, también los contestados y los adjuntos descargados.
          Después confírmalo en la mesa, en «Hoy»: se lo decimos a la persona. Y borra este aviso.
        </Paragraph>
      ) : (
        <Paragraph>
          Una persona ha borrado sus datos de la web, y con ellos su cita. Después borra este aviso.
        </Paragraph>
      )}
      <Facts
        facts={[
          { label: 'Dirección', value: email },
          ...(received.length > 0
            ? [{ label: 'Consultas y mensajes que llegaron por correo', value: received.join('; ') }]
            : []),
          ...(appointments.length > 0
            ? [{ label: 'Citas gratuitas que ya no se celebran', value: appointments.join('; ') }]
            : []),
        ]}
      />
    </StaffMail>
  );
}
