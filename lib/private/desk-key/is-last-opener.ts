import 'server-only';
import type { Db } from '@/lib/server/db';

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
