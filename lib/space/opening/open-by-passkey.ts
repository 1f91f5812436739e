import 'server-only';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { takeCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { noteCounterFall, noteTouch, touchedKey } from '@/lib/space/keys/touch-key';
import { recordSpaceEvent } from '../record-space-event';
import { enter } from './enter';
import type { Opened } from './opened';

type Input = { ceremonyId: string; answer: TouchAnswer; earlierToken: string | null };

type Entered = Result<Opened, 'name-needed' | 'ceremony-over' | 'key-refused' | 'key-behind'>;

/** A touch of a known passkey opens a session of its space; there is nothing to type. */
export async function openByPasskey(input: Input, device: Device, now: Date): Promise<Entered> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('space-open', input.ceremonyId, now);
  if (!ceremony) return { ok: false, reason: 'ceremony-over' };
  const touched = await touchedKey(input.answer, ceremony.challenge, party);
  if (!touched) return { ok: false, reason: 'key-refused' };
  if (touched.touch === null) {
    const { key, reason } = touched;
    const failure = {
      spaceId: key.spaceId,
      sessionId: null,
      kind: reason === 'key-behind' ? 'key-behind' : 'open-failed',
      method: 'passkey',
      subject: key.label,
      device,
    } as const;
    await recordSpaceEvent(db(), failure, now);
    return { ok: false, reason };
  }
  const { key, touch } = touched;
  return db().$transaction(async (tx) => {
    // The order in which a removal takes its locks.
    await tx.$queryRaw`SELECT FROM spaces WHERE id = ${key.spaceId}::uuid FOR NO KEY UPDATE`;
    if (!(await noteTouch(tx, { key, touch }, now))) return { ok: false, reason: 'key-refused' };
    await noteCounterFall(tx, { key, touch }, device, now);
    const { sessionToken, opened } = await enter(tx, { key, device, earlierToken: input.earlierToken }, now);
    return { ok: true, sessionToken, opened };
  });
}
