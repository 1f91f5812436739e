import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import type { ProblemCode } from '@/lib/orders/contract';
import { joinSchema } from '@/lib/orders/desk/schema';
import { joinStatement } from '@/lib/orders/withdrawal/join-statement';
import { deskAction } from '../../../_http/desk-action';
import { deskConflict } from '../../../_http/desk-conflict';

const codes = {
  stale: 'need_changed',
  'not-paid': 'nothing_to_refund',
  'not-then': 'withdrawal_not_then',
  'withdrawn-before': 'withdrawn_before',
} as const satisfies Record<string, ProblemCode>;

/** The statement of withdrawal with this id is about the order of the body. */
export const POST = deskAction<typeof joinSchema, { id: string }>(
  { schema: joinSchema, stepUp: true },
  async ({ params, body: { orderId }, staff, now }) => {
    const withdrawalId = rowId(params.id);
    const joined = withdrawalId && (await joinStatement({ withdrawalId, orderId, staff }, now));
    if (!joined || (!joined.ok && joined.reason === 'unknown')) return problem(404, 'not_found');
    return joined.ok ? Response.json({ orderId }) : deskConflict(codes[joined.reason as keyof typeof codes], {});
  },
);
