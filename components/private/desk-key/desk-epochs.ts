import { type DeskWay, deskWay, type PublicEpoch } from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { newRecoveryKey, type RecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';

export type Paper = DeskWay & { key: RecoveryKey };

/** What is printed: a new key, and the last epoch that it opens, by whose code people know that again. */
export type Sheet = { paper: Paper; epoch: PublicEpoch };

/** A new key for paper. */
export function newPaper(): Promise<Paper> {
  return paperOf(newRecoveryKey());
}

export async function paperOf(key: RecoveryKey): Promise<Paper> {
  return { key, ...(await deskWay(recoverySecret(key), 'recovery')) };
}

export async function newEpoch(): Promise<{ identity: Identity; recipient: Recipient }> {
  const identity = await newIdentity();
  return { identity, recipient: await recipientOf(identity) };
}
