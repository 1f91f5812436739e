import { type Context, Hono } from 'hono';
import { touchSchema } from '@/lib/private/passkeys/schema';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { requestCode } from '@/lib/space/codes/request-code';
import { verifyCode } from '@/lib/space/codes/verify-code';
import { beginFirstKey, beginNextKey } from '@/lib/space/keys/create-passkey';
import { beginTouch } from '@/lib/space/keys/touch-key';
import { confirmByPasskey, confirmByPhrase } from '@/lib/space/opening/confirm';
import { openByPasskey } from '@/lib/space/opening/open-by-passkey';
import { openByPhrase } from '@/lib/space/opening/open-by-phrase';
import { openByRecovery } from '@/lib/space/opening/open-by-recovery';
import type { Opened } from '@/lib/space/opening/opened';
import { gatherData } from '@/lib/space/own-data/export/gather-data';
import { findKept } from '@/lib/space/own-data/find-kept';
import { visitDeletionSchema, visitSchema } from '@/lib/space/own-data/schema';
import { beginVisit, deleteByVisit } from '@/lib/space/own-data/visit/visit';
import {
  codeRequestSchema,
  creationSchema,
  keepSchema,
  openByPhraseSchema,
  proofBodySchema,
  restartSchema,
  touchRequestSchema,
  verifySchema,
} from '@/lib/space/schema';
import { spaceOfMailbox } from '@/lib/space/view-space';
import { askWipe } from '@/lib/space/wipe/ask-wipe';
import { keepByLink, keepSpace } from '@/lib/space/wipe/keep-space';
import { privateProblem } from '../(server)/_http/private-problem';
import { problem, problemWithState } from '../(server)/_http/problem';
import { typedJson } from '../(server)/_http/typed-json';
import { codeAsked } from './_http/code-asked';
import { openSpace } from './_http/open-space';
import { phraseProblem } from './_http/phrase-problem';
import { spaceCookie } from './_http/session-cookie';
import { call, change, entry, owner, spaceDevice } from './_http/space-calls';

/** How a person comes into a space: codes, keys, the wipe of a space whose keys are lost, and the visit to a mailbox without a space. */
export const entries = new Hono()
  // 202 for every mailbox alike: one under which anything stands gets a code; any other an e-mail that says so. 404 `space_off`,
  // 422 `invalid` beside `email`, 429 `too_many_requests`.
  .post('/code', entry(codeRequestSchema, 'space-entry'), async (c) => {
    const { email } = c.req.valid('json');
    return codeAsked(c, await requestCode({ email, forSpace: null }, visitorAddress(c.req.raw.headers), c.var.now));
  })
  .post('/code/verify', entry(verifySchema, 'space-entry'), async (c) => {
    const { requestId, code } = c.req.valid('json');
    const verified = await verifyCode(requestId, code, c.var.now);
    if (verified.ok) return c.json({ ticket: verified.ticket, ...(await spaceOfMailbox(verified.email)) });
    if (verified.reason === 'code-expired') return privateProblem(verified.reason);
    return problemWithState(422, 'code_wrong', { attemptsLeft: verified.attemptsLeft });
  })
  .post('/passkey/creation', entry(creationSchema, 'space-entry'), async (c) => {
    const { ticket } = c.req.valid('json');
    if (ticket !== undefined) return ceremony(await beginFirstKey(ticket, c.var.now));
    const session = await openSpace(c.req.raw, c.var.now);
    return session ? ceremony(await beginNextKey(session, c.var.now)) : privateProblem('space-closed');
  })
  .post('/passkey/touch', entry(touchRequestSchema, 'space-entry'), async (c) => {
    const isConfirmation = c.req.valid('json').purpose === 'confirm';
    const session = isConfirmation ? await openSpace(c.req.raw, c.var.now) : null;
    if (isConfirmation && !session) return privateProblem('space-closed');
    return ceremony(await beginTouch(session, c.var.now));
  })
  .post('/open/passkey', entry(touchSchema, 'space-entry'), async (c) => {
    const entered = await openByPasskey(withEarlier(c, c.req.valid('json')), spaceDevice(c), c.var.now);
    return entered.ok ? opened(c, entered) : privateProblem(entered.reason);
  })
  .post('/open/phrase', entry(openByPhraseSchema, 'space-entry'), async (c) => {
    const entered = await openByPhrase(withEarlier(c, c.req.valid('json')), spaceDevice(c), c.var.now);
    if (entered.ok) return opened(c, entered);
    return entered.reason === 'ticket-over' ? privateProblem(entered.reason) : phraseProblem(entered);
  })
  .post('/open/recovery', entry(proofBodySchema, 'space-recovery-address'), async (c) => {
    const entered = await openByRecovery(withEarlier(c, c.req.valid('json')), spaceDevice(c), c.var.now);
    return entered.ok ? opened(c, entered) : privateProblem(entered.reason);
  })
  .post('/confirm/passkey', change(touchSchema), async (c) => {
    const confirmed = await confirmByPasskey(c.req.valid('json'), c.var.session, spaceDevice(c), c.var.now);
    return confirmed.ok ? opened(c, confirmed) : privateProblem(confirmed.reason);
  })
  .post('/confirm/phrase', change(proofBodySchema), async (c) => {
    const confirmed = await confirmByPhrase(c.req.valid('json').proof, c.var.session, spaceDevice(c), c.var.now);
    return confirmed.ok ? opened(c, confirmed) : phraseProblem(confirmed);
  })
  .post('/restart', entry(restartSchema, 'space-entry'), async (c) => {
    const asked = await askWipe(c.req.valid('json').ticket, spaceDevice(c), c.var.now);
    if (asked.ok) return c.json({ wipeAt: asked.wipeAt.toISOString() }, 202);
    return asked.reason === 'space-unknown' ? problem(404, 'not_found') : privateProblem(asked.reason);
  })
  .delete('/restart', call(), async (c) => {
    await keepSpace(owner(c), c.var.now);
    return c.body(null, 204);
  })
  .post('/restart/keep', entry(keepSchema, 'space-entry'), async (c) => {
    const isKept = await keepByLink(c.req.valid('json').token, spaceDevice(c), c.var.now);
    return isKept ? c.body(null, 204) : problem(404, 'keep_link_over');
  })
  // What the firm holds about a mailbox without a space: how much, and nothing of it.
  .post('/visit', entry(visitSchema, 'space-entry'), async (c) => {
    const begun = await beginVisit(c.req.valid('json').ticket, c.var.now);
    if (!begun.ok) return privateProblem(begun.reason);
    const kept = await findKept({ spaceId: null, ...begun.visit }, c.var.now);
    return c.json({ ...kept, profile: null });
  })
  .delete('/visit', entry(visitDeletionSchema, 'space-entry'), async (c) => {
    const deleted = await deleteByVisit(c.req.valid('json').ticket, c.var.now);
    return deleted.ok ? c.body(null, 204) : privateProblem(deleted.reason);
  })
  // Changes nothing; a POST, because its ticket belongs into no address.
  .post('/visit/data', entry(visitSchema, 'space-entry'), async (c) => {
    const begun = await beginVisit(c.req.valid('json').ticket, c.var.now);
    if (!begun.ok) return privateProblem(begun.reason);
    const { email, opensAt } = begun.visit;
    return opensAt ? privateProblem('data-waits') : c.json(await gatherData({ spaceId: null, email }, c.var.now));
  });

/** What the key opens, and the cookie of the session. */
function opened(c: Context, { sessionToken, opened: found }: Opened) {
  return c.json(found, 200, { 'Set-Cookie': spaceCookie.begun(sessionToken) });
}

function withEarlier<Given extends object>(c: Context, given: Given) {
  return { ...given, earlierToken: spaceCookie.tokenOf(c.req.raw) };
}

type Begun<Options> =
  | { ok: true; ceremonyId: string; options: Options }
  | { ok: false; reason: Parameters<typeof privateProblem>[0] };

function ceremony<Options>(begun: Begun<Options>) {
  return begun.ok ? typedJson({ ceremonyId: begun.ceremonyId, options: begun.options }) : privateProblem(begun.reason);
}
