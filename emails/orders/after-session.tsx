import { type Appointment, dayOf, longDay } from '@/emails/shared/appointment';
import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Steps } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { type MailedDelivery, promisedSteps } from './promised-delivery';
import type { Purchase } from './purchase';

type Props = Purchase & {
  appointment: Appointment;
  delivery: MailedDelivery | null;
  /** Null once everything can no longer be paid back. */
  refund: { until: MadridDate; daysLeft: number; withdrawLink: string } | null;
};

/** The day after a session: what comes, until when, and what can still be given back. */
export function AfterSession({ customerName, productName, appointment, delivery, refund, manageLink }: Props) {
  return (
    <EmailLayout
      preview={`${productName}: qué pasa ahora`}
      reason={`Recibes este correo porque tuviste una sesión con ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: gracias por sentarte con nosotros.`}</Heading>
      <Paragraph>{`Esto es lo que queda de tu sesión del ${dayOf(appointment)} (${productName}).`}</Paragraph>
      {refund && (
        <Backrest
          kicker="Te quedan para decidir"
          figure={refund.daysLeft === 0 ? 'hoy' : `${refund.daysLeft} ${refund.daysLeft === 1 ? 'día' : 'días'}`}
        >
          <FigureNote>
            {`Hasta el ${longDay(refund.until)}, a las 24:00, te devolvemos todo, aunque ya hayas tenido la sesión. No preguntamos por qué.`}
          </FigureNote>
          <Action href={refund.withdrawLink}>Desistir del contrato aquí</Action>
        </Backrest>
      )}
      <Steps title="Qué pasa ahora" steps={stepsOf(delivery)} />
      <OrderPageLink link={manageLink} hasAppointment={false} canWithdraw={false} />
    </EmailLayout>
  );
}

function stepsOf(delivery: MailedDelivery | null): string[] {
  return [
    ...promisedSteps(delivery),
    'Si algo no te quedó claro, responde a este correo. Te contestamos en lenguaje normal.',
  ];
}
