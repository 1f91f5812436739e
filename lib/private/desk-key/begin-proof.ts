import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { sealToken } from '@/lib/private/sealing/possession';
import { db } from '@/lib/server/db';
import { newToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { type Proven, proofHash, provenRecipient } from './proven-recipient';

/** `sealed` in base64: who opens it can tell the token in it, once, in the same session. */
type Challenge = { challengeId: string; sealed: string };

/** The challenge that proves possession of the last epoch, or of the key on paper. Only the hash of its answer is kept. */
export async function beginProof(
  of: Proven,
  staff: StaffMember,
  now: Date,
): Promise<Result<Challenge, 'desk-key-changed'>> {
  return db().$transaction(async (tx) => {
    await lockSession(tx, 'desk', staff.sessionId);
    const recipient = await provenRecipient(tx, of);
    if (!recipient) return { ok: false, reason: 'desk-key-changed' };
    const token = newToken();
    const ceremony = { challenge: proofHash(recipient, token), subject: staff.sessionId };
    const challengeId = await beginCeremony(tx, `desk-${of}-proof`, ceremony, now);
    const sealed = Buffer.from(await sealToken(token, recipient)).toString('base64');
    return { ok: true, challengeId, sealed };
  });
}
