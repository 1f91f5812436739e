import type { LegalDocument } from '@/lib/content/legal-document';
import { shortReference } from '@/lib/i18n/short-reference';
import { type MadridDate, madridDate } from '@/lib/madrid-time';
import { type Cents, formatEuros, formatPrice } from '@/lib/money';
import { site } from '@/lib/site';
import { type Appointment, dayOf, hourOf, longDay, modeOf } from '../appointment';
import { AppointmentBlock } from '../appointment-block';
import { Backrest, FigureNote } from '../backrest';
import { FigureLine, Heading, Steps, TextLink } from '../blocks';
import { Facts } from '../facts';
import { EmailLayout } from '../layout';
import { greeting } from '../names';
import { ContractTerms } from './contract-terms';
import { FileActions } from './file-actions';
import type { MailedDelivery, MailedFile } from './mailed-delivery';
import { OrderPageLink } from './order-page-link';
import { WithdrawalInformation } from './withdrawal-information';

type OrderConfirmationProps = {
  orderId: string;
  customerName: string;
  productName: string;
  amount: Cents;
  paidAt: Date;
  /** Null for a product without appointment. */
  appointment: Appointment | null;
  terms: LegalDocument;
  withdrawal: LegalDocument;
  /** The last day to withdraw by law, and the later one of law and guarantee. */
  until: { lawUntil: MadridDate; openUntil: MadridDate };
  delivery: MailedDelivery | null;
  /** Of the order's own page. */
  manageLink: string;
};

export function OrderConfirmation(order: OrderConfirmationProps) {
  const { appointment, productName, amount, paidAt, delivery } = order;
  const files = delivery?.files ?? [];
  const later = laterSteps(delivery);
  const paidOn = madridDate(paidAt);
  return (
    <EmailLayout
      preview={appointment ? `${dayOf(appointment)}, ${hourOf(appointment)}. ${productName}` : `Pagado: ${productName}`}
      reason={`Recibes este correo porque has contratado este servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(order.customerName)}: ${appointment ? 'tu cita está confirmada' : 'tu pedido está confirmado'}.`}</Heading>
      {appointment ? (
        <AppointmentBlock appointment={appointment} />
      ) : (
        <Backrest kicker="Has pagado" figure={formatPrice(amount)}>
          <FigureNote>{`${productName}, pagado el ${longDay(paidOn)}.`}</FigureNote>
          <FileActions files={files} />
        </Backrest>
      )}
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          ...(appointment
            ? [
                { label: 'Modalidad', value: modeOf(appointment) },
                { label: 'Duración', value: `${appointment.duration} minutos` },
              ]
            : []),
          { label: 'A nombre de', value: order.customerName },
          { label: 'Pedido', value: shortReference(order.orderId) },
          { label: 'Total pagado', value: `${formatEuros(amount)}, IVA incluido` },
        ]}
      />
      <Steps
        title="Qué pasa ahora"
        steps={appointment ? appointmentSteps(appointment, later) : orderSteps(files, later)}
      />
      <OrderPageLink
        link={order.manageLink}
        hasAppointment={appointment !== null}
        title={appointment ? 'Tu cita y tu contratación, en una página' : 'Tu contratación, en una página'}
      />
      <FigureLine figure={String(site.guaranteeDays)}>
        {`días de garantía desde el pago: hasta el ${longDay(order.until.openUntil)} puedes pedir que te devolvamos el dinero. `}
        <TextLink href={`${site.url}/garantia`}>Cómo funciona</TextLink>
      </FigureLine>
      <WithdrawalInformation information={order.withdrawal} until={order.until} siteUrl={site.url} />
      <ContractTerms
        terms={order.terms}
        siteUrl={site.url}
        elsewhere={{
          id: 'desistimiento',
          where: `Está entero más arriba, en «${order.withdrawal.title}», y en los archivos adjuntos.`,
        }}
      />
    </EmailLayout>
  );
}

function laterSteps(delivery: MailedDelivery | null): string[] {
  const later = delivery?.later;
  return later ? [`${later.what}: te lo enviamos por correo, como muy tarde el ${longDay(later.until)}.`] : [];
}

function appointmentSteps(appointment: Appointment, later: string[]): string[] {
  return [
    'Guarda la cita en tu calendario: va adjunta a este correo.',
    arrival(appointment),
    'Ten a mano tus cifras: ingresos, gastos, deudas y lo que quieras enseñarnos.',
    ...later,
    '¿Necesitas otra hora? Cámbiala o anúlala tú con el botón de abajo, sin explicaciones.',
  ];
}

function arrival({ mode, meetLink }: Appointment): string {
  if (mode === 'in-person') return `Si no encuentras el despacho, llámanos al ${site.phone}.`;
  if (meetLink) return 'A la hora de la cita, pulsa «Entrar en la videollamada». Basta un navegador.';
  return 'A la hora de la cita, abre ese enlace. Basta un navegador.';
}

function orderSteps(files: readonly MailedFile[], later: string[]): string[] {
  const beginning =
    files.length > 0
      ? [
          'Descarga el PDF con el botón de arriba, en el móvil o en el ordenador.',
          'Guarda este correo: mientras el enlace sirva, puedes volver a descargarlo.',
        ]
      : ['Te escribimos a este mismo correo con lo que necesitas para empezar.'];
  return [
    ...(files.length > 0 || later.length === 0 ? beginning : []),
    ...later,
    'Si algo no te llega o no te encaja, responde a este mensaje y lo vemos.',
  ];
}
