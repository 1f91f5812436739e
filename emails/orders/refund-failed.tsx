import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, TelephoneLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { type Cents, formatEuros, formatPrice } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { type Purchase, purchaseFacts } from './purchase';

type Props = Purchase & {
  /** What is still owed. */
  owed: Cents;
};

/** Another means than the card needs the buyer's express agreement (article 107.1 of Real Decreto Legislativo 1/2007). */
export function RefundFailed(props: Props) {
  const { customerName, owed, manageLink } = props;
  return (
    <EmailLayout
      preview="El banco no ha aceptado la devolución: llámanos y lo resolvemos"
      reason={`Recibes este correo porque contrataste un servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: tu devolución no ha podido hacerse.`}</Heading>
      <Backrest kicker="Te debemos" figure={formatPrice(owed)}>
        <FigureNote>
          La tarjeta con la que pagaste no ha aceptado la devolución. Suele pasar cuando está caducada o cancelada.
        </FigureNote>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          Tu dinero está a salvo con nosotros y te lo devolvemos igual. Llámanos al <TelephoneLink phone={site.phone} />{' '}
          o responde a este correo y dinos cómo prefieres recibirlo, por ejemplo por transferencia. No envíes el número
          de tu tarjeta.
        </Paragraph>
      </div>
      <Facts facts={[...purchaseFacts(props), { label: 'Por devolver', value: formatEuros(owed) }]} />
      <OrderPageLink link={manageLink} hasAppointment={false} canWithdraw={false} />
    </EmailLayout>
  );
}
