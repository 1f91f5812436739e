import { toBase64 } from '@/lib/private/sealing/base64';
import { epochVoucher, vouchForEpoch, vouchForHalf } from '@/lib/private/sealing/desk-way';
import { type Identity, type Opener, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { unwrapIdentity, wrapIdentity } from '@/lib/private/sealing/wrap-identity';
import type { DeskOpener } from './desk-opener';

/** base64, and tried: an epoch that is wrapped so that its key does not open it would be lost. Throws then. */
export async function wrapEpoch(identity: Identity, recipient: Recipient, opener?: Opener): Promise<string> {
  const wrapped = await wrapIdentity(identity, recipient);
  if (opener !== undefined) {
    const opened = await unwrapIdentity(wrapped, opener);
    if (!opened.ok || opened.identity !== identity) throw new Error('What was wrapped does not open');
  }
  return toBase64(wrapped);
}

/** A passkey that gets access. Opener and voucher are those of the touched one, where it is that. */
export type Receiver = { keyId: string; recipient: Recipient } & Partial<DeskOpener>;

/** Wraps an epoch for a passkey, which the epoch vouches for from now on. */
export async function wrapFor({ keyId, recipient, opener, voucher }: Receiver, epoch: number, identity: Identity) {
  return {
    keyId,
    recipient,
    wrapped: await wrapEpoch(identity, recipient, opener),
    halfMac: await vouchForHalf(await epochVoucher(identity), recipient),
    ...(voucher && { mac: await vouchForEpoch(voucher, { epoch, recipient: await recipientOf(identity) }) }),
  };
}
