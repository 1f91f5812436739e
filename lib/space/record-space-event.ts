import 'server-only';
import { v7 } from 'uuid';
import type { Db, SqlTransaction } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import type { SpaceKeyKind } from './contract';
import type { SpaceEventKind } from './event-kinds';

type Event = {
  spaceId: string;
  kind: SpaceEventKind;
  method?: SpaceKeyKind;
  subject?: string;
  /** Where its cause was; null for the team and for jobs. */
  device: Device | null;
};

/** In the transaction of what it tells; returns its id. No address is kept: only whether it is the one from which the space was last opened. */
export async function recordSpaceEvent(tx: Db | SqlTransaction, event: Event, now: Date): Promise<string> {
  const { spaceId, kind, method = null, subject = null, device } = event;
  const network = device && (await networkOf(tx, spaceId, device));
  const row = { id: v7(), spaceId, at: now, kind, method, subject, device: device?.name ?? null, network };
  if (!('query' in tx)) {
    await tx.spaceEvent.create({ data: row });
    return row.id;
  }
  await tx.query({
    text: `INSERT INTO space_events (id, space_id, at, kind, method, subject, device, network) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [row.id, spaceId, now, kind, method, subject, row.device, network],
  });
  return row.id;
}

async function networkOf(tx: Db | SqlTransaction, spaceId: string, { networkHash }: Device): Promise<'same' | 'other'> {
  return (await lastNetworkOf(tx, spaceId)) === networkHash ? 'same' : 'other';
}

async function lastNetworkOf(tx: Db | SqlTransaction, spaceId: string): Promise<string | undefined> {
  if (!('query' in tx)) return (await tx.space.findUniqueOrThrow({ where: { id: spaceId } })).lastNetworkHash;
  const [space] = await tx.query<{ last: string }>({
    text: 'SELECT last_network_hash AS last FROM spaces WHERE id = $1',
    values: [spaceId],
  });
  return space?.last;
}
