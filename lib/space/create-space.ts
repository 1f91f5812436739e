import 'server-only';
import { randomBytes } from 'node:crypto';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { SUITE } from '@/lib/private/sealing/recipient-mac';
import { openSession } from '@/lib/private/sessions';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { standingOf } from './codes/standing-of';
import { spendTicket, ticketOfCreation } from './codes/tickets';
import type { SpaceKeyKind } from './contract';
import { type PasskeyRefusal, verifyPasskey } from './keys/create-passkey';
import { somethingOpens, storeFirstKeys } from './keys/store-keys';
import { tellOwner } from './notices/tell-owner';
import { recordSpaceEvent } from './record-space-event';
import type { NewSpace } from './schema';
import { spaceSessions } from './sessions/space-sessions';

type Refusal = PasskeyRefusal | 'space-off' | 'ticket-over' | 'nothing-opens' | 'space-there';
type Created = Result<{ sessionToken: string }, Refusal>;

class Refused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

/**
 * A space with everything that opens it, or nothing. The same request sent again, because its answer was lost, opens another session of
 * what it has made: it is known by the ticket that the space was made with, as long as that lives, and by everything that it wraps.
 */
export async function createSpace(wanted: NewSpace, device: Device, now: Date): Promise<Created> {
  if (!(await sealingKey())) return { ok: false, reason: 'space-off' };
  const email = (await ticketOfCreation(wanted.ticket, now))?.email;
  if (!email || (await standingOf(email)) !== 'space') return { ok: false, reason: 'ticket-over' };
  if (!somethingOpens(wanted)) return { ok: false, reason: 'nothing-opens' };
  const made = await madeBefore(email, wanted, device, now);
  if (made) return made;
  const created = await create(email, wanted, device, now);
  if (created.ok) return created;
  // A twin of this request may have been quicker.
  return (await madeBefore(email, wanted, device, now)) ?? created;
}

async function madeBefore(email: string, wanted: NewSpace, device: Device, now: Date): Promise<Created | null> {
  const space = await db().space.findUnique({ where: { email }, include: { keys: true } });
  if (!space) return null;
  const isSame =
    (await ticketOfCreation(wanted.ticket, now))?.madeSpaceId === space.id &&
    space.recipient === wanted.recipient &&
    wrapsOf(wanted).every((wrap) => space.keys.some((key) => isWrap(key, wrap)));
  const key = space.keys.find(({ kind, wrapped }) => kind !== 'recovery' && wrapped !== null);
  if (!isSame || !key) return { ok: false, reason: 'space-there' };
  const { id: keyId, label } = key;
  const opened = {
    spaceId: space.id,
    sessionId: null,
    kind: 'opened',
    method: key.kind as SpaceKeyKind,
    device,
  } as const;
  const { sessionToken } = await db().$transaction(async (tx) => {
    await recordSpaceEvent(tx, { ...opened, subject: label }, now);
    return openSession(spaceSessions, tx, { spaceId: space.id, keyId, device }, now);
  });
  return { ok: true, sessionToken };
}

type Wrap = { kind: SpaceKeyKind; recipient: string; wrapped: Uint8Array };

function wrapsOf({ passkey, phrase, recovery }: NewSpace): Wrap[] {
  return [
    ...(passkey?.sealed ? [{ kind: 'passkey' as const, ...passkey.sealed }] : []),
    ...(phrase ? [{ kind: 'phrase' as const, ...phrase }] : []),
    { kind: 'recovery', ...recovery },
  ];
}

function isWrap({ kind, recipient, wrapped }: Pick<SpaceKey, keyof Wrap>, wanted: Wrap): boolean {
  const isEqual = wrapped !== null && Buffer.compare(wrapped, wanted.wrapped) === 0;
  return kind === wanted.kind && recipient === wanted.recipient && isEqual;
}

async function create(email: string, wanted: NewSpace, device: Device, now: Date): Promise<Created> {
  const proved = wanted.passkey ? await verifyPasskey(wanted.passkey, hashToken(wanted.ticket), now) : null;
  if (proved && !proved.ok) return proved;
  const data = {
    handle: proved?.handle ?? randomBytes(16),
    email,
    recipient: wanted.recipient,
    suite: SUITE,
    policyVersion: site.privacyPolicyVersion,
    consentedAt: now,
    phraseOpenAt: now,
    createdAt: now,
    lastOpenedAt: now,
    lastNetworkHash: device.networkHash,
  };
  try {
    return await db().$transaction(async (tx) => {
      const [space] = await tx.space.createManyAndReturn({ data: [data], skipDuplicates: true, select: { id: true } });
      if (!space) throw new Refused('space-there');
      const spaceId = space.id;
      const keyId = await storeFirstKeys(tx, spaceId, wanted, proved?.verified ?? null, now);
      if (!keyId) throw new Refused('key-refused');
      if (!(await spendTicket(tx, wanted.ticket, now, spaceId))) throw new Refused('ticket-over');
      await tellOwner(tx, await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'created', device }, now));
      const { sessionToken } = await openSession(spaceSessions, tx, { spaceId, keyId, device }, now);
      return { ok: true, sessionToken };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}
