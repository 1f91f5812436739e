import { Hono } from 'hono';
import type { ProblemCode } from '@/lib/orders/contract';
import { joinSchema, statementAttendedSchema } from '@/lib/orders/desk/schema';
import { joinStatement } from '@/lib/orders/withdrawal/join-statement';
import { attendStatement } from '@/lib/orders/withdrawal/unmatched-statements';
import { problem, problemWithState } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { change } from './_http/desk-calls';

const CODES = {
  stale: 'need_changed',
  'not-paid': 'nothing_to_refund',
  'not-then': 'withdrawal_not_then',
  'withdrawn-before': 'withdrawn_before',
} as const satisfies Record<string, ProblemCode>;

/** Statements of withdrawal that belong to no known order. */
export const statements = new Hono()
  .post('/:id/attended', change(statementAttendedSchema), async (c) => {
    const { session, now } = c.var;
    const withdrawalId = rowId(c.req.param('id'));
    const attended =
      withdrawalId && (await attendStatement({ ...c.req.valid('json'), withdrawalId, staff: session.staff }, now));
    if (!attended || (!attended.ok && attended.reason === 'unknown')) return problem(404, 'not_found');
    return attended.ok ? c.json({}) : problemWithState(409, 'need_changed', {});
  })
  // It is about the order of the body.
  .post('/:id/order', change(joinSchema, { stepUp: true }), async (c) => {
    const { session, now } = c.var;
    const { orderId } = c.req.valid('json');
    const withdrawalId = rowId(c.req.param('id'));
    const joined = withdrawalId && (await joinStatement({ withdrawalId, orderId, staff: session.staff }, now));
    if (!joined || (!joined.ok && joined.reason === 'unknown')) return problem(404, 'not_found');
    return joined.ok ? c.json({ orderId }) : problemWithState(409, CODES[joined.reason as keyof typeof CODES], {});
  });
