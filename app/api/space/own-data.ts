import { Hono } from 'hono';
import { replyInThread } from '@/lib/questions/consultations/sealed-intake/reply-in-thread';
import { replySchema } from '@/lib/questions/consultations/sealed-intake/schema';
import { db } from '@/lib/server/db';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { requestCode } from '@/lib/space/codes/request-code';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { listEvents } from '@/lib/space/list-events';
import { correctProfile } from '@/lib/space/own-data/correct-profile';
import { gatherData } from '@/lib/space/own-data/export/gather-data';
import { findKept } from '@/lib/space/own-data/find-kept';
import { latestSealed } from '@/lib/space/own-data/latest-sealed';
import { listConsultations } from '@/lib/space/own-data/list-consultations';
import { listPurchases } from '@/lib/space/own-data/list-purchases';
import { changeMailbox } from '@/lib/space/own-data/mailbox/change-mailbox';
import { mailboxSchema, profileSchema } from '@/lib/space/own-data/schema';
import { recordSpaceEvent } from '@/lib/space/record-space-event';
import { codeRequestSchema } from '@/lib/space/schema';
import { privateProblem } from '../(server)/_http/private-problem';
import { problem } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { codeAsked } from './_http/code-asked';
import { call, change, owner, spaceDevice } from './_http/space-calls';

/** What a person reads, corrects and takes along. */
export const ownData = new Hono()
  .get('/kept', call(), async (c) => {
    const { session, now } = c.var;
    return c.json(await findKept({ ...session, opensAt: await dataOpensAt(db(), session.spaceId, now) }, now));
  })
  .get('/data', call({ stepUp: true }), async (c) => {
    const { session, now } = c.var;
    if (await dataOpensAt(db(), session.spaceId, now)) return privateProblem('data-waits');
    const data = await gatherData(session, now);
    const line = { ...session, kind: 'data-downloaded', device: spaceDevice(c) } as const;
    await db().$transaction((tx) => recordSpaceEvent(tx, line, now));
    return c.json(data);
  })
  // Also with the recovery key: it is looked at before that key replaces others.
  .get('/sealed', call({ recovery: 'allowed' }), async (c) => c.json(await latestSealed(c.var.session)))
  .get('/consultations', call(), async (c) => c.json(await listConsultations(c.var.session.email)))
  .get('/purchases', call(), async (c) => c.json(await listPurchases(c.var.session, c.var.now)))
  // A `before` that is no id is as if there were none.
  .get('/events', call({ reads: ['before'] }), async (c) => {
    const { before } = c.req.valid('query');
    return c.json(await listEvents(c.var.session.spaceId, before ? rowId(before) : null));
  })
  .patch('/profile', change(profileSchema, { stepUp: true }), async (c) => {
    const isCorrected = await correctProfile(owner(c), c.req.valid('json'), c.var.now);
    return isCorrected ? c.body(null, 204) : problem(404, 'not_found');
  })
  .put('/mailbox', change(mailboxSchema, { stepUp: true }), async (c) => {
    const changed = await changeMailbox(owner(c), c.req.valid('json').ticket, c.var.now);
    if (changed.ok) return c.body(null, 204);
    return privateProblem(changed.reason === 'space-gone' ? 'space-closed' : changed.reason);
  })
  // A code to the mailbox to which the open space is about to change, whether the firm knows it or not.
  .post('/mailbox/code', change(codeRequestSchema, { stepUp: true }), async (c) => {
    const asked = { email: c.req.valid('json').email, forSpace: c.var.session };
    return codeAsked(c, await requestCode(asked, visitorAddress(c.req.raw.headers), c.var.now));
  })
  .post('/replies', change(replySchema), async (c) => {
    const stored = await replyInThread(c.req.valid('json'), c.var.session, c.var.now);
    if (stored.ok) return c.json({ id: stored.id }, 201);
    switch (stored.reason) {
      case 'thread-gone':
        return problem(404, 'not_found');
      case 'desk-key-changed':
        return problem(409, 'desk_key_changed');
      case 'day-ceiling':
        return problem(429, 'day_ceiling');
      case 'too-often':
        return problem(429, 'too_many_replies', undefined, { 'Retry-After': String(stored.retryAfterSeconds) });
    }
  });
