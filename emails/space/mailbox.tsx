import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

type Props = {
  /** "domingo 29 de noviembre de 2026, 10:00" */
  opensAt: string;
  until: string;
};

/** To a mailbox without a space, when a code has first opened what stands under it. */
export function MailboxVisited({ opensAt, until }: Props) {
  return (
    <EmailLayout
      preview={`Se podrán descargar o borrar a partir del ${opensAt}`}
      reason={`Recibes este correo porque alguien ha escrito en ${site.name} un código que mandamos a esta dirección.`}
    >
      <Heading>Han pedido los datos que tenemos de ti</Heading>
      <Paragraph>
        Con un código que llegó a este correo se ha visto lo que guardamos a su nombre: cuántos mensajes, y si hay una
        suscripción.
      </Paragraph>
      <Paragraph>
        {`Se podrá descargar o borrar a partir del ${opensAt}, con otro código de este correo, y hasta el ${until}. Ese día de espera es para que puedas avisarnos si no has sido tú.`}
      </Paragraph>
      <Paragraph>
        ¿No has sido tú? Escríbenos respondiendo a este correo antes de esa hora, y no dejamos que se borre.
      </Paragraph>
    </EmailLayout>
  );
}

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
