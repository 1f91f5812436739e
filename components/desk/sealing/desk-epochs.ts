import { toBase64 } from '@/lib/sealing/base64';
import { deriveIdentity } from '@/lib/sealing/derive';
import { type Identity, newIdentity, type Opener, type Recipient, recipientOf } from '@/lib/sealing/identity';
import { newRecoveryKey, type RecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';
import { unwrapIdentity, wrapIdentity } from '@/lib/sealing/wrap-identity';

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

/** base64, and tried: an epoch that is wrapped so that its key does not open it would be lost. Throws then. */
export async function wrapEpoch(identity: Identity, recipient: Recipient, opener?: Opener): Promise<string> {
  const wrapped = await wrapIdentity(identity, recipient);
  if (opener !== undefined) {
    const opened = await unwrapIdentity(wrapped, opener);
    if (!opened.ok || opened.identity !== identity) throw new Error('What was wrapped does not open');
  }
  return toBase64(wrapped);
}
