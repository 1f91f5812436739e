import { AppointmentFigure } from '@/emails/agenda/appointment-block';
import { type Appointment, longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import type { Purchase } from './purchase';

type Props = Purchase & {
  appointment: Appointment;
  /** What is still paid. */
  amount: Cents;
  /** The last day on which another hour may be chosen. */
  chooseUntil: MadridDate;
  /** The last day on which everything is paid back; null once it is over. */
  refundUntil: MadridDate | null;
};

export function AppointmentCancelled(props: Props) {
  const { customerName, productName, appointment, amount, chooseUntil, refundUntil, manageLink } = props;
  return (
    <EmailLayout
      preview="La hora ha quedado libre, sin ningún coste"
      reason={`Recibes este correo porque tenías una cita con ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: tu cita está anulada.`}</Heading>
      <AppointmentFigure kicker="Cita anulada" appointment={appointment} />
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          {`No te ha costado nada, y lo que has pagado (${formatEuros(amount)}, por ${productName}) sigue siendo tuyo: puedes elegir otra hora hasta el ${longDay(chooseUntil)}.`}
        </Paragraph>
        {refundUntil && (
          <Paragraph>
            {`Si prefieres que te lo devolvamos, desiste del contrato desde tu contratación hasta el ${longDay(refundUntil)}, a las 24:00. Te devolvemos todo y no preguntamos por qué.`}
          </Paragraph>
        )}
      </div>
      <OrderPageLink link={manageLink} hasAppointment={false} canWithdraw={refundUntil !== null} />
    </EmailLayout>
  );
}
