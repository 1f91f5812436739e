import 'server-only';
import type { Db } from '@/lib/db';

/** Whether no other passkey than these opens the last epoch, and one of these does. Under the lock of the people. */
export async function isLastOpener(tx: Db, keyIds: readonly string[]): Promise<boolean> {
  const last = await tx.deskKey.findFirst({
    orderBy: { epoch: 'desc' },
    include: { wraps: { where: { staffKeyId: { not: null } } } },
  });
  const openers = last?.wraps.map(({ staffKeyId }) => staffKeyId ?? '') ?? [];
  return openers.length > 0 && openers.every((opener) => keyIds.includes(opener));
}
