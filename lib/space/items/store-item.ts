import 'server-only';
import { v7 as uuid } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { type SqlTransaction, sqlTransaction } from '@/lib/server/db';
import { storeParts } from '@/lib/server/uploads/stored-parts';
import type { Result } from '@/lib/shared/result';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';
import { MAX_ITEMS, MAX_SPACE_BYTES } from './item-limits';
import type { ReceivedItem } from './receive-item';

export type StoreRefusal = 'quota-exceeded' | 'replaced-gone' | 'space-gone';

class Refused extends Error {
  constructor(readonly reason: StoreRefusal) {
    super(reason);
  }
}

/**
 * Stores an item, or the one that this attempt has stored before. The item that it replaces goes in the same transaction. The row of
 * the space is locked meanwhile: what is stored at the same moment counts for its limits too. Its session is looked at with the line of
 * the log, last of all, so that nobody who leaves the space has to wait for its bytes.
 */
export async function storeItem(
  item: ReceivedItem,
  owner: SpaceOwner,
  now: Date,
): Promise<Result<{ id: string }, StoreRefusal>> {
  try {
    return { ok: true, id: await sqlTransaction((tx) => store(tx, item, owner, now), STEP_TIMEOUT_MS) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function store(tx: SqlTransaction, item: ReceivedItem, owner: SpaceOwner, now: Date): Promise<string> {
  const { spaceId, sessionId, device } = owner;
  const { attemptKey, deskEpoch, head, content } = item;
  const [space] = await tx.query(Prisma.sql`SELECT id FROM spaces WHERE id = ${spaceId}::uuid FOR NO KEY UPDATE`);
  if (!space) throw new Refused('space-gone');
  const [stored] = await tx.query<{ id: string }>(
    Prisma.sql`SELECT id FROM space_items WHERE space_id = ${spaceId}::uuid AND attempt_key = ${attemptKey}::uuid`,
  );
  if (stored) return stored.id;
  const replaced = item.replaces === null ? null : await takeOut(tx, item.replaces, spaceId);
  if (!(await isRoom(tx, spaceId, content.size))) throw new Refused('quota-exceeded');
  const id = uuid();
  // It is the same document: when it was put here, and when the team first opened it, stays true.
  const { created_at: createdAt, desk_opened_at: deskOpenedAt } = replaced ?? { created_at: now, desk_opened_at: null };
  await tx.query(Prisma.sql`
    INSERT INTO space_items (id, space_id, attempt_key, head, size, desk_epoch, created_at, desk_opened_at)
    VALUES (${id}, ${spaceId}, ${attemptKey}, ${head}, ${content.size}, ${deskEpoch}, ${createdAt}, ${deskOpenedAt})`);
  await storeParts(content, (position, part) =>
    tx.query(Prisma.sql`
      INSERT INTO space_item_parts (item_id, position, content) VALUES (${id}, ${position}, ${part})`),
  );
  const change = deskEpoch === null ? 'document-unshared' : 'document-shared';
  // What the log tells of the one before is told of this one.
  if (item.replaces !== null) {
    await tx.query(Prisma.sql`
      UPDATE space_events SET subject = ${id} WHERE space_id = ${spaceId}::uuid AND subject = ${item.replaces}`);
  }
  await recordSpaceEvent(
    tx,
    { spaceId, sessionId, kind: replaced ? change : 'document-added', subject: id, device },
    now,
  );
  return id;
}

type Replaced = { created_at: Date; desk_opened_at: Date | null };

/** Takes an item out. One that is gone was deleted in another tab, or replaced: nothing takes its place. */
async function takeOut(tx: SqlTransaction, id: string, spaceId: string): Promise<Replaced> {
  const [replaced] = await tx.query<Replaced>(Prisma.sql`
    DELETE FROM space_items WHERE id = ${id}::uuid AND space_id = ${spaceId}::uuid
    RETURNING created_at, desk_opened_at`);
  if (!replaced) throw new Refused('replaced-gone');
  return replaced;
}

async function isRoom(tx: SqlTransaction, spaceId: string, size: number): Promise<boolean> {
  const [used] = await tx.query<{ items: number; bytes: number }>(Prisma.sql`
    SELECT count(*)::int AS items, coalesce(sum(size), 0)::int AS bytes FROM space_items WHERE space_id = ${spaceId}::uuid`);
  return used !== undefined && used.items < MAX_ITEMS && used.bytes + size <= MAX_SPACE_BYTES;
}
