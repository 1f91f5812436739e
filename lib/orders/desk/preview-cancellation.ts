import 'server-only';
import { db } from '@/lib/server/db';
import { type EmailText, emailText } from '@/lib/server/email/email-text';
import { loadMailedAppointment } from '../appointment/mailed-appointment';
import { cancellationEmail } from '../appointment/notifications';

/** What the buyer gets if the coming appointment is cancelled now; null without one. */
export async function previewCancellation(orderId: string, now: Date): Promise<EmailText | null> {
  const coming = { orderId, status: 'confirmed', startsAt: { gt: now } } as const;
  const booking = await db().booking.findFirst({ where: coming, select: { id: true } });
  const mailed = booking && (await loadMailedAppointment(booking.id));
  return mailed ? emailText(await cancellationEmail(mailed, now)) : null;
}
