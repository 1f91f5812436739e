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
