import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';

type Props = {
  orderId: string;
  customerName: string;
  productName: string;
  /** What has been ordered back; 0 if nothing was left. */
  amount: Cents;
  cancelledAppointment: Appointment | null;
  manageLink: string;
};

/** After a statement that had to wait two hours. */
export function WithdrawalExecuted(props: Props) {
  const { orderId, customerName, productName, amount, cancelledAppointment, manageLink } = props;
  return (
    <EmailLayout
      preview={amount > 0 ? `Devolución de ${formatEuros(amount)}: pedida` : productName}
      reason={`Recibes este correo porque contrataste un servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(customerName)}: tu desistimiento está hecho.`}</Heading>
      {amount > 0 && (
        <Backrest kicker="Devolución pedida" figure={formatEuros(amount)}>
          <FigureNote>A la tarjeta con la que pagaste. Tu banco suele tardar entre 5 y 10 días hábiles.</FigureNote>
        </Backrest>
      )}
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          { label: 'Pedido', value: shortReference(orderId) },
        ]}
      />
      {cancelledAppointment && (
        <div style={{ marginTop: 28 }}>
          <Paragraph>
            {`Tu cita del ${dayOf(cancelledAppointment)} a las ${hourOf(cancelledAppointment)} queda anulada: ya puedes borrarla de tu calendario.`}
          </Paragraph>
        </div>
      )}
      <OrderPageLink link={manageLink} hasAppointment={false} canWithdraw={false} canInvoice={false} />
    </EmailLayout>
  );
}
