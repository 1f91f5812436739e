import 'server-only';
import { isKeyedHash, keyedHash } from './keyed-hash';
import { newToken } from './token';

export const TIMESTAMP_MAX_AGE_MS = 2 * 60 * 60_000;

/** `fresh`: issued when a form is touched. `again`: issued with the request to send once more. */
type Kind = 'fresh' | 'again';

type FormTimestamp = { kind: Kind; ageMs: number } | { kind: 'none' } | { kind: 'forged' };

export function issueFormTimestamp(kind: Kind, now: Date): string {
  const signed = `${kind}.${now.getTime()}.${newToken()}`;
  return `${signed}.${keyedHash('form-stamp', signed)}`;
}

/** One that is too old counts as none: a page may stay open for days. */
export function readFormTimestamp(text: string, now: Date): FormTimestamp {
  if (!text) return { kind: 'none' };
  const [, signed = '', kind, issuedAt, hash = ''] = /^((fresh|again)\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  if (!isKeyedHash('form-stamp', signed, hash)) return { kind: 'forged' };
  const ageMs = now.getTime() - Number(issuedAt);
  return ageMs > TIMESTAMP_MAX_AGE_MS ? { kind: 'none' } : { kind: kind === 'again' ? 'again' : 'fresh', ageMs };
}
