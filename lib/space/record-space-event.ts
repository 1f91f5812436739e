import 'server-only';
import { v7 } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { lockSession } from '@/lib/private/lock-session';
import type { Db, SqlTransaction } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { SpaceKeyKind } from './contract';
import type { SpaceEventKind } from './event-kinds';

/** Who makes a change, and in what session: it has to be open still in the transaction of the change. */
export type SpaceOwner = { spaceId: string; sessionId: string; device: Device };

/** The same, or, with null, who is in no session: at a way in, with a ticket or a link. */
export type SpaceActor = { spaceId: string; sessionId: string | null };

type Event = {
  spaceId: string;
  /** In which it was done; null for what no session does: a way in, a link, the team, a job. */
  sessionId: string | null;
  kind: SpaceEventKind;
  method?: SpaceKeyKind;
  /** What the event is about: the comment of the column `subject` lists it by kind. */
  subject?: string;
  /** Where its cause was; null for the team and for jobs. */
  device: Device | null;
};

/**
 * In the transaction of what it tells; returns its id. No address is kept: only whether it is the one from which the space was last
 * opened. Throws `SessionEnded` if its session has ended, and if the space is gone.
 */
export async function recordSpaceEvent(tx: Db | SqlTransaction, event: Event, now: Date): Promise<string> {
  const { spaceId, sessionId, kind, method = null, subject = null, device } = event;
  if (sessionId) await lockSession(tx, 'space', sessionId);
  const id = v7();
  const network = device?.networkHash ?? null;
  const statement = Prisma.sql`
    INSERT INTO space_events (id, space_id, at, kind, method, subject, device, network)
    SELECT ${id}::uuid, id, ${now}::timestamptz, ${kind}, ${method}, ${subject}, ${device?.name ?? null},
      CASE WHEN ${network}::text IS NOT NULL THEN CASE WHEN last_network_hash = ${network} THEN 'same' ELSE 'other' END END
    FROM spaces WHERE id = ${spaceId}::uuid
    RETURNING 1`;
  const recorded: unknown[] = await ('query' in tx ? tx.query(statement) : tx.$queryRaw(statement));
  if (recorded.length === 0) throw new Error('The space of an event is gone');
  return id;
}
