import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import { deriveIdentity } from '@/lib/sealing/derive';
import { type Identity, newIdentity, type Opener, type Recipient, recipientOf } from '@/lib/sealing/identity';
import { newRecoveryKey, type RecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';
import { unwrapIdentity, wrapIdentity } from '@/lib/sealing/wrap-identity';

type Wrapped = NonNullable<DeskKeyView['printed']>['wraps'][number];

/** The secret halves of the desk's key, by epoch, while something is done with them. */
export type OpenEpochs = ReadonlyMap<number, Identity>;

/** What this key opens of these wraps; a wrap that it does not open is left out. */
export async function openEpochs(wraps: readonly Wrapped[], opener: Opener): Promise<OpenEpochs> {
  const opened = await Promise.all(
    wraps.map(async ({ epoch, wrapped }): Promise<[number, Identity][]> => {
      const answer = await unwrapIdentity(fromBase64(wrapped), opener);
      return answer.ok ? [[epoch, answer.identity]] : [];
    }),
  );
  return new Map(opened.flat());
}

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

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0));
}
