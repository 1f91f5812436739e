import 'server-only';
import { keyedHash, keyedHashes } from '@/lib/server/security/keyed-hash';
import { CODE_DIGITS } from './rules';

/**
 * The code of a request: it follows from the hash of its id and APP_SECRET, so that no row holds it and a mail that is sent again has
 * the same one.
 */
export function codeOf(requestHash: string): string {
  return digitsOf(keyedHash('space-code', requestHash));
}

/** Also when APP_SECRET was rotated since. */
export function isCodeOf(requestHash: string, typed: string): boolean {
  return keyedHashes('space-code', requestHash).some((hash) => digitsOf(hash) === typed);
}

/** Takes digits of 256 bits: every code is as likely as the next, but for a share that cannot be measured. */
function digitsOf(hash: string): string {
  const value = BigInt(`0x${Buffer.from(hash, 'base64url').toString('hex')}`);
  return (value % 10n ** BigInt(CODE_DIGITS)).toString().padStart(CODE_DIGITS, '0');
}
