import 'server-only';
import { AppointmentNews, type AppointmentNewsKind } from '@/emails/orders/appointment-news';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { mailedDelivery } from '../delivery/mailed-delivery';
import {
  invitationFile,
  loadMailedAppointment,
  type MailedAppointment,
  purchaseOf,
  toBuyer,
} from './mailed-appointment';

/** Of an hour that was chosen after the order's confirmation: its own confirmation once, and its meeting link once it has one. */
export async function sendChosenHour(bookingId: string, now: Date): Promise<void> {
  const mailed = await loadMailedAppointment(bookingId);
  if (mailed?.booking.status !== 'confirmed') return;
  const { id, icsSequence, googleMeetLink, confirmationSentAt, meetingLinkSentAt } = mailed.booking;
  if (!confirmationSentAt) {
    const outcome = await send(mailed, 'chosen', icsSequence);
    // A mail already sent under this key carried no link, so the link is still to be sent.
    const carriedLink = outcome === 'sent' && googleMeetLink !== null;
    await db().booking.updateMany({
      where: { id, confirmationSentAt: null },
      data: { confirmationSentAt: now, ...(carriedLink && { meetingLinkSentAt: now }) },
    });
    if (outcome === 'sent') return;
  }
  if (googleMeetLink === null || meetingLinkSentAt) return;
  await send(mailed, 'link', icsSequence + 1);
  await db().booking.updateMany({ where: { id, meetingLinkSentAt: null }, data: { meetingLinkSentAt: now } });
}

const SUBJECTS: Record<Exclude<AppointmentNewsKind, 'moved'>, string> = {
  chosen: 'Tu nueva cita está confirmada',
  link: 'El enlace para tu cita',
};

async function send(mailed: MailedAppointment, news: Exclude<AppointmentNewsKind, 'moved'>, sequence: number) {
  const { booking, order } = mailed;
  const appointment = appointmentOf(booking);
  return sendEmail({
    ...toBuyer(mailed),
    subject: `${SUBJECTS[news]}: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <AppointmentNews
        {...purchaseOf(mailed)}
        news={news}
        appointment={appointment}
        delivery={news === 'chosen' ? await mailedDelivery({ ...order, booking }) : null}
      />
    ),
    attachments: [invitationFile(mailed, sequence)],
    idempotencyKey: `${news}/${booking.id}`,
    about: { kind: news, subject: 'order', id: order.id },
  });
}
