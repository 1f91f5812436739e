import 'server-only';
import { type Db, db } from '@/lib/db';
import type { StaffKey } from '@/lib/generated/prisma/client';
import type { TouchAnswer } from '@/lib/security/passkeys/answers';
import type { RelyingParty } from '@/lib/security/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/security/passkeys/verify-touch';

type Touched = { key: StaffKey & { staff: { id: string; name: string } }; touch: Touch };

/** Which key of a live person has answered this challenge; null for an unknown key and for a wrong answer. */
export async function touchedKey(answer: TouchAnswer, challenge: string, party: RelyingParty): Promise<Touched | null> {
  const key = await db().staffKey.findFirst({
    where: { credentialId: answer.id, staff: { removedAt: null } },
    include: { staff: { select: { id: true, name: true, handle: true } } },
  });
  if (!key) return null;
  const { handle, ...staff } = key.staff;
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handle).toString('base64url')) return null;
  const touch = await verifyTouch(answer, key, challenge, party);
  return touch && { key: { ...key, staff }, touch };
}

/** False if the key has moved on or is gone since it was read. Locks its row, so that a removal waits. */
export async function noteTouch(tx: Db, { key, touch }: Touched, now: Date): Promise<boolean> {
  const { count } = await tx.staffKey.updateMany({
    where: { id: key.id, counter: key.counter, staff: { removedAt: null } },
    data: { counter: touch.counter, backedUp: touch.backedUp, lastUsedAt: now },
  });
  return count === 1;
}
