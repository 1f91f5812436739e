import { endpoint } from '../../_http/endpoint';
import { openDesk } from '../_http/open-desk';

/** Who is at the desk: `staff` is null without a session, which is no fault. */
export const GET = endpoint(async (request) => {
  const session = await openDesk(request, new Date());
  return Response.json({ staff: session?.staff ?? null });
});
