import 'server-only';
import { addMinutes } from 'date-fns';
import { db } from '@/lib/server/db';
import { hashToken, newToken } from '@/lib/server/security/token';
import { isCodeOf } from './mail-code';
import { CODE_ATTEMPTS, TICKET_MINUTES } from './rules';
import { standingOf } from './standing-of';

type Verified =
  | { ok: true; ticket: string; email: string }
  | { ok: false; reason: 'code-wrong'; attemptsLeft: number }
  | { ok: false; reason: 'code-expired' };

/** Each attempt is counted before it is looked at, so that many at once are no more than CODE_ATTEMPTS. A right code counts once. */
export async function verifyCode(requestId: string, code: string, now: Date): Promise<Verified> {
  const requestHash = hashToken(requestId);
  const [request] = await db().$queryRaw<{ email: string; attempts: number; forSpaceId: string | null }[]>`
    UPDATE mail_codes SET attempts = attempts + 1
    WHERE request_hash = ${requestHash} AND expires_at > ${now} AND attempts < ${CODE_ATTEMPTS} AND ticket_hash IS NULL
    RETURNING email, attempts, for_space_id AS "forSpaceId"`;
  if (!request) return { ok: false, reason: 'code-expired' };
  const { email, attempts, forSpaceId } = request;
  // A mailbox without standing was sent no code: a guess opens nothing either.
  if (!isCodeOf(requestHash, code) || !(forSpaceId || (await standingOf(email)))) {
    return { ok: false, reason: 'code-wrong', attemptsLeft: CODE_ATTEMPTS - attempts };
  }
  const ticket = newToken();
  const { count } = await db().mailCode.updateMany({
    where: { requestHash, ticketHash: null },
    data: { ticketHash: hashToken(ticket), ticketExpiresAt: addMinutes(now, TICKET_MINUTES) },
  });
  return count === 1 ? { ok: true, ticket, email } : { ok: false, reason: 'code-expired' };
}
