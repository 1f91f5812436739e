import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';

type RefundProps = {
  orderId: string;
  customerName: string;
  productName: string;
  amount: Cents;
  amountRefunded: Cents;
  /** Of each refund, where it was paid back in several. */
  parts?: readonly Cents[];
  /** Ordered, and not yet with the bank. */
  isOnItsWay: boolean;
  cancelledAppointment: Appointment | null;
  manageLink: string;
};

export function Refund(order: RefundProps) {
  const { cancelledAppointment: cancelled, isOnItsWay, parts = [] } = order;
  return (
    <EmailLayout
      preview={`${formatEuros(order.amountRefunded)}, por ${order.productName}`}
      reason={`Recibes este correo porque contrataste un servicio en ${site.name}.`}
    >
      <Heading>
        {isOnItsWay
          ? `${greeting(order.customerName)}: tu devolución está en camino.`
          : `${greeting(order.customerName)}: te hemos devuelto el dinero.`}
      </Heading>
      <Backrest kicker="Devolución" figure={formatEuros(order.amountRefunded)}>
        <FigureNote>
          El dinero va al mismo medio con el que pagaste. Según el banco, tarda entre 5 y 10 días hábiles en aparecer.
        </FigureNote>
      </Backrest>
      <Facts
        facts={[
          { label: 'Servicio', value: order.productName },
          { label: 'Pedido', value: shortReference(order.orderId) },
          { label: 'Pagado', value: formatEuros(order.amount) },
          { label: isOnItsWay ? 'En camino' : 'Devuelto', value: formatEuros(order.amountRefunded) },
          ...(parts.length > 1
            ? [{ label: 'En varias veces', value: parts.map((part) => formatEuros(part)).join(' + ') }]
            : []),
        ]}
      />
      {cancelled && (
        <div style={{ marginTop: 28 }}>
          <Paragraph>
            {`Tu cita del ${dayOf(cancelled)} a las ${hourOf(cancelled)} queda anulada: ya puedes borrarla de tu calendario.`}
          </Paragraph>
        </div>
      )}
      <OrderPageLink
        link={order.manageLink}
        hasAppointment={false}
        canWithdraw={false}
        canInvoice={order.amountRefunded < order.amount}
      />
    </EmailLayout>
  );
}
