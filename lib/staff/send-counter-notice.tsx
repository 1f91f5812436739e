import 'server-only';
import { COUNTER_NOTICE_SUBJECT, CounterNotice } from '@/emails/counter-notice';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send-email';
import type { Jobs } from '@/lib/jobs/jobs';
import { formatMoment } from '@/lib/madrid-time';
import { site } from '@/lib/site';

/** Of a key that is gone nothing is said. */
export async function sendCounterNotice({ keyId }: Jobs['send-counter-notice']): Promise<void> {
  const key = await db().staffKey.findUnique({
    where: { id: keyId },
    include: { staff: { select: { email: true } } },
  });
  if (!key?.counterFellAt) return;
  await sendEmail({
    to: key.staff.email,
    replyTo: site.contactEmail,
    subject: COUNTER_NOTICE_SUBJECT,
    react: <CounterNotice label={key.label} when={formatMoment(key.counterFellAt)} />,
    idempotencyKey: `counter-notice/${keyId}`,
  });
}
