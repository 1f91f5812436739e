import 'server-only';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { Db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';

/** What a person proves that they can open: what is sealed for the desk, or for its paper. */
export type Proven = 'key' | 'paper';

/** Whose secret half is asked for; null while there is none. */
export async function provenRecipient(tx: Db, of: Proven): Promise<Recipient | null> {
  const row =
    of === 'key'
      ? await tx.deskKey.findFirst({ orderBy: { epoch: 'desc' }, select: { recipient: true } })
      : await tx.deskPrintedKey.findFirst({ where: { replacedAt: null }, select: { recipient: true } });
  return (row?.recipient as Recipient | undefined) ?? null;
}

/** A challenge that was sealed for an earlier key proves nothing of the one that there is by now. */
export function proofHash(recipient: Recipient, token: string): string {
  return hashToken(`${recipient}\n${token}`);
}
