import { Hono } from 'hono';
import { endOtherSessions, endSession } from '@/lib/private/end-sessions';
import { newPasskeySchema } from '@/lib/private/passkeys/schema';
import { deskSessions, endSessionsOfPerson } from '@/lib/private/staff/desk-sessions';
import { invitePerson, withdrawInvitation } from '@/lib/private/staff/invite-person';
import { addKey, beginNewKey, removeKey } from '@/lib/private/staff/keys';
import { listPeople } from '@/lib/private/staff/list-people';
import { removePerson } from '@/lib/private/staff/remove-person';
import { inviteSchema } from '@/lib/private/staff/schema';
import { privateProblem } from '../(server)/_http/private-problem';
import { rowId } from '../(server)/_http/row-id';
import { typedJson } from '../(server)/_http/typed-json';
import { call, change } from './_http/desk-calls';
import { done } from './_http/done';
import { nothingSchema } from './_http/nothing-schema';

/** An action whose address says everything, with a touch. */
const touched = change(nothingSchema, { stepUp: true });

/** The people at the desk with their invitations; the passkeys and sessions that a person has there. */
export const people = new Hono()
  .get('/people', call(), async (c) => c.json(await listPeople(c.var.session.staff.sessionId, c.var.now)))
  .post('/people/invite', change(inviteSchema, { stepUp: true }), async (c) => {
    const invited = await invitePerson({ ...c.req.valid('json'), by: c.var.session.staff }, c.var.now);
    if (!invited.ok) return privateProblem(invited.reason);
    const { link, expiresAt } = invited;
    return typedJson({ link, expiresAt: expiresAt.toISOString() }, { status: 201 });
  })
  .post('/people/:id/remove', touched, (c) =>
    done(removePerson({ personId: c.req.param('id'), by: c.var.session.staff }, c.var.now)),
  )
  .post('/people/:id/sessions/end', touched, (c) =>
    done(endSessionsOfPerson({ personId: c.req.param('id'), by: c.var.session.staff }, c.var.now)),
  )
  .post('/invitations/:id/withdraw', touched, async (c) => {
    const invitationId = rowId(c.req.param('id'));
    if (!invitationId) return privateProblem('invitation-unknown');
    return done(withdrawInvitation({ invitationId, by: c.var.session.staff }, c.var.now));
  })
  .post('/keys', change(newPasskeySchema, { stepUp: true }), (c) =>
    done(addKey({ ...c.req.valid('json'), staff: c.var.session.staff }, c.var.now), 201),
  )
  .post('/keys/options', touched, async (c) => {
    const begun = await beginNewKey(c.var.session.staff, c.var.now);
    return begun.ok ? typedJson(begun) : privateProblem(begun.reason);
  })
  .post('/keys/:id/remove', touched, (c) =>
    done(removeKey({ keyId: c.req.param('id'), staff: c.var.session.staff }, c.var.now)),
  )
  // With a touch: a session that was stolen could end those of its person as often as they come in.
  .post('/sessions/end', touched, async (c) => {
    await endOtherSessions(deskSessions, c.var.session.staff, c.var.now);
    return c.json({});
  })
  // Of one's own.
  .post('/sessions/:id/end', touched, (c) =>
    done(endSession(deskSessions, c.var.session.staff, c.req.param('id'), c.var.now)),
  );
