import { SESSION_MAX_HOURS } from '@/lib/private/session-rules';

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

type SessionCookie = {
  /** The token that a request brings; null without one. */
  tokenOf: (request: Request) => string | null;
  /** The value of the answer's header for a session that begins. */
  begun: (token: string) => string;
  /** The same for one that has ended. */
  ended: string;
};

/** A cookie of this host alone, for as long as a session may last. */
export function sessionCookieNamed(name: `__Host-${string}`): SessionCookie {
  const token = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`);
  return {
    tokenOf: (request) => token.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
    begun: (value) => `${name}=${value}; ${ATTRIBUTES}; Max-Age=${SESSION_MAX_HOURS * 3600}`,
    ended: `${name}=; ${ATTRIBUTES}; Max-Age=0`,
  };
}
