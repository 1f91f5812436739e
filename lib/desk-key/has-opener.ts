import 'server-only';
import type { Db } from '@/lib/db';

/** Whether one of these passkeys is still there and its device has derived its secret; such ones stay until the transaction ends. */
export async function hasOpener(tx: Db, wraps: readonly { keyId: string }[]): Promise<boolean> {
  const keyIds = wraps.map(({ keyId }) => keyId);
  const openers = await tx.$queryRaw<{ id: string }[]>`
    SELECT staff_keys.id FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
    WHERE staff_keys.id = ANY(${keyIds}::uuid[]) AND staff_keys.seal_recipient IS NOT NULL
    FOR KEY SHARE OF staff_keys`;
  return openers.length > 0;
}
