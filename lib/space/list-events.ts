import 'server-only';
import { db } from '@/lib/server/db';
import type { EventsBody, SpaceKeyKind } from './contract';
import { SPACE_EVENT_KINDS } from './event-kinds';

const PAGE_SIZE = 50;

/** Newest first; `before`: the id of the last line of the page before, or null for the first page. */
export async function listEvents(spaceId: string, before: string | null): Promise<EventsBody> {
  // Ids are UUIDv7: their order is that of their moments.
  const rows = await db().spaceEvent.findMany({
    where: { spaceId, ...(before && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const events = shown.flatMap(({ id, at, kind: written, method, device, network, subject }) => {
    const kind = SPACE_EVENT_KINDS.find((known) => known === written);
    if (!kind) return [];
    return [
      {
        id,
        at: at.toISOString(),
        kind,
        method: method as SpaceKeyKind | null,
        device,
        network: network as 'same' | 'other' | null,
        subject,
      },
    ];
  });
  return { events, next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null };
}
