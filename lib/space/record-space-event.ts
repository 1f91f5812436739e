import 'server-only';
import type { Db } from '@/lib/db';
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
export async function recordSpaceEvent(tx: Db, event: Event, now: Date): Promise<string> {
  const { spaceId, kind, method = null, subject = null, device } = event;
  const network = device && (await networkOf(tx, spaceId, device));
  const { id } = await tx.spaceEvent.create({
    data: { spaceId, at: now, kind, method, subject, device: device?.name ?? null, network },
    select: { id: true },
  });
  return id;
}

async function networkOf(tx: Db, spaceId: string, { networkHash }: Device): Promise<'same' | 'other'> {
  const { lastNetworkHash } = await tx.space.findUniqueOrThrow({ where: { id: spaceId } });
  return lastNetworkHash === networkHash ? 'same' : 'other';
}
