import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { site } from '@/lib/shared/site';
import { WithdrawLink } from './order-page-link';
import type { Purchase } from './purchase';

export function OrderLink({
  orderId,
  customerName,
  productName,
  manageLink,
  hasFiles,
}: Purchase & { hasFiles: boolean }) {
  return (
    <EmailLayout
      preview="El enlace anterior ya no abre nada"
      reason={`Recibes este correo porque se ha cambiado el enlace de tu contratación en ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: aquí tienes tu enlace nuevo.`}</Heading>
      <Paragraph>
        {`Sustituye a todos los anteriores, también a los de correos más antiguos${hasFiles ? ' y a los de tus descargas' : ''}, que ya no sirven.`}
      </Paragraph>
      <Backrest kicker="Pedido" figure={shortReference(orderId)}>
        <FigureNote>{productName}</FigureNote>
        <Action href={manageLink}>Ver tu contratación</Action>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          <WithdrawLink orderLink={manageLink} />
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
