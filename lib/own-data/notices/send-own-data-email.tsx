import 'server-only';
import { MailboxErased } from '@/emails/mailbox-erased';
import { MailboxLeft } from '@/emails/mailbox-left';
import { OwnDataDeleted } from '@/emails/own-data-deleted';
import { OwnDataStaff } from '@/emails/own-data-staff';
import { db } from '@/lib/db';
import { staff } from '@/lib/email/addresses';
import { sendEmail } from '@/lib/email/send-email';
import { sendUnlessRefused } from '@/lib/email/send-unless-refused';
import type { Jobs } from '@/lib/jobs/jobs';
import { formatDate, formatMoment } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { stayingOf } from '../find-kept';
import { holdingsOf } from '../holdings';

/** About a deletion, or a changed mailbox. */
export async function sendOwnDataEmail(job: Jobs['send-own-data-email'], now: Date): Promise<void> {
  const { deletionId, email } = job;
  if (job.to === 'staff') {
    await sendEmail({
      to: staff(),
      subject: 'Borrado del buzón: una persona ha borrado sus datos',
      react: (
        <OwnDataStaff email={email} received={job.received.map(inWords)} appointments={job.appointments.map(inWords)} />
      ),
      idempotencyKey: `own-data/staff/${deletionId}`,
    });
    return;
  }
  if (job.to === 'former') {
    await sendUnlessRefused({
      to: email,
      replyTo: site.contactEmail,
      subject: 'Tu espacio privado ya no usa este correo',
      react: <MailboxLeft />,
      idempotencyKey: `own-data/former/${deletionId}`,
    });
    return;
  }
  if (job.to === 'erased') {
    await sendUnlessRefused({
      to: email,
      replyTo: site.contactEmail,
      subject: 'También lo hemos borrado de nuestro buzón',
      react: <MailboxErased />,
      idempotencyKey: `own-data/erased/${deletionId}`,
    });
    return;
  }
  const stays = await stayingOf(db(), await holdingsOf(db(), email), now);
  await sendUnlessRefused({
    to: email,
    replyTo: site.contactEmail,
    subject: 'Hemos borrado tu espacio y tus datos',
    react: (
      <OwnDataDeleted
        mailed={job.mailed}
        stays={stays.map(({ kind, reference, about, appointmentAt, until }) => ({
          what: kind === 'order' ? `${about}, pedido ${reference}` : `Tu declaración de desistimiento ${reference}`,
          until: formatDate(until as Parameters<typeof formatDate>[0]),
          appointment: appointmentAt && formatMoment(new Date(appointmentAt)),
        }))}
      />
    ),
    idempotencyKey: `own-data/owner/${deletionId}`,
  });
}

const inWords = (moment: string) => formatMoment(new Date(moment));
