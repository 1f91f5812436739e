import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

/** After a deletion: the team has deleted its own copies too. */
export function MailboxErased() {
  return (
    <EmailLayout
      preview="También lo hemos borrado de nuestro buzón"
      reason={`Recibes este correo porque borraste tu espacio y tus datos en ${site.name}. Es el último que te mandamos por ello.`}
    >
      <Heading>Hecho: en nuestro buzón tampoco queda nada</Heading>
      <Paragraph>
        Una persona del equipo ha borrado los correos con tus consultas y tus mensajes. Con este aviso se va también tu
        dirección, que guardábamos para encontrarlos.
      </Paragraph>
    </EmailLayout>
  );
}
