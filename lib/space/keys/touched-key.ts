import 'server-only';
import { type Db, db } from '@/lib/db';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import type { TouchAnswer } from '@/lib/security/passkeys/answers';
import type { RelyingParty } from '@/lib/security/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/security/passkeys/verify-touch';

type Touched = { key: SpaceKey; touch: Touch };

/** `key` alone: it is known, and its answer is wrong. Null: no space has it. */
export async function touchedKey(
  answer: TouchAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<Touched | { key: SpaceKey; touch: null } | null> {
  const found = await db().spaceKey.findUnique({
    where: { credentialId: answer.id },
    include: { space: { select: { handle: true } } },
  });
  if (!found) return null;
  const { space, ...key } = found;
  const { credentialId, publicKey, counter } = key;
  const { userHandle } = answer.response;
  const isForeign = userHandle !== undefined && userHandle !== Buffer.from(space.handle).toString('base64url');
  if (isForeign || credentialId === null || publicKey === null || counter === null) return { key, touch: null };
  return { key, touch: await verifyTouch(answer, { credentialId, publicKey, counter }, challenge, party) };
}

/** False if the key has moved on or is gone since it was read. Locks its row, so that a removal waits. */
export async function noteTouch(tx: Db, { key, touch }: Touched, now: Date): Promise<boolean> {
  const { count } = await tx.spaceKey.updateMany({
    where: { id: key.id, counter: key.counter },
    data: { counter: touch.counter, backedUp: touch.backedUp, lastUsedAt: now },
  });
  return count === 1;
}
