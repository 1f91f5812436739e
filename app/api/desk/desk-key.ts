import { Hono } from 'hono';
import { beginDeskKey } from '@/lib/private/desk-key/begin-desk-key';
import { findAccess } from '@/lib/private/desk-key/find-access';
import { findDeskKey } from '@/lib/private/desk-key/find-desk-key';
import { giveAccess } from '@/lib/private/desk-key/give-access';
import { notePrintedCheck } from '@/lib/private/desk-key/note-printed-check';
import { noteRecipient } from '@/lib/private/desk-key/note-recipient';
import { beginProof } from '@/lib/private/desk-key/proof';
import { replacePrintedKey } from '@/lib/private/desk-key/replace-printed-key';
import { rotateDeskKey } from '@/lib/private/desk-key/rotate-desk-key';
import {
  beginDeskKeySchema,
  giveAccessSchema,
  noteRecipientSchema,
  printedCheckSchema,
  proofRequestSchema,
  replacePrintedKeySchema,
  rotateDeskKeySchema,
  vouchedWrapsSchema,
} from '@/lib/private/desk-key/schema';
import { vouchForWraps } from '@/lib/private/desk-key/vouch-for-wraps';
import { privateProblem } from '../(server)/_http/private-problem';
import { call, change } from './_http/desk-calls';
import { done } from './_http/done';

export const deskKey = new Hono()
  .get('/', call(), async (c) => c.json(await findDeskKey(c.var.session.staff.id)))
  .post('/', change(beginDeskKeySchema, { stepUp: true }), (c) =>
    done(beginDeskKey(c.req.valid('json'), c.var.session.staff, c.var.now), 201),
  )
  .get('/access', call(), async (c) => c.json(await findAccess(c.var.session.staff.id)))
  .post('/access', change(giveAccessSchema, { stepUp: true }), (c) =>
    done(giveAccess(c.req.valid('json'), c.var.session.staff, c.var.now)),
  )
  .post('/epochs', change(rotateDeskKeySchema, { stepUp: true }), (c) =>
    done(rotateDeskKey(c.req.valid('json'), c.var.session.staff, c.var.now)),
  )
  .post('/printed', change(replacePrintedKeySchema, { stepUp: true }), (c) =>
    done(replacePrintedKey(c.req.valid('json'), c.var.session.staff, c.var.now)),
  )
  .post('/printed/checked', change(printedCheckSchema), (c) =>
    done(notePrintedCheck(c.req.valid('json'), c.var.session.staff, c.var.now)),
  )
  // What changes the desk's key is taken only with the answer to this.
  .post('/proof', change(proofRequestSchema), async (c) => {
    const begun = await beginProof(c.req.valid('json').of, c.var.session.staff, c.var.now);
    if (!begun.ok) return privateProblem(begun.reason);
    const { challengeId, sealed } = begun;
    return c.json({ challengeId, sealed });
  })
  .post('/recipient', change(noteRecipientSchema, { stepUp: true }), (c) =>
    done(noteRecipient(c.req.valid('json'), c.var.session.staff, c.var.now)),
  )
  .post('/vouched', change(vouchedWrapsSchema), (c) =>
    done(vouchForWraps(c.req.valid('json'), c.var.session.staff, c.var.now)),
  );
