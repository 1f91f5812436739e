import 'server-only';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';
import type { NewPhrase, NewRecovery } from '../schema';
import type { OpenSpace } from '../sessions/space-sessions';
import { lockSpace } from './lock-space';
import { storePhrase, storeRecovery } from './store-keys';

type Replaced = Result<object, 'space-closed'>;

/** The space's one phrase. Sessions that another device has opened with the one before end. */
export function setPhrase(session: OpenSpace, phrase: NewPhrase, device: Device, now: Date): Promise<Replaced> {
  return replace(session, device, now, 'phrase-changed', (tx) => storePhrase(tx, session.spaceId, phrase, now));
}

/** The space's one recovery key: the one before opens nothing from then on, and a session that it has opened ends. */
export function renewRecovery(session: OpenSpace, recovery: NewRecovery, device: Device, now: Date): Promise<Replaced> {
  return replace(session, device, now, 'recovery-renewed', (tx) => storeRecovery(tx, session.spaceId, recovery, now));
}

async function replace(
  { spaceId, sessionId }: OpenSpace,
  device: Device,
  now: Date,
  kind: 'phrase-changed' | 'recovery-renewed',
  store: (tx: Db) => Promise<string>,
): Promise<Replaced> {
  return db().$transaction(async (tx) => {
    if (!(await lockSpace(tx, { spaceId, sessionId }))) return { ok: false, reason: 'space-closed' };
    const keyId = await store(tx);
    await tx.spaceSession.deleteMany({ where: { keyId, id: { not: sessionId } } });
    const method = kind === 'phrase-changed' ? 'phrase' : 'recovery';
    await tellOwner(tx, await recordSpaceEvent(tx, { spaceId, sessionId, kind, method, device }, now));
    return { ok: true };
  });
}
