import 'server-only';
import { ContractKept } from '@/emails/orders/contract-kept';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { sendEmail } from '@/lib/server/email/send-email';
import { purchaseOf, toBuyer } from '../mailed-order';
import { keptAmount } from '../refunds/amounts';
import { rightsOfOrder } from '../refunds/refund-rights';
import type { MailedStatement } from './mailed-statement';

/**
 * Mails the address of the order, whatever mailbox the statement named; not once another statement counts, which has mails of its own.
 * `bookingId`: the appointment that stays.
 */
export async function sendContractKept(kept: MailedStatement, bookingId: string | null, now: Date): Promise<void> {
  if (!kept.order?.paidAt || !kept.keptAt || kept.order.withdrawals.length > 0) return;
  const { order, submittedAt, keptAt } = kept;
  const local = await readLocalHolidays();
  const { basis, endless, openUntil } = rightsOfOrder({ ...order, paidAt: kept.order.paidAt }, now, local);
  const booking = order.bookings.find(({ id, status }) => id === bookingId && status === 'confirmed');
  await sendEmail({
    ...toBuyer(order),
    subject: 'Sigues con tu contratación',
    react: (
      <ContractKept
        {...purchaseOf(order)}
        amount={keptAmount(order)}
        submittedAt={submittedAt}
        keptAt={keptAt}
        appointment={booking ? appointmentOf(booking) : null}
        refundUntil={basis && !endless ? openUntil : null}
        canWithdraw={basis !== null}
      />
    ),
    idempotencyKey: `withdrawal/${kept.id}/kept`,
    about: { kind: 'contract-kept', subject: 'order', id: kept.order.id },
  });
}
