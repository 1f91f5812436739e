import type { Result } from '@/lib/shared/result';
import { fromBase64, toBase64 } from './base64';
import { deriveBoundIdentity, deriveIdentity, deriveMacKey } from './derive';
import { type Identity, type Recipient, recipientOf } from './identity';
import type { OpenRefusal } from './open';
import { boundLabel, type Way } from './realm';
import { isMacOf, macOf } from './recipient-mac';
import { unwrapIdentity, wrapIdentity } from './wrap-identity';

/** What becomes of the secret of a way into a space. */
export type SpaceWay = {
  way: Way;
  identity: Identity;
  /** What the server is told of it. */
  recipient: Recipient;
  macKey: CryptoKey;
  /** What the same secret stood for while wraps had no MAC. Nothing is wrapped for it any more. */
  former: Identity;
};

/** What the server keeps for a way in: the space's identity for it, in base64, and what vouches for that identity. */
export type SpaceWrap = { recipient: Recipient; wrapped: string; mac: string };

export async function spaceWay(secret: Uint8Array<ArrayBuffer>, way: Way): Promise<SpaceWay> {
  const [identity, macKey, former] = await Promise.all([
    deriveBoundIdentity(secret, way),
    deriveMacKey(secret, macLabel(way)),
    deriveIdentity(secret, 'espacio', way),
  ]);
  return { way, identity, recipient: await recipientOf(identity), macKey, former };
}

const macLabel = (way: Way) => boundLabel(way, 'sello');

/** Null if what was wrapped does not open: it must not be stored then. */
export async function wrapSpace(space: Identity, own: SpaceWay): Promise<SpaceWrap | null> {
  const { way, recipient, macKey } = own;
  const wrapped = toBase64(await wrapIdentity(space, recipient));
  const mac = await macOf(macKey, { label: macLabel(way), recipient: await recipientOf(space) });
  const opened = await unwrapSpace(own, { wrapped, mac });
  return opened.ok && opened.isVouched && opened.identity === space ? { recipient, wrapped, mac } : null;
}

type UnwrappedSpace = {
  identity: Identity;
  recipient: Recipient;
  /** False for a wrap from before there were MACs: anyone who could read its public half can have made it. */
  isVouched: boolean;
};

/**
 * `exchanged`: a way whose wraps have a MAC, and this one's is not of the identity in it. The wraps of both times are for different keys:
 * to delete a MAC does not make a wrap one from before.
 */
export async function unwrapSpace(
  { way, identity: own, macKey, former }: SpaceWay,
  { wrapped, mac }: { wrapped: string; mac: string | null },
): Promise<Result<UnwrappedSpace, OpenRefusal | 'exchanged'>> {
  const bound = await unwrapIdentity(fromBase64(wrapped), own);
  if (bound.ok) {
    const recipient = await recipientOf(bound.identity);
    if (!(await isMacOf(macKey, mac, { label: macLabel(way), recipient }))) return { ok: false, reason: 'exchanged' };
    return { ok: true, identity: bound.identity, recipient, isVouched: true };
  }
  if (bound.reason !== 'wrong-key') return bound;
  const plain = await unwrapIdentity(fromBase64(wrapped), former);
  if (!plain.ok) return plain;
  return { ok: true, identity: plain.identity, recipient: await recipientOf(plain.identity), isVouched: false };
}
