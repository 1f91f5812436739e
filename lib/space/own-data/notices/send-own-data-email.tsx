import 'server-only';
import type { ReactElement } from 'react';
import { MailboxErased, MailboxLeft, MailboxVisited } from '@/emails/space/mailbox';
import { OwnDataDeleted } from '@/emails/space/own-data-deleted';
import { OwnDataStaff } from '@/emails/space/own-data-staff';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { formatDate, formatMoment } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
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
  await sendUnlessRefused({
    to: email,
    replyTo: site.contactEmail,
    ...(await letterOf(job, now)),
    idempotencyKey: `own-data/${job.to}/${deletionId}`,
  });
}

type ToOwner = Exclude<Jobs['send-own-data-email'], { to: 'staff' }>;

async function letterOf(job: ToOwner, now: Date): Promise<{ subject: string; react: ReactElement }> {
  if (job.to === 'former') return { subject: 'Tu espacio privado ya no usa este correo', react: <MailboxLeft /> };
  if (job.to === 'visitor') {
    return {
      subject: 'Han pedido los datos que tenemos de ti',
      react: <MailboxVisited opensAt={inWords(job.opensAt)} until={inWords(job.until)} />,
    };
  }
  if (job.to === 'erased') return { subject: 'También lo hemos borrado de nuestro buzón', react: <MailboxErased /> };
  const { hadSpace = true } = job;
  const stays = await stayingOf(db(), await holdingsOf(db(), job.email), now);
  return {
    subject: hadSpace ? 'Hemos borrado tu espacio y tus datos' : 'Hemos borrado tus datos',
    react: (
      <OwnDataDeleted
        mailed={job.mailed}
        hadSpace={hadSpace}
        cancelled={(job.appointments ?? []).map(inWords)}
        stays={stays.map(({ kind, reference, about, appointmentAt, until }) => ({
          what: kind === 'order' ? `${about}, pedido ${reference}` : `Tu declaración de desistimiento ${reference}`,
          until: formatDate(until as Parameters<typeof formatDate>[0]),
          appointment: appointmentAt && inWords(appointmentAt),
        }))}
      />
    ),
  };
}

const inWords = (moment: string) => formatMoment(new Date(moment));
