import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail, WRITES_TO_THEM } from '@/emails/shared/layout';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';

type Props = {
  orderId: string;
  productName: string;
  customerEmail: string;
  amount: Cents;
  amountRefunded: Cents;
  paidOn: MadridDate;
  /** The last day on which it was promised. */
  until: MadridDate;
  invoice: { name: string; taxId: string; address: string; postalCode: string; city: string };
};

export function InvoiceRequest(request: Props) {
  const { invoice, customerEmail, amountRefunded } = request;
  return (
    <StaffMail preview={`${invoice.name}, ${invoice.taxId}`} onReply={WRITES_TO_THEM}>
      <Heading>Piden factura.</Heading>
      <Paragraph>
        {`Emítela con el programa de facturación y envíasela como muy tarde el ${longDay(request.until)}: es lo que le hemos prometido.`}
      </Paragraph>
      <Facts
        facts={[
          { label: 'A nombre de', value: invoice.name },
          { label: 'NIF', value: invoice.taxId },
          { label: 'Dirección', value: `${invoice.address}, ${invoice.postalCode} ${invoice.city}` },
          { label: 'Servicio', value: request.productName },
          { label: 'Pagado', value: `${formatEuros(request.amount)}, el ${longDay(request.paidOn)}` },
          ...(amountRefunded > 0 ? [{ label: 'Devuelto', value: formatEuros(amountRefunded) }] : []),
          { label: 'Correo', value: <TextLink href={`mailto:${customerEmail}`}>{customerEmail}</TextLink> },
          { label: 'Pedido', value: shortReference(request.orderId) },
        ]}
      />
    </StaffMail>
  );
}
