import 'server-only';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { db } from '@/lib/server/db';
import { type EmailText, emailText } from '@/lib/server/email/email-text';
import { loadMailedAppointment } from '../appointment/mailed-appointment';
import { movedEmail } from '../appointment/notifications';

/** What the buyer gets if the coming appointment has this hour from now on; null without one. Whether the hour is free is not asked. */
export async function previewMove(orderId: string, { date, time }: Hour, now: Date): Promise<EmailText | null> {
  const coming = { orderId, status: 'confirmed', startsAt: { gt: now } } as const;
  const found = await db().booking.findFirst({ where: coming, select: { id: true } });
  const mailed = found && (await loadMailedAppointment(found.id));
  if (!mailed) return null;
  const booking = { ...mailed.booking, ...slotInterval(date, time, mailed.booking.duration) };
  return emailText(await movedEmail({ ...mailed, booking }));
}
