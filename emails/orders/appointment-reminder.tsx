import { AppointmentBlock } from '@/emails/agenda/appointment-block';
import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Heading, Paragraph, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import type { ReminderKind } from '@/lib/server/jobs/jobs';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { site } from '@/lib/shared/site';
import { WithdrawLink } from './order-page-link';
import type { Purchase } from './purchase';

type ReminderProps = Purchase & {
  kind: Exclude<ReminderKind, 'day-after'>;
  appointment: Appointment;
  moveLink: string;
  /** Hours before the start, until which it can be moved on the page. */
  lastMoveHours: number;
};

export function AppointmentReminder(props: ReminderProps) {
  const { kind, orderId, customerName, productName, appointment, moveLink, manageLink, lastMoveHours } = props;
  const isTomorrow = kind === 'day-before';
  return (
    <EmailLayout
      preview={`${dayOf(appointment)}, ${hourOf(appointment)}`}
      reason={`Recibes este correo porque tienes una cita con ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: nos vemos ${isTomorrow ? 'en un día' : 'dentro de dos horas'}.`}</Heading>
      <Paragraph>Ten a mano tus cifras: ingresos, gastos, deudas y ahorros. Con números aproximados basta.</Paragraph>
      <AppointmentBlock appointment={appointment} />
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          { label: 'Duración', value: `${appointment.duration} minutos` },
          { label: 'Pedido', value: shortReference(orderId) },
        ]}
      />
      <Subheading>Si te surge algo</Subheading>
      {isTomorrow ? (
        <Paragraph>
          <TextLink href={moveLink}>Cambiar la cita</TextLink>
          {`: puedes hacerlo tú hasta ${lastMoveHours} horas antes. Anularla, hasta que empiece y sin coste, desde `}
          <TextLink href={manageLink}>tu contratación</TextLink>.
        </Paragraph>
      ) : (
        <Paragraph>
          {`Para otra hora, llámanos al ${site.phone}. Puedes anularla sin coste hasta que empiece, desde `}
          <TextLink href={manageLink}>tu contratación</TextLink>.
        </Paragraph>
      )}
      <Paragraph>
        <WithdrawLink orderLink={manageLink} />
      </Paragraph>
    </EmailLayout>
  );
}
