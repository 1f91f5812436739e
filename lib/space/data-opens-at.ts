import 'server-only';
import { addHours } from 'date-fns';
import type { Db } from '@/lib/server/db';
import type { SpaceEventKind } from './event-kinds';

export const DATA_WAIT_HOURS = 24;

/** A space has taken a mailbox, with everything that stands under it. Its owner is told of each by e-mail. */
const TAKEN: readonly SpaceEventKind[] = ['created', 'mailbox-changed'];

/** When what stands under a mailbox can be taken along, deleted or moved, after this line of the log; null if the line takes no mailbox. */
export function dataOpensAfter({ kind, at }: { kind: string; at: Date }): Date | null {
  return TAKEN.some((one) => one === kind) ? addHours(at, DATA_WAIT_HOURS) : null;
}

/** Null once it can. */
export async function dataOpensAt(tx: Db, spaceId: string, now: Date): Promise<Date | null> {
  const taken = await tx.spaceEvent.findFirst({
    where: { spaceId, kind: { in: [...TAKEN] } },
    orderBy: { at: 'desc' },
  });
  const opensAt = taken && dataOpensAfter(taken);
  return opensAt && opensAt > now ? opensAt : null;
}
