import { plainCharacters } from '@/lib/shared/person/plain-characters';
import type { Result } from '@/lib/shared/result';
import { inGroups } from './fingerprint';

/** Crockford's base 32: no I, L, O, U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_DIGITS = 26;
const CHECK_DIGITS = 2;
/** The largest prime below 32²: one wrong digit, and two neighbours that changed places, are always noticed. */
const MODULUS = 1021n;

/** 130 random bits and two check digits, "XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX". */
export type RecoveryKey = string & { readonly of: 'recovery-key' };

export function newRecoveryKey(): RecoveryKey {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_DIGITS));
  // 256 is a multiple of 32: every digit is as likely as the next.
  const secret = Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
  return inGroups(secret + checkDigits(secret)) as RecoveryKey;
}

export type RecoveryKeyRefusal = 'length' | 'digit' | 'check';

/** Reads the key as a person copies it from paper: any case and separators, O for 0, I and L for 1. */
export function parseRecoveryKey(text: string): Result<{ key: RecoveryKey }, RecoveryKeyRefusal> {
  const digits = plainDigits(text);
  if (digits.length !== SECRET_DIGITS + CHECK_DIGITS) return { ok: false, reason: 'length' };
  if ([...digits].some((digit) => !DIGITS.includes(digit))) return { ok: false, reason: 'digit' };
  const secret = digits.slice(0, SECRET_DIGITS);
  if (checkDigits(secret) !== digits.slice(SECRET_DIGITS)) return { ok: false, reason: 'check' };
  return { ok: true, key: inGroups(digits) as RecoveryKey };
}

/** Two of its groups at random, from 1 and in their order: who proves a paper cannot have written down those alone. */
export function askedGroups(key: RecoveryKey): readonly number[] {
  const numbers = key.split('-').map((_, index) => index + 1);
  const random = crypto.getRandomValues(new Uint32Array(numbers.length));
  const drawn = numbers.sort((one, other) => (random[one - 1] ?? 0) - (random[other - 1] ?? 0)).slice(0, 2);
  return drawn.sort((one, other) => one - other);
}

/** Whether the group with this number, from 1, is what was typed. */
export function isGroupOf(key: RecoveryKey, group: number, typed: string): boolean {
  return key.split('-')[group - 1] === plainDigits(typed);
}

/** The input of its derivations. */
export function recoverySecret(key: RecoveryKey): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(key.replaceAll('-', '').slice(0, SECRET_DIGITS));
}

function plainDigits(text: string): string {
  return plainCharacters(text).replaceAll('O', '0').replace(/[IL]/g, '1');
}

function checkDigits(secret: string): string {
  let value = 0n;
  for (const digit of secret) value = (value * 32n + BigInt(DIGITS.indexOf(digit))) % MODULUS;
  const check = Number(value);
  return `${DIGITS[check >> 5]}${DIGITS[check & 31]}`;
}
