import 'server-only';
import type { Db } from '@/lib/db';

/** Until the end of the transaction: what changes the keys of a space runs one after the other. False if it is gone. */
export async function lockSpace(tx: Db, spaceId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM spaces WHERE id = ${spaceId}::uuid FOR UPDATE`;
  return rows.length === 1;
}
