import 'server-only';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { takeCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { renewSession } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { noteCounterFall, noteTouch, touchedKey } from '@/lib/space/keys/touch-key';
import { type OpenSpace, spaceSessions } from '../sessions/space-sessions';
import { judgePhrase, type PhraseRefusal } from './judge-phrase';
import { type Opened, openedBody } from './opened';

/** A touch of one of the space's passkeys: the session gets a new token, and counts as confirmed for some minutes. Its end stays. */
export async function confirmByPasskey(
  { ceremonyId, answer }: { ceremonyId: string; answer: TouchAnswer },
  session: OpenSpace,
  device: Device,
  now: Date,
): Promise<Result<Opened, 'name-needed' | 'ceremony-over' | 'key-refused' | 'key-behind'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('space-confirm', ceremonyId, now);
  if (!ceremony || ceremony.subject !== session.spaceId) return { ok: false, reason: 'ceremony-over' };
  const touched = await touchedKey(answer, ceremony.challenge, party);
  if (touched?.key.spaceId !== session.spaceId) return { ok: false, reason: 'key-refused' };
  if (touched.touch === null) return { ok: false, reason: touched.reason };
  const { key, touch } = touched;
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM spaces WHERE id = ${key.spaceId}::uuid FOR NO KEY UPDATE`;
    if (!(await noteTouch(tx, { key, touch }, now))) return { ok: false, reason: 'key-refused' };
    await noteCounterFall(tx, { key, touch }, device, now);
    return confirmed(tx, key, session, now);
  });
}

/** Confirms with the phrase, which counts as an attempt like any other. */
export async function confirmByPhrase(
  proof: string,
  session: OpenSpace,
  device: Device,
  now: Date,
): Promise<({ ok: true } & Opened) | PhraseRefusal> {
  const judged = await judgePhrase(session, proof, device, now);
  if (!judged.ok) return judged;
  return db().$transaction(async (tx) => {
    await tx.space.update({ where: { id: session.spaceId }, data: { phraseFailures: 0, phraseOpenAt: now } });
    await tx.spaceKey.update({ where: { id: judged.key.id }, data: { lastUsedAt: now } });
    return confirmed(tx, judged.key, session, now);
  });
}

async function confirmed(
  tx: Db,
  key: SpaceKey,
  { tokenHash, spaceId }: OpenSpace,
  now: Date,
): Promise<{ ok: true } & Opened> {
  const sessionToken = await renewSession(spaceSessions, tx, { tokenHash, keyId: key.id }, now);
  const { recipient } = await tx.space.findUniqueOrThrow({ where: { id: spaceId } });
  return { ok: true, sessionToken, opened: openedBody(key, recipient) };
}
