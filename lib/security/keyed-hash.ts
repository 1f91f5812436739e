import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

type Purpose =
  | 'rate-limit'
  | 'claimant'
  | 'form-stamp'
  | 'used-form-timestamp'
  | 'form-submission'
  | 'recipient-domain'
  | 'contact-fingerprint'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'consultation-files';

/** HMAC-SHA256 under APP_SECRET, base64url. */
export function keyedHash(purpose: Purpose, text: string): string {
  return createHmac('sha256', serverEnv().APP_SECRET).update(`${purpose}\0${text}`).digest('base64url');
}

/** In constant time. */
export function isKeyedHash(purpose: Purpose, text: string, hash: string): boolean {
  const expected = Buffer.from(keyedHash(purpose, text));
  const given = Buffer.from(hash);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
