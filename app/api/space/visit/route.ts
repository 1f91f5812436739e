import type { KeptBody } from '@/lib/space/own-data/contract';
import { findKept } from '@/lib/space/own-data/find-kept';
import { visitDeletionSchema, visitSchema } from '@/lib/space/own-data/schema';
import { beginVisit, deleteByVisit } from '@/lib/space/own-data/visit/visit';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceEntry } from '../_http/space-entry';

/** What the firm holds about a mailbox without a space: how much, and nothing of it. */
export const POST = spaceEntry({ schema: visitSchema }, async ({ ticket }, _, now) => {
  const begun = await beginVisit(ticket, now);
  if (!begun.ok) return privateFailure(begun.reason);
  const kept = await findKept({ spaceId: null, ...begun.visit }, now);
  return Response.json({ ...kept, profile: null } satisfies KeptBody);
});

export const DELETE = spaceEntry({ schema: visitDeletionSchema }, async ({ ticket }, _, now) => {
  const deleted = await deleteByVisit(ticket, now);
  return deleted.ok ? new Response(null, { status: 204 }) : privateFailure(deleted.reason);
});
