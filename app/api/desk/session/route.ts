import { hasDemonstration } from '@/lib/private/staff/enter-demonstration';
import { endpoint } from '../../(server)/_http/endpoint';
import { shownPerson } from '../_http/entered';
import { openDesk } from '../_http/open-desk';

/** Who is at the desk: `staff` is null without a session, which is no fault. `demonstration`: the key on paper is a way in. */
export const GET = endpoint(async (request) => {
  const session = await openDesk(request, new Date());
  return Response.json({ staff: session && shownPerson(session.staff), demonstration: hasDemonstration() });
});
