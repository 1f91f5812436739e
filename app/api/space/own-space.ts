import { Hono } from 'hono';
import { createSpace } from '@/lib/space/create-space';
import { deleteOwnData } from '@/lib/space/own-data/deletion/delete-own-data';
import { deletionSchema } from '@/lib/space/own-data/schema';
import { createSpaceSchema } from '@/lib/space/schema';
import { viewSpace } from '@/lib/space/view-space';
import { privateFailure } from '../(server)/_http/private-failure';
import { openSpace } from './_http/open-space';
import { spaceCookie } from './_http/session-cookie';
import { anyone, change, entry } from './_http/space-calls';
import { spaceDevice } from './_http/space-device';

export const ownSpace = new Hono()
  // `space` is null without a session, which is no fault.
  .get('/', anyone(), async (c) => {
    const session = await openSpace(c.req.raw, c.var.now);
    return c.json({ space: session && (await viewSpace(session)) });
  })
  .post('/', entry(createSpaceSchema, 'space-entry'), async (c) => {
    const created = await createSpace(c.req.valid('json'), spaceDevice(c.req.raw), c.var.now);
    if (!created.ok) return privateFailure(created.reason);
    return c.body(null, 201, { 'Set-Cookie': spaceCookie.begun(created.sessionToken) });
  })
  // The space and everything else of its mailbox that no law has kept.
  .delete('/', change(deletionSchema, { stepUp: true }), async (c) => {
    const deleted = await deleteOwnData(c.var.session, c.var.now);
    if (!deleted.ok) return privateFailure(deleted.reason === 'space-gone' ? 'space-closed' : deleted.reason);
    return c.body(null, 204, { 'Set-Cookie': spaceCookie.ended });
  });
