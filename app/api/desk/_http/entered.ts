import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import { deskCookie } from './session-cookie';

/** A session has begun: who is in, what else the page is told, and the cookie. */
export function entered(staff: StaffMember, sessionToken: string, more: object = {}): Response {
  return Response.json(
    { staff: shownPerson(staff), ...more },
    { headers: { 'Set-Cookie': deskCookie.begun(sessionToken) } },
  );
}

export function shownPerson({ id, name }: StaffMember): StaffPerson {
  return { id, name };
}
