import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';

type KeyWrap = {
  keyId: string;
  recipient: string;
  epoch: number;
  wrapped: Uint8Array<ArrayBuffer>;
  mac?: string | undefined;
  halfMac?: string | undefined;
};

/**
 * For passkeys that are still there and whose device derives the secret that each was wrapped for. What one has already is replaced, and
 * kept. A passkey of the person who stores it counts as proved with its MAC: they have opened the epoch. Others have yet to.
 */
export async function storeWraps(tx: Db, wraps: readonly KeyWrap[], staff: StaffMember, now: Date): Promise<void> {
  for (const { keyId, recipient, epoch, wrapped, mac, halfMac = null } of wraps) {
    const [key] = await tx.$queryRaw<{ staffId: string }[]>`
      SELECT staff.id AS "staffId" FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
      WHERE staff_keys.id = ${keyId}::uuid AND staff_keys.seal_recipient = ${recipient}
      FOR SHARE OF staff_keys`;
    if (!key) continue;
    const isProved = mac !== undefined && key.staffId === staff.id;
    await tx.deskWrap.updateMany({ where: { staffKeyId: keyId, epoch, replacedAt: null }, data: { replacedAt: now } });
    const vouched = { halfMac, ...(isProved ? { mac, provedAt: now } : {}) };
    await tx.deskWrap.create({ data: { epoch, staffKeyId: keyId, recipient, wrapped, createdAt: now, ...vouched } });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

type NewEpoch = {
  epoch: number;
  recipient: string;
  /** MAC by the epoch before; null for the first. */
  mac: string | null;
  /** For the key on paper, with its MAC where it was there to make one. */
  printed: { keyId: string; recipient: string; wrapped: Bytes; mac: string | null };
  wraps: readonly Omit<KeyWrap, 'epoch'>[];
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

type Wrap = { id: string; staffKeyId: string | null; epoch: number };

/** A wrap that was replaced, and opens, takes its place again; what took it is replaced in turn. */
export async function putBack(tx: Db, { id, staffKeyId, epoch }: Wrap, now: Date): Promise<void> {
  await tx.deskWrap.updateMany({ where: { staffKeyId, epoch, replacedAt: null }, data: { replacedAt: now } });
  await tx.deskWrap.update({ where: { id }, data: { replacedAt: null } });
}
