import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

type Props = {
  confirmLink: string;
  unsubscribeLink: string;
  /** Lifetime of the link. */
  days: number;
};

export function NewsletterConfirmation({ confirmLink, unsubscribeLink, days }: Props) {
  return (
    <EmailLayout
      preview="Un clic y la recibes"
      reason={`Recibes este correo porque alguien ha escrito esta dirección en ${site.name} para recibir nuestra carta.`}
    >
      <Heading>¿Te mandamos nuestra carta?</Heading>
      <Paragraph>
        {`Alguien, quizá tú, ha pedido recibir la carta de ${site.name} en esta dirección. Hasta que no lo confirmes no te escribimos.`}
      </Paragraph>
      <Backrest kicker="El enlace sirve durante" figure={`${days} días`}>
        <FigureNote>Si no confirmas, borramos tu dirección.</FigureNote>
        <Action href={confirmLink}>Confirmar mi correo</Action>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          ¿No has sido tú? No hagas nada, o <TextLink href={unsubscribeLink}>borra tu dirección ahora</TextLink>.
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
