import type { Appointment } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { OrderPageLink } from './order-page-link';
import { CancelledHour, EndedInvoice, type Purchase, purchaseFacts } from './purchase';

type Props = Purchase & {
  /** What has been ordered back; 0 if nothing was left. */
  amount: Cents;
  cancelledAppointment: Appointment | null;
  /** The buyer has asked for one. */
  hasInvoice: boolean;
};

/** After a statement that had to wait two hours. */
export function WithdrawalExecuted(props: Props) {
  const { customerName, productName, amount, cancelledAppointment, hasInvoice, manageLink } = props;
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
      <Facts facts={purchaseFacts(props)} />
      <CancelledHour appointment={cancelledAppointment} />
      <EndedInvoice asked={hasInvoice} />
      <OrderPageLink link={manageLink} hasAppointment={false} canWithdraw={false} canInvoice={false} />
    </EmailLayout>
  );
}
