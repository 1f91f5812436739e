import 'server-only';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import type { RelyingParty } from '@/lib/private/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/private/passkeys/verify-touch';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';

type Touched = { key: SpaceKey; touch: Touch };

type Refused = { key: SpaceKey; touch: null; reason: 'key-refused' | 'key-behind' };

/** Without `touch`: the key is known, and its answer is not taken. Null: no space has it. */
export async function touchedKey(
  answer: TouchAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<Touched | Refused | null> {
  const found = await db().spaceKey.findUnique({
    where: { credentialId: answer.id },
    include: { space: { select: { handle: true } } },
  });
  if (!found) return null;
  const { space, ...key } = found;
  const { credentialId, publicKey, counter, backedUp, backupEligible } = key;
  const { userHandle } = answer.response;
  const isForeign = userHandle !== undefined && userHandle !== Buffer.from(space.handle).toString('base64url');
  if (isForeign || credentialId === null || publicKey === null || counter === null)
    return { key, touch: null, reason: 'key-refused' };
  const known = { credentialId, publicKey, counter, backedUp, backupEligible };
  const verified = await verifyTouch(answer, known, challenge, party);
  return verified.ok ? { key, touch: verified.touch } : { key, touch: null, reason: `key-${verified.reason}` };
}

/** False if the key has moved on or is gone since it was read. Locks its row, so that a removal waits. */
export async function noteTouch(tx: Db, { key, touch }: Touched, now: Date): Promise<boolean> {
  const { counterFell, ...told } = touch;
  const { count } = await tx.spaceKey.updateMany({
    where: { id: key.id, counter: key.counter },
    data: { ...told, lastUsedAt: now, ...(counterFell && { counterFellAt: key.counterFellAt ?? now }) },
  });
  return count === 1;
}

/** In the transaction of a touch that was let in although the counter of its synced passkey went back: a line each time, an e-mail once. */
export async function noteCounterFall(tx: Db, { key, touch }: Touched, device: Device, now: Date): Promise<void> {
  if (!touch.counterFell) return;
  const { spaceId, label: subject } = key;
  const event = { spaceId, sessionId: null, kind: 'counter-fell', method: 'passkey', subject, device } as const;
  const eventId = await recordSpaceEvent(tx, event, now);
  if (key.counterFellAt === null) await tellOwner(tx, eventId);
}
