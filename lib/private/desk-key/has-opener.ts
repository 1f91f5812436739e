import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';

type KeyWrap = { keyId: string; recipient: string; mac?: string | undefined };

/**
 * Whether one of these passkeys is still there and its device derives the secret that its wrap was made for; such ones stay as they
 * are until the transaction ends.
 */
export async function hasOpener(tx: Db, wraps: readonly KeyWrap[]): Promise<boolean> {
  return (await openersOf(tx, wraps)).length > 0;
}

/** Asks as `hasOpener` for a passkey of this person, one that has opened what is to be stored: others have yet to. */
export async function hasProvenOpener(tx: Db, wraps: readonly KeyWrap[], { id }: StaffMember): Promise<boolean> {
  const openers = await openersOf(
    tx,
    wraps.filter(({ mac }) => mac !== undefined),
  );
  return openers.some(({ staffId }) => staffId === id);
}

async function openersOf(tx: Db, wraps: readonly KeyWrap[]): Promise<{ staffId: string }[]> {
  const keyIds = wraps.map(({ keyId }) => keyId);
  const recipients = wraps.map(({ recipient }) => recipient);
  return tx.$queryRaw<{ staffId: string }[]>`
    SELECT staff.id AS "staffId" FROM staff_keys JOIN staff ON staff.id = staff_keys.staff_id AND staff.removed_at IS NULL
    WHERE (staff_keys.id, staff_keys.seal_recipient) IN (SELECT * FROM unnest(${keyIds}::uuid[], ${recipients}::text[]))
    FOR SHARE OF staff_keys`;
}

/**
 * Whether no other passkey than these is known to open the last epoch, and one of these is. Proved ones alone count, so that a wrap that
 * opens nothing stands in for none; of these also such as were replaced, which may open it still. Under the lock of the people.
 */
export async function isLastOpener(tx: Db, keyIds: readonly string[]): Promise<boolean> {
  const last = await tx.deskKey.findFirst({
    orderBy: { epoch: 'desc' },
    include: { wraps: { where: { provedAt: { not: null } } } },
  });
  const ways = last?.wraps.map(({ staffKeyId, replacedAt }) => ({
    isOurs: keyIds.includes(staffKeyId ?? ''),
    isReplaced: replacedAt !== null,
  }));
  if (!ways?.some(({ isOurs }) => isOurs)) return false;
  return !ways.some(({ isOurs, isReplaced }) => !isOurs && !isReplaced);
}
