import 'server-only';
import type { Db } from '@/lib/db';

/** The epoch that is used for what is new; 0 before there is one. Changes of the desk's key run one after the other. */
export async function lockDeskKey(tx: Db): Promise<number> {
  await tx.$executeRaw`LOCK TABLE desk_keys IN SHARE ROW EXCLUSIVE MODE`;
  const { _max } = await tx.deskKey.aggregate({ _max: { epoch: true } });
  return _max.epoch ?? 0;
}
