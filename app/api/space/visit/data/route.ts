import { gatherData } from '@/lib/space/own-data/export/gather-data';
import { visitSchema } from '@/lib/space/own-data/schema';
import { beginVisit } from '@/lib/space/own-data/visit/visit';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { spaceEntry } from '../../_http/space-entry';

/** Changes nothing; a POST, because its ticket belongs into no address. */
export const POST = spaceEntry({ schema: visitSchema }, async ({ ticket }, _, now) => {
  const begun = await beginVisit(ticket, now);
  if (!begun.ok) return privateFailure(begun.reason);
  const { email, opensAt } = begun.visit;
  if (opensAt) return privateFailure('data-waits');
  return Response.json(await gatherData({ spaceId: null, email }, now));
});
