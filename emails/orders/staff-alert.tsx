import { AppointmentFigure } from '@/emails/agenda/appointment-block';
import { type Appointment, modeOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Quotation, Subheading, TelephoneLink, TextLink } from '@/emails/shared/blocks';
import { type Fact, Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';
import type { StaffAlert as StaffAlertKind } from '@/lib/server/jobs/jobs';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type Cents, formatEuros, formatPrice } from '@/lib/shared/money';
import { type MailedDelivery, promisedFacts } from './promised-delivery';

export type StaffOrder = {
  id: string;
  productName: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  amount: Cents;
  amountRefunded: Cents;
  /** Stripe's payment intent. */
  paymentReference: string | null;
  appointment: Appointment | null;
  notes: string | null;
  /** What the buyer was promised; null unless the order is confirmed. */
  delivery: MailedDelivery | null;
};

type StaffAlertProps = { alert: StaffAlertKind; order: StaffOrder | null; detail: string | null };

export const staffHeadline: Record<StaffAlertKind, string> = {
  'new-order': 'Nuevo pedido',
  'late-payment': 'Pago sin hora',
  'payment-mismatch': 'Un pago no cuadra',
  refund: 'Devolución hecha',
  'refund-failed': 'Una devolución ha fallado',
  'refund-waits': 'Una devolución espera saldo en Stripe',
  'refund-late': 'Una devolución lleva siete días sin terminar',
  dispute: 'Un pago está en disputa',
  'dispute-closed': 'Una disputa ha terminado',
  'order-rebuilt': 'Pedido recuperado de Stripe',
  'rebuilt-without-hour': 'Pedido recuperado sin su hora',
};

export function StaffAlert({ alert, order, detail }: StaffAlertProps) {
  return (
    <StaffMail preview={order ? `${order.productName}, ${order.customerName}` : 'Revísalo en Stripe'}>
      <Heading>{`${staffHeadline[alert]}.`}</Heading>
      <Paragraph>{whatToDo(alert, order)}</Paragraph>
      {order && <Summary alert={alert} order={order} />}
      {order && <Facts facts={factsOf(order)} />}
      {order?.notes && (
        <>
          <Subheading>Sus notas</Subheading>
          <Quotation text={order.notes} />
        </>
      )}
      {detail && (
        <>
          <Subheading>Detalle</Subheading>
          <Quotation text={detail} />
        </>
      )}
    </StaffMail>
  );
}

const REBUILT =
  'Este pago está en Stripe y su pedido no estaba en la base de datos, por ejemplo porque se restauró una copia. Lo hemos recuperado sin nombre, teléfono ni notas.';

function whatToDo(alert: StaffAlertKind, order: StaffOrder | null): string {
  switch (alert) {
    case 'new-order':
      return `Pagado y confirmado. ${order?.appointment ? 'La cita está en firme y el cliente recibe la confirmación por correo.' : toStart(order)}`;
    case 'late-payment':
      return 'El pago llegó cuando la hora ya no estaba libre. El cliente puede elegir otra hora o pedir el dinero desde su contratación. Espera a que lo haga o llámale; te avisamos de lo que elija. Si respondes a este correo, le escribes directamente.';
    case 'payment-mismatch':
      return 'Un pago de Stripe no coincide en importe, moneda o pedido con lo que pedimos. Con él no hemos confirmado ni devuelto nada. Revísalo en Stripe.';
    case 'refund':
      return order?.appointment
        ? 'El dinero vuelve al cliente. La cita, si estaba por celebrar, queda anulada y la hora, libre.'
        : 'El dinero vuelve al cliente.';
    case 'refund-failed':
      return 'El dinero no ha llegado al cliente y está otra vez en Stripe, que no lo intenta de nuevo por sí solo. Hemos pedido al cliente que llame. Acuerda con él otro medio, por ejemplo una transferencia, y págalo dentro de los 14 días desde que desistió. Si fue por una reclamación abierta, respóndela en Stripe.';
    case 'refund-waits':
      return 'No hay saldo bastante en Stripe para esta devolución. Añade fondos en Stripe: sale sola, a más tardar un día después. El plazo legal es de 14 días.';
    case 'refund-late':
      return 'La mitad del plazo legal de 14 días ha pasado. Mira en Stripe qué ocurre y, si hace falta, acuerda con el cliente otro medio y págale.';
    case 'dispute':
      return 'El cliente ha pedido a su banco que le devuelva este pago. Responde en Stripe antes de la fecha del detalle, con lo que contrató y lo que recibió; sin respuesta, el banco le da la razón. Mientras dure, Stripe no hace devoluciones de este pago, salvo que el banco solo pregunte.';
    case 'dispute-closed':
      return 'El detalle dice cómo acabó: «won», el dinero se queda; «lost», el banco se lo ha dado al cliente, y no se le devuelve otra vez; «warning_closed», quedó en una pregunta. Decide qué pasa con la cita, si la hay.';
    case 'order-rebuilt':
      return order?.appointment
        ? `${REBUILT} La cita vuelve a estar en firme. Pide al cliente su nombre y lo que falte, y comprueba que tiene la confirmación.`
        : `${REBUILT} Pide al cliente su nombre y lo que falte, y comprueba que tiene la confirmación.`;
    case 'rebuilt-without-hour':
      return `${REBUILT} Su hora no consta en Stripe o ya la tiene otra persona, y puede que el cliente la dé por confirmada. Mira en el calendario, escríbele y acuerda la hora o devuelve el dinero desde Stripe.`;
  }
}

/** Of an order without an appointment. */
function toStart(order: StaffOrder | null): string {
  const { files = [], later = null } = order?.delivery ?? {};
  if (files.length > 0) return 'El cliente ya tiene el enlace de la descarga: no hay que enviarle nada.';
  if (later) return 'No lleva cita: envía al cliente lo que le hemos prometido, dentro del plazo.';
  return 'No lleva cita: escribe al cliente con lo que necesita para empezar.';
}

function deliveryFacts(delivery: MailedDelivery | null): Fact[] {
  const { files = [] } = delivery ?? {};
  return [
    ...(files.length > 0 ? [{ label: 'Descarga', value: files.map(({ title }) => title).join(', ') }] : []),
    ...promisedFacts(delivery),
  ];
}

const appointmentIs: Record<StaffAlertKind, string> = {
  'new-order': 'Cita',
  'late-payment': 'Hora perdida',
  'payment-mismatch': 'Cita',
  refund: 'Cita',
  'refund-failed': 'Cita',
  'refund-waits': 'Cita',
  'refund-late': 'Cita',
  dispute: 'Cita',
  'dispute-closed': 'Cita',
  'order-rebuilt': 'Cita',
  'rebuilt-without-hour': 'Hora perdida',
};

function Summary({ alert, order }: { alert: StaffAlertKind; order: StaffOrder }) {
  const { appointment, amount, amountRefunded } = order;
  if (appointment) {
    return <AppointmentFigure kicker={appointmentIs[alert]} appointment={appointment} />;
  }
  return (
    <Backrest kicker={amountRefunded > 0 ? 'Devuelto' : 'Pagado'} figure={formatPrice(amountRefunded || amount)}>
      <FigureNote>Sin cita.</FigureNote>
    </Backrest>
  );
}

function factsOf(order: StaffOrder): Fact[] {
  const { appointment, customerEmail, customerPhone, paymentReference } = order;
  return [
    { label: 'Servicio', value: order.productName },
    { label: 'Cliente', value: order.customerName },
    { label: 'Correo', value: <TextLink href={`mailto:${customerEmail}`}>{customerEmail}</TextLink> },
    {
      label: 'Teléfono',
      value: customerPhone ? <TelephoneLink phone={customerPhone} /> : 'No lo ha dejado',
    },
    ...(appointment
      ? [
          { label: 'Modalidad', value: modeOf(appointment) },
          { label: 'Duración', value: `${appointment.duration} minutos` },
        ]
      : []),
    ...(appointment?.meetLink
      ? [{ label: 'Enlace', value: <TextLink href={appointment.meetLink}>{appointment.meetLink}</TextLink> }]
      : []),
    ...deliveryFacts(order.delivery),
    { label: 'Pagado', value: formatEuros(order.amount) },
    ...(order.amountRefunded > 0 ? [{ label: 'Devuelto', value: formatEuros(order.amountRefunded) }] : []),
    { label: 'Pedido', value: `${shortReference(order.id)} (${order.id})` },
    ...(paymentReference ? [{ label: 'En Stripe', value: paymentReference }] : []),
  ];
}
