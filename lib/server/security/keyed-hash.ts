import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/shared/env';

export type Purpose =
  | 'rate-limit'
  | 'claimant'
  | 'form-stamp'
  | 'used-form-timestamp'
  | 'form-submission'
  | 'recipient-domain'
  | 'contact-fingerprint'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'consultation-files'
  | 'consultation-submission'
  | 'sealed-submission'
  | 'first-consultation-offer'
  | 'first-consultation'
  | 'first-consultation-tab'
  | 'first-consultation-hour'
  | 'download'
  | 'download-delivery'
  | 'order-page'
  | 'withdrawal'
  | 'desk-network'
  | 'desk-invitation'
  | 'space-network'
  | 'space-code'
  | 'space-wipe'
  | 'space-mailbox';

/** Ends every text that an address ends in: readers of plain text leave a last `-` or `_` out of the link. */
export const LAST_LETTER = 'z';

/** HMAC-SHA256 under the first secret of APP_SECRET, base64url. Counters need no other: after a rotation they begin anew. */
export function keyedHash(purpose: Purpose, text: string): string {
  const [secret] = serverEnv().APP_SECRET;
  return hashUnder(secret, purpose, text);
}

/** Under each secret, the first one first: to look up what may have been stored before a rotation. */
export function keyedHashes(purpose: Purpose, text: string): [string, ...string[]] {
  const [first, ...others] = serverEnv().APP_SECRET;
  return [hashUnder(first, purpose, text), ...others.map((secret) => hashUnder(secret, purpose, text))];
}

/** Under any of the secrets, each compared in constant time. `length`: of a hash that was cut, in characters. */
export function isKeyedHash(purpose: Purpose, text: string, hash: string, length?: number): boolean {
  return keyedHashes(purpose, text).some((expected) =>
    isEqual(Buffer.from(expected.slice(0, length)), Buffer.from(hash)),
  );
}

function hashUnder(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}
