import type { StaffMember } from '@/lib/desk-log/staff-member';
import { endpoint } from '../../_http/endpoint';
import { problem } from '../../_http/problem';
import { openDesk } from './open-desk';

type NextContext<Params> = { params: Promise<Params> };

export type DeskCall<Params> = {
  staff: StaffMember;
  /** Of the session, to know it from the person's others. */
  tokenHash: string;
  now: Date;
  params: Params;
  search: URLSearchParams;
};

/** A read for the desk: 401 without a session, and its answer is JSON that is never stored. */
export function deskQuery<Params = object>(read: (call: DeskCall<Params>) => Promise<Response>) {
  return endpoint(async (request, context: NextContext<Params>) => {
    const now = new Date();
    const session = await openDesk(request, now);
    if (!session) return problem(401, 'desk_closed');
    const search = new URL(request.url).searchParams;
    const { staff, tokenHash } = session;
    return read({ staff, tokenHash, now, params: await context.params, search });
  });
}
