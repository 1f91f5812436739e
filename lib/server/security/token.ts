import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** For random tokens, not for passwords. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
