import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

/** To the mailbox that a space has left; the other one is not named. */
export function MailboxLeft() {
  return (
    <EmailLayout
      preview="Tu espacio privado ya no usa este correo"
      reason={`Recibes este correo porque hasta ahora tu espacio privado en ${site.name} usaba esta dirección.`}
    >
      <Heading>Tu espacio ha cambiado de correo</Heading>
      <Paragraph>
        Alguien con tu espacio abierto ha puesto otro correo y ha demostrado que lo lee. Desde ahora te escribimos allí,
        y con esta dirección ya no se entra. Los enlaces que te mandamos aquí, a tus contrataciones, descargas y citas,
        tampoco abren ya.
      </Paragraph>
      <Paragraph>¿No has sido tú? Responde a este correo cuanto antes.</Paragraph>
    </EmailLayout>
  );
}
