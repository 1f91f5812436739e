import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sealToken } from '@/lib/private/sealing/possession';
import { type Db, db } from '@/lib/server/db';
import { hashToken, newToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';

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

export type Proof = { challengeId: string; token: string };

/** Whether the person of this session has opened what was sealed for the key that there is now. A challenge is used up by it. */
export async function takeProof(
  tx: Db,
  of: Proven,
  { challengeId, token }: Proof,
  staff: StaffMember,
  now: Date,
): Promise<boolean> {
  const begun = await takeCeremony(`desk-${of}-proof`, challengeId, now, tx);
  const recipient = await provenRecipient(tx, of);
  return (
    begun !== null &&
    recipient !== null &&
    begun.subject === staff.sessionId &&
    begun.challenge === proofHash(recipient, token)
  );
}

/** What a person proves that they can open: what is sealed for the desk, or for its paper. */
type Proven = 'key' | 'paper';

/** Whose secret half is asked for; null while there is none. */
async function provenRecipient(tx: Db, of: Proven): Promise<Recipient | null> {
  const row =
    of === 'key'
      ? await tx.deskKey.findFirst({ orderBy: { epoch: 'desc' }, select: { recipient: true } })
      : await tx.deskPrintedKey.findFirst({ where: { replacedAt: null }, select: { recipient: true } });
  return (row?.recipient as Recipient | undefined) ?? null;
}

/** A challenge that was sealed for an earlier key proves nothing of the one that there is by now. */
function proofHash(recipient: Recipient, token: string): string {
  return hashToken(`${recipient}\n${token}`);
}
