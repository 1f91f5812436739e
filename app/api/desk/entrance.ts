import { Hono } from 'hono';
import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import { touchSchema } from '@/lib/private/passkeys/schema';
import { acceptInvitation, beginInvitation, findInvitation } from '@/lib/private/staff/accept-invitation';
import { enterDemonstration, hasDemonstration } from '@/lib/private/staff/enter-demonstration';
import { acceptSchema, demonstrationSchema, invitationSchema } from '@/lib/private/staff/schema';
import { beginConfirmation, beginSignIn, confirmSession, signIn, signOut } from '@/lib/private/staff/sign-in';
import { privateProblem } from '../(server)/_http/private-problem';
import { requestDevice } from '../(server)/_http/request-device';
import { typedJson } from '../(server)/_http/typed-json';
import { anyone, change, entry } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';
import { openDesk } from './_http/open-desk';
import { deskCookie } from './_http/session-cookie';

/** How people come in with an invitation or a passkey, confirm that they are still there, and leave. */
export const entrance = new Hono()
  // Who is at the desk: `staff` is null without a session, which is no fault. `demonstration`: the key on paper is a way in.
  .get('/session', anyone(), async (c) => {
    const session = await openDesk(c.req.raw, c.var.now);
    return c.json({ staff: session && shownPerson(session.staff), demonstration: hasDemonstration() });
  })
  .post('/session/end', change(nothingSchema), async (c) => {
    await signOut(c.var.session.staff, c.var.now);
    return c.json({ staff: null }, 200, { 'Set-Cookie': deskCookie.ended });
  })
  .post('/sign-in', entry(touchSchema, 'desk-entry'), async (c) => {
    const input = { ...c.req.valid('json'), earlierToken: deskCookie.tokenOf(c.req.raw) };
    const result = await signIn(input, requestDevice(c.req.raw, 'desk-network'), c.var.now);
    return result.ok ? entered(result, {}) : privateProblem(result.reason);
  })
  .post('/sign-in/options', entry(nothingSchema, 'desk-entry'), async (c) => {
    const begun = await beginSignIn(c.var.now);
    return begun.ok ? typedJson(begun) : privateProblem(begun.reason);
  })
  .post('/sign-in/demonstration', entry(demonstrationSchema, 'desk-entry'), async (c) => {
    const input = { ...c.req.valid('json'), earlierToken: deskCookie.tokenOf(c.req.raw) };
    const result = await enterDemonstration(input, requestDevice(c.req.raw, 'desk-network'), c.var.now);
    return result.ok ? entered(result, {}) : privateProblem(result.reason);
  })
  // What a link opens. The token comes in the body, not in an address, which a proxy would log.
  .post('/invitation', entry(invitationSchema, 'desk-entry'), async (c) => {
    const found = await findInvitation(c.req.valid('json').token, c.var.now);
    if (!found.ok) return c.json({ state: found.reason });
    const { name, staffId } = found.invitation;
    return c.json({ state: 'open' as const, name, isForAnotherKey: staffId !== null });
  })
  .post('/invitation/options', entry(invitationSchema, 'desk-entry'), async (c) => {
    const begun = await beginInvitation(c.req.valid('json').token, c.var.now);
    return begun.ok ? typedJson(begun) : privateProblem(begun.reason);
  })
  .post('/invitation/accept', entry(acceptSchema, 'desk-entry'), async (c) => {
    const device = requestDevice(c.req.raw, 'desk-network');
    const result = await acceptInvitation(c.req.valid('json'), device, c.var.now);
    return result.ok ? entered(result, { keyStep: result.keyStep }) : privateProblem(result.reason);
  })
  .post('/confirm', change(touchSchema), async (c) => {
    const { staff, tokenHash } = c.var.session;
    const result = await confirmSession({ ...c.req.valid('json'), staff, tokenHash }, c.var.now);
    return result.ok ? entered({ staff, ...result }, {}) : privateProblem(result.reason);
  })
  .post('/confirm/options', change(nothingSchema), async (c) => {
    const begun = await beginConfirmation(c.var.session.staff, c.var.now);
    return begun.ok ? typedJson(begun) : privateProblem(begun.reason);
  });

type Entered = { staff: StaffMember; sessionToken: string };

/** A session has begun: who is in, what else the page is told, and the cookie. */
function entered<More extends object>({ staff, sessionToken }: Entered, more: More) {
  const headers = { 'Set-Cookie': deskCookie.begun(sessionToken) };
  return typedJson({ staff: shownPerson(staff), ...more }, { headers });
}

function shownPerson({ id, name }: StaffMember): StaffPerson {
  return { id, name };
}
