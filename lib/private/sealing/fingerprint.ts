import { hex } from './hex';
import type { Recipient } from './identity';
import { sha256 } from './sha256';

const BYTES = 8;

/** What people compare of a key: 64 bits of its SHA-256, "4F2A-91C0-…". */
export async function fingerprint(recipient: Recipient): Promise<string> {
  const digest = (await sha256(recipient)).subarray(0, BYTES);
  return inGroups(hex(digest).toUpperCase());
}

/** Groups of four with a hyphen between them, as people read and compare them. */
export function inGroups(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).join('-');
}
