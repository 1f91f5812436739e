import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** `pi_3Q…`, `evt_1R…`: prefix and length as the provider's own. */
export function stripeId(prefix: string, length = 24): string {
  return `${prefix}_${pick(BASE62, length)}`;
}

export function checkoutSessionId(): string {
  return `cs_test_a1${pick(BASE62, 58)}`;
}

/** `abc-defg-hij`, the code at the end of a Meet link. */
export function meetCode(): string {
  return [3, 4, 3].map((length) => pick(LETTERS, length)).join('-');
}
