import type { Opened } from '@/lib/space/opening/opened';
import { spaceCookie } from './session-cookie';

/** What the key opens, and the cookie of the session. */
export function openedAnswer({ sessionToken, opened }: Opened): Response {
  return Response.json(opened, { headers: { 'Set-Cookie': spaceCookie.begun(sessionToken) } });
}
