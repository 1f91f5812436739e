import { Hono } from 'hono';
import type { ProblemCode } from '@/lib/orders/contract';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { admitItem, type ItemRefusal } from '@/lib/space/items/admit-item';
import { deleteItem } from '@/lib/space/items/delete-item';
import { MAX_ITEM_REQUEST_SIZE } from '@/lib/space/items/item-limits';
import { listItems } from '@/lib/space/items/list-items';
import { openItem } from '@/lib/space/items/open-item';
import { type ProblemAnswer, problem } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { sealedAttachment } from '../(server)/_http/sealed-attachment';
import { call, owner } from './_http/space-calls';

/** The documents of a space. */
export const items = new Hono()
  .get('/', call(), async (c) => c.json(await listItems(c.var.session.spaceId)))
  .post('/', call(), async (c) => {
    const { headers, body } = c.req.raw;
    const contentType = headers.get('content-type') ?? '';
    if (!body || !/^multipart\/form-data\b/i.test(contentType)) return problem(400, 'unreadable');
    if (Number(headers.get('content-length') ?? 0) > MAX_ITEM_REQUEST_SIZE) return problem(413, 'too_large');
    const admitted = await admitItem({ contentType, body, address: visitorAddress(headers), ...owner(c) }, c.var.now);
    return admitted.ok ? c.json({ id: admitted.id }, 201) : itemProblem(admitted);
  })
  .get('/:id/content', call(), async (c) => {
    const id = rowId(c.req.param('id'));
    const found = id ? await openItem(id, c.var.session.spaceId) : null;
    return found ? sealedAttachment(found) : problem(404, 'not_found');
  })
  .delete('/:id', call({ stepUp: true }), async (c) => {
    const id = rowId(c.req.param('id'));
    const isDeleted = id !== null && (await deleteItem(id, owner(c), c.var.now));
    return isDeleted ? c.body(null, 204) : problem(404, 'not_found');
  });

type Answer = { status: number; code: ProblemCode; headers?: Record<string, string> };

const ANSWERS: Record<ItemRefusal, Answer> = {
  'quota-exceeded': { status: 413, code: 'quota_exceeded' },
  'replaced-gone': { status: 404, code: 'not_found' },
  'space-gone': { status: 401, code: 'space_closed' },
  'confirm-needed': { status: 403, code: 'confirm_needed' },
  'desk-key-changed': { status: 409, code: 'desk_key_changed' },
  'too-large': { status: 413, code: 'too_large' },
  // Not 408, at which browsers send the same request again by themselves. The rest of its body is not read.
  'too-slow': { status: 400, code: 'unreadable', headers: { Connection: 'close' } },
  unreadable: { status: 400, code: 'unreadable' },
  invalid: { status: 422, code: 'invalid' },
  busy: { status: 503, code: 'too_many_requests', headers: { 'Retry-After': '10' } },
  'network-busy': { status: 429, code: 'too_many_requests', headers: { 'Retry-After': '60' } },
};

type Refused = { reason: ItemRefusal } | { reason: 'too-often'; retryAfterSeconds: number };

function itemProblem(refused: Refused): Promise<ProblemAnswer> {
  if (refused.reason === 'too-often') {
    return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(refused.retryAfterSeconds) });
  }
  const { status, code, headers } = ANSWERS[refused.reason];
  return problem(status, code, undefined, headers);
}
