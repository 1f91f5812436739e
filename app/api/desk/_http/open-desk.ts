import { readSession } from '@/lib/private/sessions';
import { deskSessions, type OpenSession } from '@/lib/private/staff/desk-sessions';
import { deskCookie } from './session-cookie';

/** The session of the request; null without one. A page that asks on its own, with its person away, does not keep it open. */
export async function openDesk(request: Request, now: Date): Promise<OpenSession | null> {
  const token = deskCookie.tokenOf(request);
  if (!token) return null;
  return readSession(deskSessions, token, request.headers.get('x-desk-unattended') !== '1', now);
}
