import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Steps } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros, formatPrice } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { OrderPageLink } from './order-page-link';
import { type Purchase, purchaseFacts } from './purchase';
import { WithdrawalInformation } from './withdrawal-information';

type LatePaymentProps = Purchase & {
  amount: Cents;
  /** The hour that was lost. */
  appointment: Appointment | null;
  withdrawal: LegalDocument;
  /** Null while the day of the payment is not known. */
  until: { lawUntil: MadridDate; openUntil: MadridDate } | null;
};

export function LatePayment(order: LatePaymentProps) {
  const { customerName, amount, appointment, manageLink, withdrawal, until } = order;
  const lost = appointment ? `del ${dayOf(appointment)} a las ${hourOf(appointment)}` : 'que elegiste';
  return (
    <EmailLayout
      preview="Elige otra hora o pide que te devolvamos el dinero"
      reason={`Recibes este correo porque has pagado un servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: hemos recibido tu pago, pero la hora ya no está libre.`}</Heading>
      <Paragraph>
        {`El pago llegó cuando la hora ${lost} ya no estaba guardada para ti, y no podemos dártela. Sentimos el contratiempo.`}
      </Paragraph>
      <Backrest kicker="Tu pago" figure={formatPrice(amount)}>
        <FigureNote>Está recibido y anotado en tu pedido. No tienes que volver a pagar.</FigureNote>
      </Backrest>
      <Facts facts={[...purchaseFacts(order), { label: 'Total pagado', value: formatEuros(amount) }]} />
      <Steps
        title="Qué pasa ahora"
        steps={[
          'Elige tú otra hora en tu contratación, con el botón de abajo: ya está pagada.',
          'Si no te viene bien ninguna, responde a este correo y la buscamos contigo.',
          'Si prefieres el dinero, pídelo ahí mismo y te lo devolvemos. No preguntamos por qué.',
        ]}
      />
      <OrderPageLink link={manageLink} hasAppointment={false} />
      {until && <WithdrawalInformation information={withdrawal} siteUrl={site.url} until={until} />}
    </EmailLayout>
  );
}
