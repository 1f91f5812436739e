import { type Appointment, dayOf, hourOf, longDay } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Quotation, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { formatExactMoment, type MadridDate, madridTime } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { EndedInvoice } from './purchase';

type Next =
  | { kind: 'executed' }
  /** It came without the order's link. */
  | { kind: 'waits'; until: Date }
  /** Undone before it was acknowledged; `at` is unknown of earlier ones. */
  | { kind: 'kept'; at: Date | null }
  | { kind: 'unmatched' }
  | { kind: 'late' };

type Props = {
  acknowledged: { reference: string; submittedAt: Date; statement: string; name: string; ackEmail: string };
  /** Day and hour, and what they are of. */
  moment: { label: string; day: string; time: string };
  next: Next;
  /** What has been ordered back. */
  amount: Cents;
  cancelledAppointment: Appointment | null;
  /** The buyer has asked for one. */
  hasInvoice: boolean;
  /** Only to the mailbox of the order. */
  manageLink: string | null;
  /** The holder of that link may undo what a stranger has sent. */
  isUndoable: boolean;
  /** The last day for what a person must read. */
  answerBy: MadridDate;
};

/** Content of the statement, its date and time: of receipt, not of acceptance. */
export function WithdrawalAcknowledgment(props: Props) {
  const { acknowledged, next, amount, cancelledAppointment, hasInvoice, manageLink, isUndoable, answerBy } = props;
  const { reference, statement, name, ackEmail } = acknowledged;
  const replyBy = longDay(answerBy);
  const { label, day, time } = props.moment;
  return (
    <EmailLayout
      preview={`${label} ${day} ${time}, hora peninsular`}
      reason={`Recibes este correo porque se indicó esta dirección para el acuse de un desistimiento, o porque el contrato está a tu nombre, en ${site.name}.`}
    >
      <Heading>Hemos recibido tu desistimiento.</Heading>
      <Backrest kicker={label} figure={[day, time]}>
        <FigureNote>Hora peninsular. Este correo es tu acuse de recibo: guárdalo. Va también como archivo.</FigureNote>
      </Backrest>
      <Subheading>Lo que nos has comunicado</Subheading>
      <Quotation text={statement} />
      <Facts
        facts={[
          { label: 'Nombre', value: name },
          { label: 'Correo', value: ackEmail },
          { label, value: `${day} ${time}, hora peninsular` },
          { label: 'Referencia', value: reference },
        ]}
      />
      <Subheading>Qué pasa ahora</Subheading>
      {sentencesOf(next, amount, cancelledAppointment, replyBy).map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      <EndedInvoice asked={hasInvoice && next.kind === 'executed'} />
      {manageLink && isUndoable && (
        <>
          <Subheading>¿No has sido tú?</Subheading>
          <Paragraph>{`Deshazlo en tu página: el enlace lleva a ella, y allí lo confirmas. ${ifNothingIsDone(next)}`}</Paragraph>
          <Paragraph>
            <TextLink href={manageLink}>Mantener mi contratación</TextLink>
          </Paragraph>
        </>
      )}
      {manageLink && !isUndoable && (
        <OrderPageLink
          link={manageLink}
          hasAppointment={false}
          canWithdraw={false}
          canInvoice={next.kind !== 'executed'}
        />
      )}
    </EmailLayout>
  );
}

function ifNothingIsDone(next: Next): string {
  return next.kind === 'waits'
    ? `Si no haces nada, a las ${madridTime(next.until)} se anula la cita, si la hay, y se pide la devolución.`
    : 'Si no haces nada, lo lee una persona y te responde.';
}

function sentencesOf(next: Next, amount: Cents, cancelled: Appointment | null, replyBy: string): string[] {
  switch (next.kind) {
    case 'executed':
      return [
        ...(amount > 0
          ? [
              `Hemos pedido la devolución de ${formatEuros(amount)} a la tarjeta con la que pagaste. Tu banco suele tardar entre 5 y 10 días hábiles.`,
            ]
          : ['El dinero de este pedido ya estaba devuelto: no queda nada por devolver.']),
        ...(cancelled ? [`Tu cita del ${dayOf(cancelled)} a las ${hourOf(cancelled)} queda anulada.`] : []),
      ];
    case 'waits':
      return [
        `Tu desistimiento cuenta desde que lo enviaste. Anulamos la cita, si la hay, y pedimos la devolución a las ${madridTime(next.until)}: esperamos dos horas por si lo hubiera enviado otra persona.`,
      ];
    case 'kept':
      return [
        `Este desistimiento se deshizo${next.at ? ` el ${formatExactMoment(next.at)}, hora peninsular` : ''}, con «Mantener mi contratación». Por él no se anuló ninguna cita ni se devolvió nada.`,
      ];
    case 'unmatched':
      return [
        `Tu desistimiento cuenta desde que lo enviaste. Una persona busca ahora a qué contrato corresponde y te responde como muy tarde el ${replyBy}. Si tienes el número de pedido, contesta a este correo con él.`,
      ];
    case 'late':
      return [`Lo lee una persona de nuestro equipo, que te responde como muy tarde el ${replyBy}.`];
  }
}
