import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { deleteItem } from '@/lib/space/items/delete-item';
import { spaceDevice } from '../../_http/space-device';
import { withSpace } from '../../_http/space-endpoint';

export const DELETE = withSpace<{ id: string }>({ stepUp: true }, async ({ request, session, now, params: { id } }) => {
  const owner = { ...session, device: spaceDevice(request) };
  const isDeleted = rowId(id) !== null && (await deleteItem(id, owner, now));
  return isDeleted ? new Response(null, { status: 204 }) : problem(404, 'not_found');
});
