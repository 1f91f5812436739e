import 'server-only';
import { LastingFailure } from '@/lib/lasting-failure';
import { log } from '@/lib/log';
import { type Email, sendEmail } from './send-email';

/** To an address that a stranger may have made up: one that Resend refuses for good is no failed job, and no alert. */
export async function sendUnlessRefused(email: Email): Promise<void> {
  try {
    await sendEmail(email);
  } catch (error) {
    if (!(error instanceof LastingFailure)) throw error;
    log.warn({ code: error.code }, 'unconfirmed e-mail refused');
  }
}
