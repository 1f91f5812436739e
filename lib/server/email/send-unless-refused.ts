import 'server-only';
import { log } from '@/lib/server/log';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import { type Email, sendEmail } from './send-email';

/** To an address that a stranger may have made up: one that Resend refuses for good is no failed job, and no alert. False for it. */
export async function sendUnlessRefused(email: Email): Promise<boolean> {
  try {
    await sendEmail(email);
    return true;
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    log.warn({ code: error.code }, 'unconfirmed e-mail refused');
    return false;
  }
}
