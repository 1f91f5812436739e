import { db } from '@/lib/server/db';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { findKept } from '@/lib/space/own-data/find-kept';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session, now }) => {
  const opensAt = await dataOpensAt(db(), session.spaceId, now);
  return Response.json(await findKept({ ...session, opensAt }, now));
});
