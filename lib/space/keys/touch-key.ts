import 'server-only';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import { lockSession } from '@/lib/private/lock-session';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { requestOptions } from '@/lib/private/passkeys/ceremony-options';
import { type RelyingParty, relyingParty } from '@/lib/private/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/private/passkeys/verify-touch';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import type { TouchResponseBody } from '../contract';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';
import type { OpenSpace } from '../sessions/space-sessions';

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

type Begun = Result<TouchResponseBody, 'name-needed'>;

/** The challenge for a passkey of the open space; null: for any that the device has for this site, which tells nothing about who has one. */
export async function beginTouch(session: OpenSpace | null, now: Date): Promise<Begun> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const spaceId = session?.spaceId ?? null;
  const keys = spaceId ? await db().spaceKey.findMany({ where: { spaceId, kind: 'passkey' } }) : [];
  const options = await requestOptions(
    party,
    keys.flatMap(({ credentialId }) => credentialId ?? []),
  );
  const ceremony = { challenge: options.challenge, subject: spaceId };
  const ceremonyId = await db().$transaction(async (tx) => {
    if (session) await lockSession(tx, 'space', session.sessionId);
    return beginCeremony(tx, session ? 'space-confirm' : 'space-open', ceremony, now);
  });
  return { ok: true, ceremonyId, options };
}
