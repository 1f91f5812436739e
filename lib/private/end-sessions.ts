import 'server-only';
import { subMinutes } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { endCeremonies } from './passkeys/ceremony';
import { SESSION_IDLE_MINUTES } from './session-rules';

const SESSIONS = {
  desk: Prisma.sql`desk_sessions WHERE staff_id`,
  space: Prisma.sql`space_sessions WHERE space_id`,
};

type Owner = {
  realm: keyof typeof SESSIONS;
  /** Id of the person or the space. */
  ownerId: string;
};

/**
 * Every session of its owner but `staying`, and the challenges that wait for a touch in any of them. Returns the devices of those that
 * were neither idle nor over. The row of the owner has to be locked before, by `lockPeople` or `lockSpace`: two sessions that end each
 * other come one after the other.
 */
export async function endSessions(
  tx: Db,
  { realm, ownerId }: Owner,
  staying: string | null,
  now: Date,
): Promise<string[]> {
  const others = staying === null ? Prisma.empty : Prisma.sql`AND id <> ${staying}::uuid`;
  const devices = await ended(tx, Prisma.sql`${SESSIONS[realm]} = ${ownerId}::uuid ${others}`, now);
  await endCeremonies(tx, ownerId);
  return devices;
}

/** What decides about sessions of one's own, and what tells of each that ends. */
type Owners<Own> = {
  realm: Owner['realm'];
  ownerId: (own: Own) => string;
  lock: (tx: Db, own: Own) => Promise<unknown>;
  note: (tx: Db, own: Own, device: string, now: Date) => Promise<unknown>;
};

/** Another session of one's own. This one ends by leaving. */
export async function endSession<Own extends { sessionId: string }>(
  { realm, ownerId, lock, note }: Owners<Own>,
  own: Own,
  sessionId: string,
  now: Date,
): Promise<Result<object, 'session-unknown'>> {
  if (sessionId === own.sessionId) return { ok: false, reason: 'session-unknown' };
  return db().$transaction(async (tx) => {
    await lock(tx, own);
    const which = Prisma.sql`${SESSIONS[realm]} = ${ownerId(own)}::uuid AND id::text = ${sessionId}`;
    const [device] = await ended(tx, which, now);
    if (device === undefined) return { ok: false, reason: 'session-unknown' };
    await note(tx, own, device, now);
    return { ok: true };
  });
}

/** Every session of one's own but this one; each leaves its line. */
export async function endOtherSessions<Own extends { sessionId: string }>(
  { realm, ownerId, lock, note }: Owners<Own>,
  own: Own,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lock(tx, own);
    const devices = await endSessions(tx, { realm, ownerId: ownerId(own) }, own.sessionId, now);
    for (const device of devices) await note(tx, own, device, now);
  });
}

async function ended(tx: Db, which: Prisma.Sql, now: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ device: string; wasOpen: boolean }[]>`
    DELETE FROM ${which}
    RETURNING device, expires_at > ${now} AND last_seen_at > ${subMinutes(now, SESSION_IDLE_MINUTES)} AS "wasOpen"`;
  return rows.filter(({ wasOpen }) => wasOpen).map(({ device }) => device);
}
