import 'server-only';
import type { Db } from '@/lib/db';
import { storeWraps } from './store-wraps';

type Bytes = Uint8Array<ArrayBuffer>;

type NewEpoch = {
  epoch: number;
  recipient: string;
  createdBy: string;
  /** For the key on paper. */
  printed: { keyId: string; wrapped: Bytes };
  wraps: readonly { keyId: string; recipient: string; wrapped: Bytes }[];
};

/** An epoch with the two ways to open it: the key on paper and passkeys. */
export async function storeEpoch(tx: Db, { epoch, recipient, createdBy, printed, wraps }: NewEpoch, now: Date) {
  await tx.deskKey.create({ data: { epoch, recipient, createdAt: now, createdBy } });
  await tx.deskWrap.create({
    data: { epoch, printedKeyId: printed.keyId, wrapped: printed.wrapped, createdAt: now },
  });
  await storeWraps(
    tx,
    wraps.map((wrap) => ({ ...wrap, epoch })),
    now,
  );
}
