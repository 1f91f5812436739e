import 'server-only';
import type { Db } from '@/lib/db';

/**
 * Whether one of these passkeys is still there and its device derives the secret that its wrap was made for; such ones stay as they
 * are until the transaction ends.
 */
export async function hasOpener(tx: Db, wraps: readonly { keyId: string; recipient: string }[]): Promise<boolean> {
  const keyIds = wraps.map(({ keyId }) => keyId);
  const recipients = wraps.map(({ recipient }) => recipient);
  const openers = await tx.$queryRaw<{ id: string }[]>`
    SELECT staff_keys.id FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
    WHERE (staff_keys.id, staff_keys.seal_recipient) IN (SELECT * FROM unnest(${keyIds}::uuid[], ${recipients}::text[]))
    FOR SHARE OF staff_keys`;
  return openers.length > 0;
}
