import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';

type KeyWrap = {
  keyId: string;
  recipient: string;
  epoch: number;
  wrapped: Uint8Array<ArrayBuffer>;
  mac?: string | undefined;
};

/**
 * For passkeys that are still there and whose device derives the secret that each was wrapped for. What one has already is replaced, and
 * kept. A passkey of the person who stores it counts as proved with its MAC: they have opened the epoch. Others have yet to.
 */
export async function storeWraps(tx: Db, wraps: readonly KeyWrap[], staff: StaffMember, now: Date): Promise<void> {
  for (const { keyId, recipient, epoch, wrapped, mac } of wraps) {
    const [key] = await tx.$queryRaw<{ staffId: string }[]>`
      SELECT staff.id AS "staffId" FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
      WHERE staff_keys.id = ${keyId}::uuid AND staff_keys.seal_recipient = ${recipient}
      FOR SHARE OF staff_keys`;
    if (!key) continue;
    const isProved = mac !== undefined && key.staffId === staff.id;
    await tx.deskWrap.updateMany({ where: { staffKeyId: keyId, epoch, replacedAt: null }, data: { replacedAt: now } });
    const proved = isProved ? { mac, provedAt: now } : {};
    await tx.deskWrap.create({ data: { epoch, staffKeyId: keyId, recipient, wrapped, createdAt: now, ...proved } });
  }
}
