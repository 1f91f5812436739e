import 'server-only';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';
import type { NewPasskey } from '../schema';
import { type PasskeyRefusal, verifyPasskey } from './create-passkey';
import { lockSpace } from './lock-space';
import { storePasskey } from './store-keys';

/** Another device. Without what is sealed for it, its passkey lets in and opens nothing. */
export async function addPasskey(
  owner: SpaceOwner,
  passkey: NewPasskey,
  now: Date,
): Promise<Result<{ id: string }, PasskeyRefusal | 'space-closed'>> {
  const { spaceId } = owner;
  const proved = await verifyPasskey(passkey, spaceId, now);
  if (!proved.ok) return proved;
  const { label, sealed } = passkey;
  return db().$transaction(async (tx) => {
    if (!(await lockSpace(tx, owner))) return { ok: false, reason: 'space-closed' };
    const id = await storePasskey(tx, spaceId, { verified: proved.verified, label, sealed }, now);
    if (!id) return { ok: false, reason: 'key-refused' };
    const event = { ...owner, kind: 'key-added', method: 'passkey', subject: label } as const;
    await tellOwner(tx, await recordSpaceEvent(tx, event, now));
    return { ok: true, id };
  });
}
