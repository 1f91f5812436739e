import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { OpenSession } from '@/lib/private/staff/desk-sessions';
import { inSession, noBody, type ReadBody, type SessionCall, type SessionRules } from '../../(server)/_http/in-session';
import { openDesk } from './open-desk';

export type DeskCall<Params, Body = null> = {
  staff: StaffMember;
  /** Of the session, for the touch that renews its token. */
  tokenHash: string;
  now: Date;
  params: Params;
  search: URLSearchParams;
  body: Body;
};

/** A read for the desk: 401 without a session, and its answer is JSON that is never stored. */
export function deskQuery<Params = object>(read: (call: DeskCall<Params>) => Promise<Response>) {
  return atDesk<null, Params>({}, noBody, read);
}

export function atDesk<Body, Params>(
  rules: SessionRules,
  read: ReadBody<Body>,
  act: (call: DeskCall<Params, Body>) => Promise<Response>,
) {
  return inSession(
    { sessionOf: openDesk, closed: 'desk_closed' },
    rules,
    read,
    ({ request, session, now, params, body }: SessionCall<OpenSession, Params, Body>) => {
      const search = new URL(request.url).searchParams;
      const { staff, tokenHash } = session;
      return act({ staff, tokenHash, now, params, search, body });
    },
  );
}
