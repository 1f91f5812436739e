import 'server-only';
import { addMonths } from 'date-fns';
import { AppointmentCancelled } from '@/emails/orders/appointment-cancelled';
import { AppointmentNews } from '@/emails/orders/appointment-news';
import { AppointmentStaff, appointmentStaffNews } from '@/emails/orders/appointment-staff';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import type { AppointmentStaffEmail, Jobs } from '@/lib/server/jobs/jobs';
import { madridDate } from '@/lib/shared/madrid-time';
import { mailedDelivery } from '../delivery/mailed-delivery';
import { keptAmount } from '../refunds/amounts';
import { rightsOfOrder } from '../refunds/refund-rights';
import { cancellationFile } from './cancellation-file';
import {
  invitationFile,
  loadMailedAppointment,
  type MailedAppointment,
  purchaseOf,
  toBuyer,
} from './mailed-appointment';
import { CHOOSE_AGAIN_MONTHS } from './rules';

/** What a buyer has done to the appointment, once for each version of it: to both sides. */
export async function sendAppointmentEmail(
  { bookingId, email }: Jobs['send-appointment-email'],
  now: Date,
): Promise<void> {
  const mailed = await loadMailedAppointment(bookingId);
  if (!mailed) return;
  switch (email) {
    case 'moved':
      return sendMoved(mailed, now);
    case 'cancelled':
      return sendCancelled(mailed);
    default:
      return sendToStaff(mailed, email);
  }
}

async function sendMoved(mailed: MailedAppointment, now: Date): Promise<void> {
  const { booking, order } = mailed;
  if (booking.status !== 'confirmed') return;
  const appointment = appointmentOf(booking);
  const outcome = await sendEmail({
    ...toBuyer(mailed),
    ...(await movedEmail(mailed)),
    attachments: [invitationFile(mailed, booking.icsSequence)],
    idempotencyKey: `moved/${booking.id}/${booking.icsSequence}`,
    about: { kind: 'moved', subject: 'order', id: order.id },
  });
  if (outcome === 'sent' && appointment.meetLink) await noteLinkSent(mailed, now);
}

/** Also before it is moved, with the hour that it is to have. */
export async function movedEmail(mailed: MailedAppointment): Promise<Pick<Email, 'subject' | 'react'>> {
  const { booking, order } = mailed;
  const appointment = appointmentOf(booking);
  return {
    subject: `Tu cita ha cambiado: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <AppointmentNews
        {...purchaseOf(mailed)}
        news="moved"
        appointment={appointment}
        delivery={await mailedDelivery({ ...order, booking })}
      />
    ),
  };
}

/** A link that came with the new hour needs no e-mail of its own. */
async function noteLinkSent({ booking, order }: MailedAppointment, meetingLinkSentAt: Date): Promise<void> {
  const unsent = { meetingLinkSentAt: null };
  await db().booking.updateMany({ where: { id: booking.id, ...unsent }, data: { meetingLinkSentAt } });
  // Only of what was confirmed: a confirmation that is still to come carries the link itself.
  await db().order.updateMany({
    where: { id: order.id, ...unsent, confirmationSentAt: { not: null } },
    data: { meetingLinkSentAt },
  });
}

async function sendCancelled(mailed: MailedAppointment): Promise<void> {
  const { booking, order } = mailed;
  if (booking.status !== 'cancelled' || !booking.cancelledAt) return;
  await sendEmail({
    ...toBuyer(mailed),
    // As at the moment of the cancellation: every attempt sends the same bytes.
    ...(await cancellationEmail(mailed, booking.cancelledAt)),
    attachments: cancellationFile({ order, booking, stampedAt: order.paidAt }),
    idempotencyKey: `cancelled/${booking.id}`,
    about: { kind: 'cancelled', subject: 'order', id: order.id },
  });
}

/** Also before it is cancelled, for the person who decides. */
export async function cancellationEmail(
  mailed: MailedAppointment,
  cancelledAt: Date,
): Promise<Pick<Email, 'subject' | 'react'>> {
  const { booking, order } = mailed;
  const appointment = appointmentOf(booking);
  const { basis, openUntil } = rightsOfOrder(order, cancelledAt, await readLocalHolidays());
  return {
    subject: `Cita anulada: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <AppointmentCancelled
        {...purchaseOf(mailed)}
        appointment={appointment}
        amount={keptAmount(order)}
        chooseUntil={madridDate(addMonths(order.paidAt, CHOOSE_AGAIN_MONTHS))}
        refundUntil={basis ? openUntil : null}
      />
    ),
  };
}

async function sendToStaff({ booking, order }: MailedAppointment, news: AppointmentStaffEmail): Promise<void> {
  const { id, customerName, customerEmail, customerPhone, product } = order;
  await sendEmail({
    to: staff(),
    replyTo: customerEmail,
    subject: `${appointmentStaffNews[news]}: ${customerName}`,
    react: (
      <AppointmentStaff
        news={news}
        order={{ id, productName: product.name, customerName, customerEmail, customerPhone }}
        appointment={appointmentOf(booking)}
        changes={booking.changes}
        delivery={news === 'staff-cancelled' ? null : await mailedDelivery({ ...order, booking })}
      />
    ),
    idempotencyKey: `${news}/${booking.id}/${booking.icsSequence}`,
    about: { kind: news, subject: 'order', id },
  });
}
