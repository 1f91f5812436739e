import 'server-only';
import { endSessions } from '@/lib/private/end-sessions';
import { openSession } from '@/lib/private/sessions';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';
import type { Recovered } from '../schema';
import { type OpenSpace, spaceSessions } from '../sessions/space-sessions';
import { type PasskeyRefusal, verifyPasskey } from './create-passkey';
import { lockSpace } from './lock-space';
import { somethingOpens, storeFirstKeys } from './store-keys';

type Refusal = PasskeyRefusal | 'nothing-opens' | 'space-closed';

class Refused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

/** In a session of the recovery key: every other key, session and open ceremony of the space goes, and the recovery key is replaced. */
export async function recover(
  { spaceId, sessionId, kind }: OpenSpace,
  keys: Recovered,
  device: Device,
  now: Date,
): Promise<Result<{ sessionToken: string }, Refusal>> {
  if (kind !== 'recovery') return { ok: false, reason: 'space-closed' };
  if (!somethingOpens(keys)) return { ok: false, reason: 'nothing-opens' };
  const proved = keys.passkey ? await verifyPasskey(keys.passkey, spaceId, now) : null;
  if (proved && !proved.ok) return proved;
  try {
    return await db().$transaction(async (tx) => {
      // The recovery key may have been used, or renewed, a moment ago elsewhere.
      if (!(await lockSpace(tx, { spaceId, sessionId }))) throw new Refused('space-closed');
      await tx.spaceKey.deleteMany({ where: { spaceId, kind: { not: 'recovery' } } });
      await endSessions(tx, { realm: 'space', ownerId: spaceId }, null, now);
      const keyId = await storeFirstKeys(tx, spaceId, keys, proved?.verified ?? null, now);
      if (!keyId) throw new Refused('key-refused');
      await tellOwner(tx, await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'recovered', device }, now));
      const { sessionToken } = await openSession(spaceSessions, tx, { spaceId, keyId, device }, now);
      return { ok: true, sessionToken };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}
