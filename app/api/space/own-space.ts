import { type Context, Hono } from 'hono';
import { endOtherSessions, endSession } from '@/lib/private/end-sessions';
import { createSpace } from '@/lib/space/create-space';
import { addPasskey } from '@/lib/space/keys/add-passkey';
import { recover } from '@/lib/space/keys/recover';
import { removeKey } from '@/lib/space/keys/remove-key';
import { giveWrap, renewWrap } from '@/lib/space/keys/renew-wrap';
import { renewRecovery, setPhrase } from '@/lib/space/keys/replace-keys';
import { deleteOwnData } from '@/lib/space/own-data/deletion/delete-own-data';
import { firstRoomOf } from '@/lib/space/own-data/first-room-of';
import { deletionSchema } from '@/lib/space/own-data/schema';
import {
  createSpaceSchema,
  passkeySchema,
  phraseSchema,
  recoveredSchema,
  recoverySchema,
  renewedWrapSchema,
  wrapSchema,
} from '@/lib/space/schema';
import { closeSpace, listSessions, spaceSessions } from '@/lib/space/sessions/space-sessions';
import { viewSpace } from '@/lib/space/view-space';
import { privateProblem } from '../(server)/_http/private-problem';
import { problem } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { openSpace } from './_http/open-space';
import { spaceCookie } from './_http/session-cookie';
import { anyone, call, change, entry, owner, spaceDevice } from './_http/space-calls';

/** A space, its keys and its sessions. */
export const ownSpace = new Hono()
  // `space` is null without a session, which is no fault.
  .get('/', anyone(), async (c) => {
    const session = await openSpace(c.req.raw, c.var.now);
    if (!session) return c.json({ space: null });
    const [space, firstRoom] = await Promise.all([viewSpace(session), firstRoomOf(session)]);
    return c.json({ space: { ...space, firstRoom } });
  })
  .post('/', entry(createSpaceSchema, 'space-entry'), async (c) => {
    const created = await createSpace(c.req.valid('json'), spaceDevice(c), c.var.now);
    if (!created.ok) return privateProblem(created.reason);
    return c.body(null, 201, { 'Set-Cookie': spaceCookie.begun(created.sessionToken) });
  })
  // The space and everything else of its mailbox that no law has kept.
  .delete('/', change(deletionSchema, { stepUp: true }), async (c) => {
    const deleted = await deleteOwnData(c.var.session, c.var.now);
    if (!deleted.ok) return privateProblem(deleted.reason === 'space-gone' ? 'space-closed' : deleted.reason);
    return c.body(null, 204, { 'Set-Cookie': spaceCookie.ended });
  })
  .delete('/session', anyone(), async (c) => {
    const session = await openSpace(c.req.raw, c.var.now);
    if (session) await closeSpace(session, spaceDevice(c), c.var.now);
    return c.body(null, 204, { 'Set-Cookie': spaceCookie.ended });
  })
  .get('/sessions', call(), async (c) => c.json(await listSessions(c.var.session, c.var.now)))
  // All but this one, with a key: a session that was stolen could end those of its owner as often as they open the space.
  .delete('/sessions', call({ stepUp: true }), async (c) => {
    await endOtherSessions(spaceSessions, owner(c), c.var.now);
    return c.body(null, 204);
  })
  .delete('/sessions/:id', call({ stepUp: true }), async (c) =>
    done(c, await endSession(spaceSessions, owner(c), c.req.param('id'), c.var.now)),
  )
  .post('/keys', change(passkeySchema, { stepUp: true }), async (c) => {
    const added = await addPasskey(owner(c), c.req.valid('json'), c.var.now);
    return added.ok ? c.json({ id: added.id }, 201) : privateProblem(added.reason);
  })
  .delete('/keys/:id', call({ stepUp: true }), async (c) => {
    const removed = await removeKey(owner(c), c.req.param('id'), c.var.now);
    return !removed.ok && removed.reason === 'key-unknown' ? problem(404, 'not_found') : done(c, removed);
  })
  .put('/keys/:id/wrap', change(wrapSchema, { stepUp: true }), async (c) => {
    const id = rowId(c.req.param('id'));
    const given = id && (await giveWrap(owner(c), id, c.req.valid('json'), c.var.now));
    return !given || (!given.ok && given.reason === 'key-unknown') ? problem(404, 'not_found') : done(c, given);
  })
  .put('/phrase', change(phraseSchema, { stepUp: true }), async (c) =>
    done(c, await setPhrase(c.var.session, c.req.valid('json'), spaceDevice(c), c.var.now)),
  )
  .put('/recovery', change(recoverySchema, { stepUp: true }), async (c) =>
    done(c, await renewRecovery(c.var.session, c.req.valid('json'), spaceDevice(c), c.var.now)),
  )
  .put('/recovered', change(recoveredSchema, { recovery: 'allowed' }), async (c) => {
    const recovered = await recover(c.var.session, c.req.valid('json'), spaceDevice(c), c.var.now);
    if (!recovered.ok) return privateProblem(recovered.reason);
    return c.body(null, 204, { 'Set-Cookie': spaceCookie.begun(recovered.sessionToken) });
  })
  .put('/wrap', change(renewedWrapSchema, { stepUp: true }), async (c) =>
    done(c, await renewWrap(c.var.session, c.req.valid('json'), spaceDevice(c), c.var.now)),
  );

type Done = { ok: true } | { ok: false; reason: Parameters<typeof privateProblem>[0] };

function done(c: Context, outcome: Done) {
  return outcome.ok ? c.body(null, 204) : privateProblem(outcome.reason);
}
