import { base64urlnopad } from '@scure/base';
import type { Recipient } from './identity';

/** What a key vouches for: a public half. How that seals, and what the key is, are part of it. */
export type Vouched = {
  /** Label of the MAC's key. */
  label: string;
  recipient: Recipient;
  /** What that is to the key, where it vouches for more than one thing. */
  role?: string;
};

/** base64url of 32 bytes. */
export async function macOf(key: CryptoKey, vouched: Vouched): Promise<string> {
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, statement(vouched))));
}

/** False for anything that is no MAC at all. */
export async function isMacOf(key: CryptoKey, mac: string | null, vouched: Vouched): Promise<boolean> {
  if (mac === null || !/^[\w-]{43}$/.test(mac)) return false;
  try {
    return await crypto.subtle.verify('HMAC', key, new Uint8Array(base64urlnopad.decode(mac)), statement(vouched));
  } catch {
    return false;
  }
}

/** None of its parts can have a line feed in it, so no two statements are written alike. */
function statement({ label, recipient, role }: Vouched): Uint8Array<ArrayBuffer> {
  const parts = [label, SUITE, recipient, ...(role === undefined ? [] : [role])];
  return new TextEncoder().encode(parts.join('\n'));
}

/** How what is in a space is sealed: age with X25519 (seal.ts). Another way will have another name, so that both can be told apart. */
export const SUITE = 'age-x25519';
