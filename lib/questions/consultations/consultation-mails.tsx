import 'server-only';
import { ConsultationReceipt } from '@/emails/questions/consultation-receipt';
import { ConsultationSealedStaff } from '@/emails/questions/consultation-sealed-staff';
import { ConsultationStaff } from '@/emails/questions/consultation-staff';
import { longDay } from '@/emails/shared/appointment';
import { bookingOfferPath } from '@/lib/agenda/appointments/link';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import type { Attachment } from '@/lib/server/email/email-body';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { CONSULTATION_RETENTION_MONTHS } from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';
import { replyDay } from '@/lib/shared/working-days/reply-day';
import { storedPartsInOneGo } from './files/stored-files';
import { STAFF_LINK_LIFETIME_MS, staffFileLink } from './open-stored-file';
import { consultationReason } from './questions';
import type { Consultation } from './schema';

/** Resend accepts 40 MB for a whole e-mail, attachments counted in base64; one megabyte remains for its text. */
const MAX_ATTACHED_BASE64 = 39 * 1024 * 1024;

type ConsultationEmailTask = Jobs['send-consultation-email'] & { now: Date };
type Stored = NonNullable<Awaited<ReturnType<typeof load>>> & { answerBy: MadridDate };

/** Repeating it sends nothing twice: stored data only, one idempotency key. A deleted consultation is not mailed. */
export async function sendConsultationEmail({ consultationId, email, now }: ConsultationEmailTask): Promise<void> {
  const found = await load(consultationId);
  if (!found) return;
  const answerBy = replyDay(found.createdAt, site.consultationReplyHours, await readLocalHolidays());
  const stored = { ...found, answerBy };
  if (email === 'receipt') return sendReceipt(stored, now);
  await (stored.deskEpoch === null ? sendToStaff(stored) : sendSealedToStaff(stored));
}

function load(id: string) {
  return db().consultation.findUnique({
    where: { id },
    include: {
      uploadedFiles: { orderBy: { position: 'asc' } },
      bookings: { where: { status: { in: ['held', 'confirmed'] } } },
    },
  });
}

/** The hour of a consultation, for staff; at most one is live. */
function appointmentIn([booking]: Stored['bookings']): string | null {
  if (!booking) return null;
  const [day, time] = [longDay(madridDate(booking.startsAt)), madridTime(booking.startsAt)];
  return `${day}, ${time}${booking.status === 'confirmed' ? '' : ', sin confirmar todavía'}`;
}

async function sendToStaff(stored: Stored): Promise<void> {
  const { id, createdAt, answerBy, consentedAt, policyVersion, uploadedFiles, bookings } = stored;
  const consultation = stored as Consultation;
  // The job that asks the scanner again queues this e-mail.
  if (uploadedFiles.some(({ awaitsScan }) => awaitsScan)) return;
  const kept = uploadedFiles.filter(({ infected }) => !infected);
  const attached = fitsIntoAnEmail(kept);
  const linksUntil = attached ? null : new Date(createdAt.getTime() + STAFF_LINK_LIFETIME_MS);
  await sendEmail({
    to: staff(),
    replyTo: stored.email,
    subject: `Consulta de ${consultation.firstName} ${consultation.lastName}: ${consultationReason(consultation.specificQuestion)}`,
    react: (
      <ConsultationStaff
        id={id}
        consultation={consultation}
        receivedAt={createdAt}
        answerBy={answerBy}
        consentedAt={consentedAt}
        policyVersion={policyVersion}
        files={uploadedFiles.map((file) => ({
          ...file,
          link: file.infected ? null : linksUntil && staffFileLink(file.id, linksUntil),
        }))}
        linksUntil={linksUntil}
        appointment={appointmentIn(bookings)}
      />
    ),
    attachments: attached ? kept.map(attachment) : [],
    idempotencyKey: `consultation-staff/${id}`,
    about: { kind: 'staff-consultation', subject: 'consultation', id },
  });
}

/** Without an address for replies: the answer is written where the question can be read. */
async function sendSealedToStaff(stored: Stored): Promise<void> {
  const { id, threadId, createdAt, answerBy, uploadedFiles, bookings } = stored;
  const repliesTo = threadId && shortReference(threadId);
  await sendEmail({
    to: staff(),
    subject: `Consulta cifrada ${shortReference(id)}${repliesTo ? `, responde a ${repliesTo}` : ''}`,
    react: (
      <ConsultationSealedStaff
        id={id}
        link={`${site.url}/mesa/consultas#${id}`}
        receivedAt={createdAt}
        answerBy={answerBy}
        fileCount={uploadedFiles.length}
        repliesTo={repliesTo}
        appointment={appointmentIn(bookings)}
      />
    ),
    idempotencyKey: `consultation-staff/${id}`,
    about: { kind: 'staff-consultation', subject: 'consultation', id },
  });
}

async function sendReceipt(stored: Stored, now: Date): Promise<void> {
  const { id, email, createdAt, answerBy, uploadedFiles, replyVia, bookings } = stored;
  const idempotencyKey = `consultation-receipt/${id}`;
  if (!(await admitUnconfirmedEmail({ to: email, idempotencyKey }, now))) return;
  await sendUnlessRefused({
    to: email,
    replyTo: site.contactEmail,
    subject: 'Hemos recibido tu consulta',
    react: (
      <ConsultationReceipt
        id={id}
        bookingLink={bookings.length > 0 ? null : site.url + bookingOfferPath(id)}
        receivedAt={createdAt}
        answerBy={answerBy}
        fileCount={uploadedFiles.length}
        isInSpace={replyVia === 'space'}
        retentionMonths={CONSULTATION_RETENTION_MONTHS}
      />
    ),
    idempotencyKey,
    about: { kind: 'receipt', subject: 'consultation', id },
  });
}

function fitsIntoAnEmail(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + 4 * Math.ceil(size / 3), 0) <= MAX_ATTACHED_BASE64;
}

function attachment(file: Stored['uploadedFiles'][number]): Attachment {
  const { name: filename, contentType, size } = file;
  return { filename, contentType, content: { size, read: () => storedPartsInOneGo(file) } };
}
