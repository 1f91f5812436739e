import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Paragraph } from '@/emails/shared/blocks';
import type { Fact } from '@/emails/shared/facts';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type Cents, formatEuros } from '@/lib/shared/money';

/** What every e-mail about an order says of it. `manageLink`: of the order's own page. */
export type Purchase = { orderId: string; customerName: string; productName: string; manageLink: string };

export function purchaseFacts({ productName, orderId }: Purchase): Fact[] {
  return [
    { label: 'Servicio', value: productName },
    { label: 'Pedido', value: shortReference(orderId) },
  ];
}

export function RefundFigure({ amount }: { amount: Cents }) {
  return (
    <Backrest kicker="Devolución" figure={formatEuros(amount)}>
      <FigureNote>
        El dinero va al mismo medio con el que pagaste. Según el banco, tarda entre 5 y 10 días hábiles en aparecer.
      </FigureNote>
    </Backrest>
  );
}

/** A contract that has ended leaves nothing to invoice. Without a word where no invoice was asked for. */
export function EndedInvoice({ asked }: { asked: boolean }) {
  if (!asked) return null;
  return (
    <Paragraph>
      Pediste factura. Si aún no la tienes, ya no la emitimos. Si la tienes, no se cambia: la corrige otra. Responde a
      este correo y te enviamos la rectificativa.
    </Paragraph>
  );
}

/** An appointment that ended with the contract, if there was one. */
export function CancelledHour({ appointment }: { appointment: Appointment | null }) {
  if (!appointment) return null;
  return (
    <div style={{ marginTop: 28 }}>
      <Paragraph>
        {`Tu cita del ${dayOf(appointment)} a las ${hourOf(appointment)} queda anulada: ya puedes borrarla de tu calendario.`}
      </Paragraph>
    </div>
  );
}
