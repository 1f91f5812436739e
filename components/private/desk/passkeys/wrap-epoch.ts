import { toBase64 } from '@/lib/private/sealing/base64';
import type { Identity, Opener, Recipient } from '@/lib/private/sealing/identity';
import { unwrapIdentity, wrapIdentity } from '@/lib/private/sealing/wrap-identity';

/** base64, and tried: an epoch that is wrapped so that its key does not open it would be lost. Throws then. */
export async function wrapEpoch(identity: Identity, recipient: Recipient, opener?: Opener): Promise<string> {
  const wrapped = await wrapIdentity(identity, recipient);
  if (opener !== undefined) {
    const opened = await unwrapIdentity(wrapped, opener);
    if (!opened.ok || opened.identity !== identity) throw new Error('What was wrapped does not open');
  }
  return toBase64(wrapped);
}
