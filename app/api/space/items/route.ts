import { visitorAddress } from '@/lib/server/security/visitor-address';
import { drainBody } from '@/lib/server/uploads/drain-body';
import type { StoredItemBody } from '@/lib/space/contract';
import { admitItem } from '@/lib/space/items/admit-item';
import { MAX_ITEM_REQUEST_SIZE } from '@/lib/space/items/item-limits';
import { listItems } from '@/lib/space/items/list-items';
import { problem } from '../../(server)/_http/problem';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';
import { itemRefused } from './item-refused';

export const GET = withSpace({}, async ({ session }) => Response.json(await listItems(session.spaceId)));

const store = withSpace({}, async ({ request, session, now }) => {
  const contentType = request.headers.get('content-type') ?? '';
  const { body } = request;
  if (!body || !/^multipart\/form-data\b/i.test(contentType)) return problem(400, 'unreadable');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_ITEM_REQUEST_SIZE) return problem(413, 'too_large');
  const address = visitorAddress(request.headers);
  const owner = { ...session, device: spaceDevice(request) };
  const admitted = await admitItem({ contentType, body, address, ...owner }, now);
  if (!admitted.ok) return itemRefused(admitted);
  return Response.json({ id: admitted.id } satisfies StoredItemBody, { status: 201 });
});

export async function POST(...call: Parameters<typeof store>): Promise<Response> {
  const answer = await store(...call);
  // Browsers read an answer only after they have sent everything.
  if (!answer.ok) await drainBody(call[0]);
  return answer;
}
