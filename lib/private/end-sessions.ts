import 'server-only';
import { subMinutes } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { endCeremonies } from './passkeys/ceremony';
import { SESSION_IDLE_MINUTES } from './session-rules';

const SESSIONS = {
  desk: Prisma.sql`desk_sessions WHERE staff_id`,
  space: Prisma.sql`space_sessions WHERE space_id`,
};

type Owner = {
  realm: keyof typeof SESSIONS;
  /** Of the person or the space. */
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

/** One session of its owner, under the same lock. Null if it is of another one, or was over. */
export async function endOneSession(
  tx: Db,
  { realm, ownerId }: Owner,
  sessionId: string,
  now: Date,
): Promise<string | null> {
  const [device] = await ended(tx, Prisma.sql`${SESSIONS[realm]} = ${ownerId}::uuid AND id::text = ${sessionId}`, now);
  return device ?? null;
}

async function ended(tx: Db, which: Prisma.Sql, now: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ device: string; wasOpen: boolean }[]>`
    DELETE FROM ${which}
    RETURNING device, expires_at > ${now} AND last_seen_at > ${subMinutes(now, SESSION_IDLE_MINUTES)} AS "wasOpen"`;
  return rows.filter(({ wasOpen }) => wasOpen).map(({ device }) => device);
}
