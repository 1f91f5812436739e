import { SESSION_MAX_HOURS } from '@/lib/security/session-rules';

const NAME = '__Host-mesa';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function sessionToken(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** The value of Set-Cookie. */
export function sessionCookie(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_MAX_HOURS * 3600}`;
}

export const NO_SESSION_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
