import { type Appointment, dayOf, hoursOf, longDay } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Subheading, TelephoneLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatExactMoment, type MadridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { type Purchase, purchaseFacts } from './purchase';

type Props = Purchase & {
  /** What is still paid. */
  amount: Cents;
  submittedAt: Date;
  keptAt: Date;
  /** The one that stays; null if there is none to come. */
  appointment: Appointment | null;
  /** The last day on which everything is paid back; null if there is none, or it is over. */
  refundUntil: MadridDate | null;
  canWithdraw: boolean;
};

/** To the mailbox of the order: somebody else who has its link may have undone the buyer's own statement. */
export function ContractKept(props: Props) {
  const { customerName, amount, submittedAt, keptAt, appointment, manageLink } = props;
  const [day = '', time = ''] = formatExactMoment(keptAt).split(' ');
  return (
    <EmailLayout
      preview="El desistimiento queda deshecho: no se devuelve nada"
      reason={`Recibes este correo porque contrataste un servicio en ${site.name} y se ha deshecho un desistimiento.`}
    >
      <Heading>{`${greeting(customerName)}: sigues con tu contratación.`}</Heading>
      <Backrest kicker="Desistimiento deshecho" figure={[day, time]}>
        <FigureNote>
          {`Hora peninsular. En tu página se pulsó «Mantener mi contratación»: el desistimiento que recibimos el ${formatExactMoment(submittedAt)} queda sin efecto.`}
        </FigureNote>
      </Backrest>
      <Subheading>Qué queda en pie</Subheading>
      <Facts
        facts={[
          ...purchaseFacts(props),
          ...(appointment
            ? [{ label: 'Cita', value: `${capitalised(dayOf(appointment))}, ${hoursOf(appointment)}` }]
            : []),
          ...(amount > 0 ? [{ label: 'Pagado', value: `${formatEuros(amount)}: no se devuelve nada` }] : []),
        ]}
      />
      <Subheading>¿No has sido tú?</Subheading>
      <Paragraph>
        {`Entonces alguien más tiene tu enlace. Abre tu contratación y pulsa «Enviar un enlace nuevo y anular este». ${withdrawAgain(props)}`}
      </Paragraph>
      <Paragraph>
        Si prefieres hablarlo, responde a este correo o llámanos al <TelephoneLink phone={site.phone} />.
      </Paragraph>
      <OrderPageLink link={manageLink} hasAppointment={appointment !== null} canWithdraw={props.canWithdraw} />
    </EmailLayout>
  );
}

function withdrawAgain({ canWithdraw, refundUntil }: Props): string {
  if (!canWithdraw) return 'Si querías desistir, dínoslo: el plazo ha acabado, pero lo miramos contigo.';
  const until = refundUntil ? ` hasta el ${longDay(refundUntil)}, a las 24:00` : '';
  return `Si querías desistir, puedes hacerlo otra vez${until}, y te devolvemos todo.`;
}
