import 'server-only';
import { isKeyedHash, keyedHash, type Purpose } from './keyed-hash';

const SIGNED = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/;

/** A UUID with its keyed hash, as one segment of an address: it cannot be made without APP_SECRET. */
export function signedId(purpose: Purpose, id: string): string {
  return id.replaceAll('-', '') + keyedHash(purpose, id);
}

/** The UUID; null if it is forged, or its secret has left APP_SECRET. */
export function idOfSigned(purpose: Purpose, signed: string): string | null {
  const parts = SIGNED.exec(signed);
  if (!parts) return null;
  const id = parts.slice(1, 6).join('-');
  return isKeyedHash(purpose, id, parts[6] ?? '') ? id : null;
}
