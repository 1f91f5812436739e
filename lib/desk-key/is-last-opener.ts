import 'server-only';
import type { Db } from '@/lib/db';

/** Whether no other passkey than these opens the last epoch, and one of these does. Under the lock of the people. */
export async function isLastOpener(tx: Db, keyIds: readonly string[]): Promise<boolean> {
  const openers = await tx.deskWrap.findMany({
    where: { staffKeyId: { not: null } },
    select: { epoch: true, staffKeyId: true },
  });
  const { _max } = await tx.deskKey.aggregate({ _max: { epoch: true } });
  const current = openers.filter(({ epoch }) => epoch === _max.epoch);
  return current.length > 0 && current.every(({ staffKeyId }) => staffKeyId !== null && keyIds.includes(staffKeyId));
}
