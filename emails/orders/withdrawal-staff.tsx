import { Heading, Paragraph, Quotation, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatExactMoment, madridTime } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';

export type WithdrawalNews = 'registered' | 'late' | 'unmatched' | 'kept' | 'unacknowledged';

export const withdrawalNews: Record<WithdrawalNews, string> = {
  registered: 'Desistimiento recibido',
  late: 'Desistimiento fuera de plazo',
  unmatched: 'Desistimiento sin pedido: responder en 24 horas',
  kept: 'Desistimiento deshecho',
  unacknowledged: 'Desistimiento sin acuse: envíalo tú',
};

type Props = {
  news: WithdrawalNews;
  statement: {
    reference: string;
    name: string;
    /** As it was written. */
    contract: string;
    ackEmail: string;
    statement: string;
    submittedAt: Date;
    /** If it came without the order's link: until when the buyer can undo it. */
    waitsUntil: Date | null;
  };
  /** `hasInvoice`: the buyer has asked for one. */
  order: { id: string; productName: string; amount: Cents; hasInvoice: boolean } | null;
};

export function WithdrawalStaff({ news, statement, order }: Props) {
  const { reference, name, contract, ackEmail, submittedAt, waitsUntil } = statement;
  return (
    <StaffMail preview={`${name}, ${formatExactMoment(submittedAt)}`} onReply="Si respondes, escribes a quien desiste.">
      <Heading>{`${withdrawalNews[news]}.`}</Heading>
      <Paragraph>{whatToDo(news, waitsUntil)}</Paragraph>
      <Facts
        facts={[
          { label: 'Recibido', value: `${formatExactMoment(submittedAt)}, hora peninsular` },
          { label: 'Referencia', value: reference },
          { label: 'Nombre', value: name },
          { label: 'Correo', value: <TextLink href={`mailto:${ackEmail}`}>{ackEmail}</TextLink> },
          { label: 'Contrato', value: contract },
          ...(order
            ? [
                { label: 'Servicio', value: order.productName },
                { label: 'Pedido', value: `${shortReference(order.id)} (${order.id})` },
                { label: 'Pagado', value: formatEuros(order.amount) },
                ...(order.hasInvoice && news === 'registered'
                  ? [{ label: 'Factura', value: 'La había pedido: si no está emitida, ya no la emitas' }]
                  : []),
              ]
            : []),
        ]}
      />
      <Subheading>Declaración</Subheading>
      <Quotation text={statement.statement} />
    </StaffMail>
  );
}

function whatToDo(news: WithdrawalNews, waitsUntil: Date | null): string {
  switch (news) {
    case 'registered':
      return waitsUntil
        ? `Ha llegado sin el enlace del pedido. Si nadie lo deshace, a las ${madridTime(waitsUntil)} se anula la cita y se pide la devolución. No hace falta hacer nada.`
        : 'La cita que estuviera por celebrar queda anulada y la devolución, pedida a Stripe. No hace falta hacer nada: si la devolución falla, llega otro aviso.';
    case 'late':
      return 'Ha llegado después del plazo legal y de la garantía. Decide y responde en 24 horas. Si devuelves el dinero, hazlo en Stripe: la web lo recoge.';
    case 'unmatched':
      return 'No sabemos a qué pedido corresponde, o ya había un desistimiento de ese pedido. Cuenta desde que se recibió: búscalo por nombre, correo y fecha, y responde en 24 horas. Si está en plazo, devuelve el dinero en Stripe antes de 14 días: la web lo recoge.';
    case 'unacknowledged':
      return 'El acuse no ha salido: su buzón no lo acepta, o hoy ya ha recibido demasiados correos nuestros sin confirmar. La ley lo pide sin demora: envíale tú la declaración de abajo, con la fecha y la hora en que llegó, o llámale.';
    case 'kept':
      return 'La persona ha mantenido su contratación desde su página: el desistimiento lo pudo enviar otra. La cita sigue en pie y no se devuelve nada.';
  }
}
