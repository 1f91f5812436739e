import { readSession } from '@/lib/private/sessions';
import { type OpenSpace, spaceSessions } from '@/lib/space/sessions/space-sessions';
import { spaceCookie } from './session-cookie';

/** The session of the request; null without one. A page that asks on its own, with its person away, does not keep it open. */
export async function openSpace(request: Request, now: Date): Promise<OpenSpace | null> {
  const token = spaceCookie.tokenOf(request);
  if (!token) return null;
  return readSession(spaceSessions, token, request.headers.get('x-space-unattended') !== '1', now);
}
