import 'server-only';
import { randomBytes } from 'node:crypto';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { creationOptions } from '@/lib/private/passkeys/ceremony-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { type NewPasskey as VerifiedPasskey, verifyNewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import { db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { TICKET_MINUTES } from '../codes/rules';
import { mailboxOfTicket } from '../codes/tickets';
import type { CreationResponseBody } from '../contract';
import type { NewPasskey } from '../schema';
import type { OpenSpace } from '../sessions/space-sessions';

const HANDLE_BYTES = 16;

type Begun = Result<CreationResponseBody, 'name-needed' | 'ticket-over'>;

/** The challenge for the first passkey of a space that is to be made: until its ticket ends, because a recovery key is written down meanwhile. */
export async function beginFirstKey(ticket: string, now: Date): Promise<Begun> {
  const email = await mailboxOfTicket(ticket, now);
  if (!email) return { ok: false, reason: 'ticket-over' };
  const owner = { sessionId: null, subject: hashToken(ticket), handle: randomBytes(HANDLE_BYTES), email, known: [] };
  return begin(owner, now, TICKET_MINUTES);
}

/** The challenge for another passkey. With the recovery key the earlier ones are about to go, so a device that has one may make a new one. */
export async function beginNextKey({ spaceId, sessionId, kind }: OpenSpace, now: Date): Promise<Begun> {
  const space = await db().space.findUniqueOrThrow({ where: { id: spaceId }, include: { keys: true } });
  const known = kind === 'recovery' ? [] : space.keys.flatMap(({ credentialId }) => credentialId ?? []);
  return begin({ sessionId, subject: spaceId, handle: space.handle, email: space.email, known }, now);
}

type Owner = { sessionId: string | null; subject: string; handle: Uint8Array; email: string; known: string[] };

async function begin(owner: Owner, now: Date, minutes?: number): Promise<Begun> {
  const { sessionId, subject, handle, email, known } = owner;
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const options = await creationOptions(party, { handle, name: email, email }, known);
  const about = `${subject}:${Buffer.from(handle).toString('base64url')}`;
  const ceremony = { challenge: options.challenge, subject: about };
  const ceremonyId = await db().$transaction(async (tx) => {
    if (sessionId) await lockSession(tx, 'space', sessionId);
    return beginCeremony(tx, 'space-new-key', ceremony, now, minutes);
  });
  return { ok: true, ceremonyId, options };
}

export type PasskeyRefusal = 'name-needed' | 'ceremony-over' | 'key-refused';

type Verified = Result<{ verified: VerifiedPasskey; handle: Uint8Array<ArrayBuffer> }, PasskeyRefusal>;

/** The answer to a challenge of `beginCreation` for the same subject: the id of a space, or the hash of a ticket. */
export async function verifyPasskey(passkey: NewPasskey, subject: string, now: Date): Promise<Verified> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('space-new-key', passkey.ceremonyId, now);
  const [about, handle = ''] = ceremony?.subject?.split(':') ?? [];
  if (!ceremony || about !== subject) return { ok: false, reason: 'ceremony-over' };
  const verified = await verifyNewPasskey(passkey.answer, ceremony.challenge, party);
  if (!verified) return { ok: false, reason: 'key-refused' };
  return { ok: true, verified, handle: Uint8Array.from(Buffer.from(handle, 'base64url')) };
}
