import { listEvents } from '@/lib/space/list-events';
import { rowId } from '../../(server)/_http/row-id';
import { withSpace } from '../_http/space-endpoint';

/** A `before` that is no id is as if there were none. */
export const GET = withSpace({}, async ({ request, session }) => {
  const before = new URL(request.url).searchParams.get('before');
  return Response.json(await listEvents(session.spaceId, before && rowId(before)));
});
