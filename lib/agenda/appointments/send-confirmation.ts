import 'server-only';
import type { Booking } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { EmailOutcome } from '@/lib/server/email/send-email';

type Confirmed = Pick<Booking, 'id' | 'googleMeetLink' | 'confirmationSentAt' | 'meetingLinkSentAt'>;

/** Sends the confirmation of an hour once, and its meeting link once it has one, unless the confirmation carried it. */
export async function sendConfirmation(
  { id, googleMeetLink, confirmationSentAt, meetingLinkSentAt }: Confirmed,
  send: (news: 'confirmed' | 'link') => Promise<EmailOutcome | undefined>,
  now: Date,
): Promise<void> {
  if (!confirmationSentAt) {
    const outcome = await send('confirmed');
    // A mail already sent under this key carried no link, so the link is still to be sent.
    const carriedLink = outcome === 'sent' && googleMeetLink !== null;
    await db().booking.updateMany({
      where: { id, confirmationSentAt: null },
      data: { confirmationSentAt: now, ...(carriedLink && { meetingLinkSentAt: now }) },
    });
    if (outcome === 'sent') return;
  }
  if (googleMeetLink === null || meetingLinkSentAt) return;
  await send('link');
  await db().booking.updateMany({ where: { id, meetingLinkSentAt: null }, data: { meetingLinkSentAt: now } });
}
