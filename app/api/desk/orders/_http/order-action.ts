import type { z } from 'zod';
import { problem } from '@/app/api/(server)/_http/problem';
import type { ProblemCode } from '@/lib/orders/contract';
import { findOrderFile } from '@/lib/orders/desk/find-order-file';
import { orderIdSchema } from '@/lib/orders/desk/schema';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Result } from '@/lib/shared/result';
import { deskAction } from '../../_http/desk-action';
import { deskConflict } from '../../_http/desk-conflict';

type Call<Body> = { orderId: string; body: Body; staff: StaffMember; now: Date };

type Action<Schema extends z.ZodType, Reason extends string> = {
  schema: Schema;
  stepUp?: true;
  act: (call: Call<z.output<Schema>>) => Promise<Result<object, Reason>>;
  /** What each refusal is called. */
  codes: Record<Reason, ProblemCode>;
};

/** An action on one order: it answers with the order as it is afterwards, 409 with it if it was refused. */
export function orderAction<Schema extends z.ZodType, Reason extends string>({
  schema,
  stepUp,
  act,
  codes,
}: Action<Schema, Reason>) {
  return deskAction<Schema, { id: string }>({ schema, ...(stepUp && { stepUp }) }, async (call) => {
    const id = orderIdSchema.safeParse(call.params.id);
    const before = id.success && (await findOrderFile(id.data, call.now));
    if (!before) return problem(404, 'not_found');
    const { body, staff, now } = call;
    const outcome = await act({ orderId: before.id, body, staff, now });
    const order = await findOrderFile(before.id, now);
    return outcome.ok ? Response.json({ order }) : deskConflict(codes[outcome.reason], { order });
  });
}
