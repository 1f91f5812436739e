import 'server-only';
import { AfterSession } from '@/emails/orders/after-session';
import { AppointmentReminder } from '@/emails/orders/appointment-reminder';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { mailedDelivery } from '../delivery/mailed-delivery';
import { purchaseOf, toBuyer } from '../mailed-order';
import { orderLink } from '../order-page/order-link';
import { rightsOfOrder } from '../refunds/refund-rights';
import { loadMailedAppointment, type MailedAppointment } from './appointment-mails';
import { isReminderTooLate, reminderKey, reminderTime } from './reminder-times';
import { LAST_MOVE_HOURS } from './rules';

type Reminder = Jobs['send-reminder'];

/**
 * Once for each booking, version and kind: the triple is the e-mail's idempotency key, and is stored once it was sent. Nothing
 * for an appointment that was moved, cancelled or withdrawn from meanwhile, or that is past.
 */
export async function sendReminder(reminder: Reminder, now: Date): Promise<void> {
  const { bookingId, sequence, kind } = reminder;
  const mailed = await loadMailedAppointment(bookingId);
  if (!mailed || !isStillWanted(mailed, sequence) || isReminderTooLate(kind, mailed.booking, now)) return;
  const dueAt = reminderTime(kind, mailed.booking);
  if (now < dueAt) {
    return enqueue(db(), 'send-reminder', reminder, { jobKey: reminderKey(bookingId, kind), runAt: dueAt });
  }
  if ((await db().reminder.count({ where: { bookingId, sequence, kind } })) > 0) return;
  const idempotencyKey = `reminder/${bookingId}/${sequence}/${kind}`;
  const about = { kind, subject: 'order', id: mailed.order.id } as const;
  await sendEmail({ ...toBuyer(mailed.order), ...(await contents(mailed, kind)), idempotencyKey, about });
  await db().reminder.createMany({ data: { bookingId, sequence, kind, sentAt: now }, skipDuplicates: true });
}

function isStillWanted({ booking, order }: MailedAppointment, sequence: number): boolean {
  const isConfirmed = booking.status === 'confirmed' && order.status === 'confirmed';
  return isConfirmed && booking.icsSequence === sequence && order.withdrawals.length === 0;
}

async function contents(mailed: MailedAppointment, kind: Reminder['kind']): Promise<Pick<Email, 'subject' | 'react'>> {
  const appointment = appointmentOf(mailed.booking);
  if (kind === 'day-after') {
    return { subject: `Después de tu sesión: ${mailed.order.product.name}`, react: await afterSession(mailed) };
  }
  const hour = `${dayOf(appointment)}, ${hourOf(appointment)}`;
  return {
    subject: kind === 'day-before' ? `Recordatorio de tu cita: ${hour}` : `Tu cita es dentro de dos horas: ${hour}`,
    react: (
      <AppointmentReminder
        {...purchaseOf(mailed.order)}
        kind={kind}
        appointment={appointment}
        moveLink={orderLink(mailed.order, 'cambiar')}
        lastMoveHours={LAST_MOVE_HOURS}
      />
    ),
  };
}

async function afterSession(mailed: MailedAppointment) {
  const { booking, order } = mailed;
  // As of the day on which it is due, so that every attempt sends the same bytes.
  const { basis, openUntil, daysLeft } = rightsOfOrder(
    order,
    reminderTime('day-after', booking),
    await readLocalHolidays(),
  );
  const refund = basis && {
    until: openUntil,
    daysLeft: Math.max(daysLeft, 0),
    withdrawLink: orderLink(order, 'desistir'),
  };
  return (
    <AfterSession
      {...purchaseOf(order)}
      appointment={appointmentOf(booking)}
      delivery={await mailedDelivery({ ...order, booking })}
      refund={refund}
    />
  );
}
