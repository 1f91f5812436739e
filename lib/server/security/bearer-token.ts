import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** `Authorization: Bearer …`, compared in constant time. */
export function hasBearerToken(headers: Headers, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
