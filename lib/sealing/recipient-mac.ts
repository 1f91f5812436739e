import { base64urlnopad } from '@scure/base';
import type { Recipient } from './identity';
import { boundLabel, type Way } from './realm';
import { SUITE } from './suite';

/** What a way into a space vouches for: whose identity it opens. How that seals, and which way it is, are part of it. */
type Vouched = { way: Way; recipient: Recipient };

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
function statement({ way, recipient }: Vouched): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([boundLabel(way, 'sello'), SUITE, recipient].join('\n'));
}
