import { createSpace } from '@/lib/space/create-space';
import { deleteOwnData } from '@/lib/space/own-data/deletion/delete-own-data';
import { deletionSchema } from '@/lib/space/own-data/schema';
import { createSpaceSchema } from '@/lib/space/schema';
import { viewSpace } from '@/lib/space/view-space';
import { privateFailure } from '../(server)/_http/private-failure';
import { openSpace } from './_http/open-space';
import { spaceCookie } from './_http/session-cookie';
import { spaceChange } from './_http/space-change';
import { spaceDevice } from './_http/space-device';
import { spaceEndpoint } from './_http/space-endpoint';
import { spaceEntry } from './_http/space-entry';

/** `space` is null without a session, which is no fault. */
export const GET = spaceEndpoint(async (request, _, now) => {
  const session = await openSpace(request, now);
  return Response.json({ space: session && (await viewSpace(session)) });
});

export const POST = spaceEntry({ schema: createSpaceSchema }, async (wanted, request, now) => {
  const created = await createSpace(wanted, spaceDevice(request), now);
  if (!created.ok) return privateFailure(created.reason);
  return new Response(null, { status: 201, headers: { 'Set-Cookie': spaceCookie.begun(created.sessionToken) } });
});

/** The space and everything else of its mailbox that no law has kept. */
export const DELETE = spaceChange({ schema: deletionSchema, stepUp: true }, async (_, { session, now }) => {
  const deleted = await deleteOwnData(session, now);
  if (!deleted.ok) return privateFailure(deleted.reason === 'space-gone' ? 'space-closed' : deleted.reason);
  return new Response(null, { status: 204, headers: { 'Set-Cookie': spaceCookie.ended } });
});
