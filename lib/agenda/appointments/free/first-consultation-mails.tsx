import 'server-only';
import { FirstConsultation, type FirstConsultationNews } from '@/emails/agenda/first-consultation';
import { FirstConsultationCancelled, FirstConsultationOver } from '@/emails/agenda/first-consultation-ended';
import { FirstConsultationRequest } from '@/emails/agenda/first-consultation-request';
import { FirstConsultationStaff, staffNews } from '@/emails/agenda/first-consultation-staff';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { sendConfirmation } from '@/lib/agenda/appointments/send-confirmation';
import { appointmentOf, bookingInvitation } from '@/lib/agenda/booking-invitation';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import type { Attachment } from '@/lib/server/email/email-body';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { FirstConsultationEmail, Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { versioned } from '@/lib/server/security/signed-link';
import { madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { chooseAgainPath, firstConsultationLink } from '../link';
import { invitationVersion } from './queries';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

type Stored = NonNullable<Awaited<ReturnType<typeof load>>>;
type StaffEmail = Extract<FirstConsultationEmail, `staff-${string}`>;

/** Sends each e-mail about an appointment once, also if the process crashes between sending and storing that. */
export async function sendFirstConsultationEmail(
  { bookingId, email }: Jobs['send-first-consultation-email'],
  now: Date,
): Promise<void> {
  const stored = await load(bookingId);
  if (!stored) return;
  switch (email) {
    case 'request':
      return sendRequest(stored, now);
    case 'confirmation':
      if (stored.status !== 'confirmed') return;
      return sendConfirmation(stored, (news) => sendNews(stored, news, stored.id), now);
    case 'change':
      await sendNews(stored, 'changed', `${stored.id}/${stored.changes}`);
      return;
    case 'already-booked':
      return sendAlreadyBooked(stored, now);
    case 'new-link':
      return sendNewLink(stored, now);
    case 'cancellation':
      return sendCancellation(stored);
    default:
      return sendToStaff(stored, email);
  }
}

/** Null if it was deleted meanwhile, or has no visitor. */
async function load(id: string) {
  const booking = await db().booking.findFirst({ where: { id, kind: 'first-consultation' } });
  if (!booking?.customerName || !booking.customerEmail) return null;
  return { ...booking, visitor: { name: booking.customerName, email: booking.customerEmail } };
}

/** Repeats nothing that was typed: this mailbox is not confirmed. */
async function sendRequest(stored: Stored, now: Date): Promise<void> {
  const { id, status, expiresAt, visitor, linkVersion } = stored;
  if (status !== 'held' || !expiresAt || expiresAt <= now) return;
  const idempotencyKey = `first-consultation/request/${versioned(id, linkVersion)}`;
  if (!(await admitUnconfirmedEmail({ to: visitor.email, idempotencyKey }, now))) return;
  const appointment = appointmentOf(stored);
  await sendUnlessRefused({
    ...toVisitor(stored),
    subject: `Confirma tu hora: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <FirstConsultationRequest appointment={appointment} keptUntil={expiresAt} link={firstConsultationLink(stored)} />
    ),
    idempotencyKey,
    about: { kind: 'request', subject: 'booking', id },
  });
}

async function sendNews(stored: Stored, news: FirstConsultationNews, key: string) {
  if (stored.status !== 'confirmed') return;
  const appointment = appointmentOf(stored);
  return sendEmail({
    ...toVisitor(stored),
    subject: `${SUBJECTS[news]}: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <FirstConsultation
        news={news}
        name={stored.visitor.name}
        appointment={appointment}
        hasCase={stored.consultationId !== null}
        link={firstConsultationLink(stored)}
        changes={MOST_CHANGES}
        lastChangeHours={LAST_CHANGE_HOURS}
      />
    ),
    attachments: [invitationFile(stored, 'REQUEST')],
    idempotencyKey: `first-consultation/${news}/${key}`,
    about: { kind: news, subject: 'booking', id: stored.id },
  });
}

/** Once a day. One that is over counts as well, and can be neither changed nor put into a calendar. */
async function sendAlreadyBooked(stored: Stored, now: Date): Promise<void> {
  const key = `${stored.id}/${madridDate(now)}`;
  if (stored.endsAt > now) {
    await sendNews(stored, 'known', key);
  } else if (stored.status === 'confirmed') {
    const appointment = appointmentOf(stored);
    await sendEmail({
      ...toVisitor(stored),
      subject: `Ya has tenido tu primera consulta: ${dayOf(appointment)}`,
      react: <FirstConsultationOver name={stored.visitor.name} appointment={appointment} />,
      idempotencyKey: `first-consultation/over/${key}`,
      about: { kind: 'over', subject: 'booking', id: stored.id },
    });
  }
}

/** Of one that is to come: of another there is nothing to change. */
async function sendNewLink(stored: Stored, now: Date): Promise<void> {
  if (stored.status === 'held') return sendRequest(stored, now);
  if (stored.endsAt > now) await sendNews(stored, 'new-link', versioned(stored.id, stored.linkVersion));
}

const SUBJECTS: Record<FirstConsultationNews, string> = {
  confirmed: 'Tu primera consulta está confirmada',
  link: 'El enlace para tu primera consulta',
  changed: 'Has cambiado tu primera consulta',
  known: 'Ya tienes una primera consulta',
  'new-link': 'El enlace nuevo de tu primera consulta',
};

async function sendCancellation(stored: Stored): Promise<void> {
  const { id, status, confirmationSentAt, changes, visitor, consultationId } = stored;
  if (status !== 'cancelled') return;
  // The e-mail of a change has an invitation too, and may have overtaken the confirmation.
  const invited = confirmationSentAt !== null || changes > 0;
  const appointment = appointmentOf(stored);
  await sendEmail({
    ...toVisitor(stored),
    subject: `Cita anulada: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <FirstConsultationCancelled
        name={visitor.name}
        appointment={appointment}
        hasCase={consultationId !== null}
        again={`${site.url}${chooseAgainPath(stored)}`}
      />
    ),
    // Without a sent invitation there is nothing to cancel in the visitor's calendar.
    attachments: invited ? [invitationFile(stored, 'CANCEL')] : [],
    idempotencyKey: `first-consultation/cancellation/${id}`,
    about: { kind: 'cancellation', subject: 'booking', id },
  });
}

async function sendToStaff(stored: Stored, email: StaffEmail): Promise<void> {
  const { id, status, changes, visitor, consultationId } = stored;
  // Sent late, it would announce what was cancelled meanwhile.
  if (email !== 'staff-cancelled' && status !== 'confirmed') return;
  await sendEmail({
    to: staff(),
    replyTo: visitor.email,
    subject: `${staffNews[email]}: ${visitor.name}`,
    react: (
      <FirstConsultationStaff
        news={email}
        visitor={visitor}
        appointment={appointmentOf(stored)}
        consultationId={consultationId}
      />
    ),
    idempotencyKey: `first-consultation/${email}/${id}/${changes}`,
    about: { kind: email, subject: 'booking', id },
  });
}

function toVisitor({ visitor }: Stored) {
  return { to: visitor.email, replyTo: site.contactEmail };
}

function invitationFile(stored: Stored, method: 'REQUEST' | 'CANCEL'): Attachment {
  const { id, confirmedAt } = stored;
  if (!confirmedAt) throw new Error(`First consultation ${id} was never confirmed`);
  return bookingInvitation(invitationVersion({ ...stored, confirmedAt }, method));
}
