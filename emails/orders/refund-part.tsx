import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { type Purchase, purchaseFacts, RefundFigure } from './purchase';

type Props = Purchase & {
  paid: Cents;
  /** Of this refund. */
  amount: Cents;
  /** Of all until now, with this one. */
  amountRefunded: Cents;
  hasAppointment: boolean;
  /** The buyer has asked for one. */
  hasInvoice: boolean;
};

/** Staff pay back a part: the contract stands. */
export function RefundPart(refund: Props) {
  const { paid, amount, amountRefunded, hasAppointment, hasInvoice } = refund;
  return (
    <EmailLayout
      preview={`Una parte de lo que pagaste por ${refund.productName}`}
      reason={`Recibes este correo porque contrataste un servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(refund.customerName)}: te devolvemos una parte.`}</Heading>
      <RefundFigure amount={amount} />
      <Facts
        facts={[
          ...purchaseFacts(refund),
          { label: 'Pagado', value: formatEuros(paid) },
          { label: 'Esta devolución', value: formatEuros(amount) },
          ...(amountRefunded > amount ? [{ label: 'Devuelto en total', value: formatEuros(amountRefunded) }] : []),
          { label: 'Queda pagado', value: formatEuros(paid - amountRefunded) },
        ]}
      />
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          {hasAppointment
            ? 'Tu contratación sigue en pie, y tu cita también. El recibo ya cuenta esta devolución.'
            : 'Tu contratación sigue en pie. El recibo ya cuenta esta devolución.'}
        </Paragraph>
        {hasInvoice && (
          <Paragraph>
            Una factura ya emitida no se cambia: la corrige otra. Responde a este correo y te enviamos la rectificativa.
          </Paragraph>
        )}
      </div>
      <OrderPageLink link={refund.manageLink} hasAppointment={hasAppointment} />
    </EmailLayout>
  );
}
