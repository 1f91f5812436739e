import { deriveIdentity, deriveMacKey } from './derive';
import { type Identity, type Recipient, recipientOf, scalarOf } from './identity';
import { deskMacLabel } from './realm';
import { isMacOf, macOf, type Vouched } from './recipient-mac';

/** What vouches for epochs of the desk's key: a passkey, the key on paper, or the epoch before. */
export type Voucher = { by: 'passkey' | 'recovery' | 'epoch'; macKey: CryptoKey };

/** What becomes of the secret of a passkey at the desk, or of its key on paper. */
export type DeskWay = { identity: Identity; recipient: Recipient; voucher: Voucher };

export type PublicEpoch = { epoch: number; recipient: Recipient };

export async function deskWay(secret: Uint8Array<ArrayBuffer>, by: 'passkey' | 'recovery'): Promise<DeskWay> {
  const [identity, voucher] = await Promise.all([deriveIdentity(secret, 'mesa', by), voucherOf(secret, by)]);
  return { identity, recipient: await recipientOf(identity), voucher };
}

/** An epoch vouches for the next one and for the key on paper, as those who open it can tell. */
export function epochVoucher(identity: Identity): Promise<Voucher> {
  return voucherOf(new Uint8Array(scalarOf(identity)), 'epoch');
}

async function voucherOf(secret: Uint8Array<ArrayBuffer>, by: Voucher['by']): Promise<Voucher> {
  return { by, macKey: await deriveMacKey(secret, deskMacLabel(by)) };
}

export function vouchForEpoch({ by, macKey }: Voucher, { epoch, recipient }: PublicEpoch): Promise<string> {
  return macOf(macKey, said(by, recipient, `epoca/${epoch}`));
}

export function vouchesForEpoch(
  { by, macKey }: Voucher,
  mac: string | null,
  { epoch, recipient }: PublicEpoch,
): Promise<boolean> {
  return isMacOf(macKey, mac, said(by, recipient, `epoca/${epoch}`));
}

/** Under the last epoch: the next one is wrapped for no other paper. */
export function vouchForPaper({ by, macKey }: Voucher, paper: Recipient): Promise<string> {
  return macOf(macKey, said(by, paper, 'papel'));
}

export function vouchesForPaper({ by, macKey }: Voucher, mac: string | null, paper: Recipient): Promise<boolean> {
  return isMacOf(macKey, mac, said(by, paper, 'papel'));
}

/** Under an epoch, by who opens it: this public half is of a passkey that opens it too. The next epoch is wrapped for no other one. */
export function vouchForHalf({ by, macKey }: Voucher, half: Recipient): Promise<string> {
  return macOf(macKey, said(by, half, 'mitad'));
}

export function vouchesForHalf({ by, macKey }: Voucher, mac: string | null, half: Recipient): Promise<boolean> {
  return isMacOf(macKey, mac, said(by, half, 'mitad'));
}

/** An epoch's role has its number: an earlier one cannot stand in the place of a later one. */
function said(by: Voucher['by'], recipient: Recipient, role: `epoca/${number}` | 'papel' | 'mitad'): Vouched {
  return { label: deskMacLabel(by), recipient, role };
}
