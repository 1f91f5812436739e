import type { Recipient } from './identity';

const BYTES = 8;

/** What people compare of a key: 64 bits of its SHA-256, "4F2A-91C0-…". */
export async function fingerprint(recipient: Recipient): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(recipient));
  const digits = Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (digits.toUpperCase().match(/.{4}/g) ?? []).join('-');
}
