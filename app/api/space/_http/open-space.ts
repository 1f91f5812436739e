import { type OpenSpace, readSession } from '@/lib/space/sessions/read-session';
import { spaceCookie } from './session-cookie';

/** The session of the request; null without one. A page that asks on its own, with its person away, does not keep it open. */
export async function openSpace(request: Request, now: Date): Promise<OpenSpace | null> {
  const token = spaceCookie.tokenOf(request);
  if (!token) return null;
  return readSession(token, request.headers.get('x-space-unattended') !== '1', now);
}
