import 'server-only';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { takeFromLimit } from '@/lib/server/security/rate-limit';
import type { UploadRefusal } from '@/lib/server/uploads/receive-multipart';
import { Semaphore } from '@/lib/server/uploads/semaphore';
import { closeAll } from '@/lib/server/uploads/spool';
import { passUploadGate } from '@/lib/server/uploads/upload-gate';
import type { Result } from '@/lib/shared/result';
import type { SpaceOwner } from '../record-space-event';
import { type ReceivedItem, receiveItem } from './receive-item';
import { type StoreRefusal, storeItem } from './store-item';

export type ItemRefusal =
  | StoreRefusal
  | UploadRefusal
  | 'invalid'
  | 'confirm-needed'
  | 'desk-key-changed'
  | 'busy'
  | 'network-busy';

type Request = SpaceOwner & {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Address of the visitor. */
  address: string;
  /** Whether a key was used in the last minutes: without it nothing that is stored goes. */
  isConfirmed: boolean;
};

type Admitted = Result<{ id: string }, ItemRefusal> | { ok: false; reason: 'too-often'; retryAfterSeconds: number };

/** At a time, of one process: the others leave the connections to the database to those who read. */
const storing = new Semaphore(2);

/** Admits an upload, receives it and stores it. No step holds the whole of it in memory. */
export async function admitItem(
  { contentType, body, address, isConfirmed, ...owner }: Request,
  now: Date,
): Promise<Admitted> {
  const taken = await takeFromLimit('space-items-address', address);
  if (!taken.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
  return passUploadGate(address, async (receiveTimeoutMs): Promise<Result<{ id: string }, ItemRefusal>> => {
    const received = await receiveItem(contentType, body, receiveTimeoutMs);
    if (!received.ok) return received;
    const { item } = received;
    try {
      if (item.replaces !== null && !isConfirmed) return { ok: false, reason: 'confirm-needed' };
      if (!(await isForOpenKey(item))) return { ok: false, reason: 'desk-key-changed' };
      return await storing.runWhenFree(() => storeItem(item, owner, now));
    } finally {
      await closeAll([item.content]);
    }
  });
}

async function isForOpenKey({ deskEpoch }: ReceivedItem): Promise<boolean> {
  return deskEpoch === null || (await sealingKey())?.epoch === deskEpoch;
}
