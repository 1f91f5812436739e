import 'server-only';
import { v7 } from 'uuid';
import type { Db, SqlTransaction } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Device } from '@/lib/security/device';
import type { SpaceKeyKind } from './contract';
import type { SpaceEventKind } from './event-kinds';

type Event = {
  spaceId: string;
  kind: SpaceEventKind;
  method?: SpaceKeyKind;
  /** As the column says. */
  subject?: string;
  /** Where its cause was; null for the team and for jobs. */
  device: Device | null;
};

/**
 * In the transaction of what it tells; returns its id. No address is kept: only whether it is the one from which the space was last
 * opened. Throws if the space is gone.
 */
export async function recordSpaceEvent(tx: Db | SqlTransaction, event: Event, now: Date): Promise<string> {
  const { spaceId, kind, method = null, subject = null, device } = event;
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
