import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

export function NewsletterWelcome({ unsubscribeLink }: { unsubscribeLink: string }) {
  return (
    <EmailLayout
      preview="Tu dirección está confirmada"
      reason={`Recibes este correo porque confirmaste que quieres la carta de ${site.name}.`}
    >
      <Heading>Ya estás en la lista.</Heading>
      <Paragraph>
        Tu dirección está confirmada. En cada carta explicamos un tema con sus números, sin publicidad y sin venderte
        nada.
      </Paragraph>
      <Paragraph>
        Si un día ya no la quieres, <TextLink href={unsubscribeLink}>date de baja con un clic</TextLink>.
      </Paragraph>
    </EmailLayout>
  );
}
