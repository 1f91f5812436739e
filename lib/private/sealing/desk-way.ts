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

export function vouchForEpoch({ by, macKey }: Voucher, epoch: PublicEpoch): Promise<string> {
  return macOf(macKey, epochStatement(by, epoch));
}

export function vouchesForEpoch({ by, macKey }: Voucher, mac: string | null, epoch: PublicEpoch): Promise<boolean> {
  return isMacOf(macKey, mac, epochStatement(by, epoch));
}

/** Under the last epoch: the next one is wrapped for no other paper. */
export function vouchForPaper({ by, macKey }: Voucher, paper: Recipient): Promise<string> {
  return macOf(macKey, paperStatement(by, paper));
}

export function vouchesForPaper({ by, macKey }: Voucher, mac: string | null, paper: Recipient): Promise<boolean> {
  return isMacOf(macKey, mac, paperStatement(by, paper));
}

/** The number is part of it: an earlier epoch cannot stand in the place of a later one. */
function epochStatement(by: Voucher['by'], { epoch, recipient }: PublicEpoch): Vouched {
  return { label: deskMacLabel(by), recipient, role: `epoca/${epoch}` };
}

function paperStatement(by: Voucher['by'], recipient: Recipient): Vouched {
  return { label: deskMacLabel(by), recipient, role: 'papel' };
}
