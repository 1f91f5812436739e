import { deriveIdentity } from '@/lib/sealing/derive';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/sealing/identity';
import { newRecoveryKey, type RecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';

export type Paper = { key: RecoveryKey; opener: Identity; recipient: Recipient };

/** A new key for paper. */
export function newPaper(): Promise<Paper> {
  return paperOf(newRecoveryKey());
}

export async function paperOf(key: RecoveryKey): Promise<Paper> {
  const opener = await deriveIdentity(recoverySecret(key), 'mesa', 'recovery');
  return { key, opener, recipient: await recipientOf(opener) };
}

export async function newEpoch(): Promise<{ identity: Identity; recipient: Recipient }> {
  const identity = await newIdentity();
  return { identity, recipient: await recipientOf(identity) };
}
