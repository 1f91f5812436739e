import 'server-only';
import type { Db } from '@/lib/server/db';

type Wrap = { id: string; staffKeyId: string | null; epoch: number };

/** A wrap that was replaced, and opens, takes its place again; what took it is replaced in turn. */
export async function putBack(tx: Db, { id, staffKeyId, epoch }: Wrap, now: Date): Promise<void> {
  await tx.deskWrap.updateMany({ where: { staffKeyId, epoch, replacedAt: null }, data: { replacedAt: now } });
  await tx.deskWrap.update({ where: { id }, data: { replacedAt: null } });
}
