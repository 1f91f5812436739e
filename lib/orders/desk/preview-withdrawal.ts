import 'server-only';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { statementOfOrder } from '@/lib/orders/texts/withdrawal-statement';
import { db } from '@/lib/server/db';
import { type EmailText, emailText } from '@/lib/server/email/email-text';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate } from '@/lib/shared/madrid-time';
import { orderLink } from '../order-page/order-link';
import { keptAmount } from '../refunds/amounts';
import { findBasis } from '../refunds/find-basis';
import { acknowledgmentEmail } from '../withdrawal/acknowledgment-email';
import { isThen } from './is-then';

/** A statement has its reference once it is registered. */
const NO_REFERENCE = '········';

/** The acknowledgment that the buyer gets if a statement of that moment is registered now; null if it would be refused. */
export async function previewWithdrawal(orderId: string, submittedAt: Date, now: Date): Promise<EmailText | null> {
  const order = await db().order.findUnique({
    where: { id: orderId },
    include: {
      product: { select: { name: true } },
      bookings: { where: { status: 'confirmed', startsAt: { gt: now } } },
    },
  });
  if (!order?.paidAt || !isThen(submittedAt, order.paidAt, now)) return null;
  if (!(await findBasis(db(), orderId, submittedAt))) return null;
  const { customerName: name, customerEmail: ackEmail, bookings } = order;
  const statement = statementOfOrder({
    productName: order.product.name,
    orderNumber: shortReference(order.id),
    contractedOn: madridDate(order.paidAt),
  });
  return emailText(
    await acknowledgmentEmail({
      acknowledged: { reference: NO_REFERENCE, submittedAt, isNoted: true, statement, name, ackEmail },
      next: { kind: 'executed' },
      amount: keptAmount(order),
      cancelledAppointment: bookings[0] ? appointmentOf(bookings[0]) : null,
      manageLink: orderLink(order),
      isUndoable: false,
    }),
  );
}
