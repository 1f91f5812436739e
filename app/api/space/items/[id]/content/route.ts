import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { sealedAttachment } from '@/app/api/(server)/_http/sealed-attachment';
import { openItem } from '@/lib/space/items/open-item';
import { withSpace } from '../../../_http/space-endpoint';

export const GET = withSpace<{ id: string }>({}, async ({ session, params: { id } }) => {
  const found = rowId(id) ? await openItem(id, session.spaceId) : null;
  return found ? sealedAttachment(found) : problem(404, 'not_found');
});
