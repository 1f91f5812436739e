import 'server-only';
import { isKeyedHash, keyedHash, type Purpose } from './keyed-hash';

const SIGNED = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/;

/** A UUID with its keyed hash, as one segment of an address: it cannot be made without APP_SECRET. A new `version` ends all earlier ones. */
export function signedId(purpose: Purpose, id: string, version = 1): string {
  return id.replaceAll('-', '') + keyedHash(purpose, versioned(id, version));
}

/** The UUID; null if it is forged, or its secret has left APP_SECRET. Of what has one version only. */
export function idOfSigned(purpose: Purpose, signed: string): string | null {
  return isSignedId(purpose, signed, 1) ? claimedId(signed) : null;
}

/** The UUID of which it may be; whether it is tells `isSignedId`, which needs the version. */
export function claimedId(signed: string): string | null {
  return SIGNED.exec(signed)?.slice(1, 6).join('-') ?? null;
}

export function isSignedId(purpose: Purpose, signed: string, version: number): boolean {
  const id = claimedId(signed);
  return id !== null && isKeyedHash(purpose, versioned(id, version), SIGNED.exec(signed)?.[6] ?? '');
}

/** What is signed. The first version is not named: links were mailed before there were any. */
export function versioned(id: string, version: number): string {
  return version === 1 ? id : `${id}.${version}`;
}
