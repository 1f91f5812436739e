import { gatherData } from '@/lib/space/own-data/export/gather-data';
import { visitSchema } from '@/lib/space/own-data/schema';
import { beginVisit } from '@/lib/space/own-data/visit/begin-visit';
import { spaceEntry } from '../../_http/space-entry';
import { spaceFailure } from '../../_http/space-failure';

/** Changes nothing; a POST, because its ticket belongs into no address. */
export const POST = spaceEntry({ schema: visitSchema }, async ({ ticket }, _, now) => {
  const begun = await beginVisit(ticket, now);
  if (!begun.ok) return spaceFailure(begun.reason);
  const { email, opensAt } = begun.visit;
  if (opensAt) return spaceFailure('data-waits');
  return Response.json(await gatherData({ spaceId: null, email }, now));
});
