import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';
import { storeWraps } from './store-wraps';

type Bytes = Uint8Array<ArrayBuffer>;

type NewEpoch = {
  epoch: number;
  recipient: string;
  /** Of the epoch before; null for the first. */
  mac: string | null;
  /** For the key on paper, with its MAC where it was there to make one. */
  printed: { keyId: string; recipient: string; wrapped: Bytes; mac: string | null };
  wraps: readonly { keyId: string; recipient: string; wrapped: Bytes; mac?: string | undefined }[];
};

/** An epoch with the two ways to open it: the key on paper and passkeys. */
export async function storeEpoch(tx: Db, given: NewEpoch, staff: StaffMember, now: Date) {
  const { epoch, recipient, mac, wraps } = given;
  const { keyId: printedKeyId, ...printed } = given.printed;
  await tx.deskKey.create({ data: { epoch, recipient, mac, createdAt: now, createdBy: staff.id } });
  await tx.deskWrap.create({ data: { epoch, printedKeyId, ...printed, createdAt: now } });
  await storeWraps(
    tx,
    wraps.map((wrap) => ({ ...wrap, epoch })),
    staff,
    now,
  );
}
