import type { Appointment } from '@/emails/shared/appointment';
import { Heading } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { CancelledHour, EndedInvoice, type Purchase, purchaseFacts, RefundFigure } from './purchase';

type RefundProps = Purchase & {
  amount: Cents;
  amountRefunded: Cents;
  /** Of each refund, where it was paid back in several. */
  parts?: readonly Cents[];
  /** Ordered, and not yet with the bank. */
  isOnItsWay: boolean;
  cancelledAppointment: Appointment | null;
  /** The buyer has asked for one. */
  hasInvoice: boolean;
};

export function Refund(order: RefundProps) {
  const { isOnItsWay, parts = [] } = order;
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
      <RefundFigure amount={order.amountRefunded} />
      <Facts
        facts={[
          ...purchaseFacts(order),
          { label: 'Pagado', value: formatEuros(order.amount) },
          { label: isOnItsWay ? 'En camino' : 'Devuelto', value: formatEuros(order.amountRefunded) },
          ...(parts.length > 1
            ? [{ label: 'En varias veces', value: parts.map((part) => formatEuros(part)).join(' + ') }]
            : []),
        ]}
      />
      <CancelledHour appointment={order.cancelledAppointment} />
      <EndedInvoice asked={order.hasInvoice} />
      <OrderPageLink
        link={order.manageLink}
        hasAppointment={false}
        canWithdraw={false}
        canInvoice={order.amountRefunded < order.amount}
      />
    </EmailLayout>
  );
}
