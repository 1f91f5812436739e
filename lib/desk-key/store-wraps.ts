import 'server-only';
import { v7 } from 'uuid';
import type { Db } from '@/lib/db';

type KeyWrap = { keyId: string; recipient: string; epoch: number; wrapped: Uint8Array<ArrayBuffer> };

/**
 * For passkeys that are still there and whose device derives the secret that each was wrapped for. What one has already is replaced: its
 * device may derive another secret than it did.
 */
export async function storeWraps(tx: Db, wraps: readonly KeyWrap[], now: Date): Promise<void> {
  for (const { keyId, recipient, epoch, wrapped } of wraps) {
    await tx.$executeRaw`
      INSERT INTO desk_wraps (id, epoch, staff_key_id, wrapped, created_at)
      SELECT ${v7()}::uuid, ${epoch}, staff_keys.id, ${wrapped}, ${now}
      FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
      WHERE staff_keys.id = ${keyId}::uuid AND staff_keys.seal_recipient = ${recipient}
      FOR SHARE OF staff_keys
      ON CONFLICT (staff_key_id, epoch) DO UPDATE SET wrapped = EXCLUDED.wrapped, created_at = EXCLUDED.created_at`;
  }
}
