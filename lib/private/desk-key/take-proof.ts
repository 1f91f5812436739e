import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { takeCeremony } from '@/lib/private/passkeys/ceremony';
import type { Db } from '@/lib/server/db';
import { type Proven, proofHash, provenRecipient } from './proven-recipient';

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
