import { Hono } from 'hono';
import { getTranslations } from 'next-intl/server';
import { chooseHourOfOrder } from '@/lib/orders/appointment/choose-hour-of-order';
import type { ProblemCode } from '@/lib/orders/contract';
import { attendNeed } from '@/lib/orders/desk/attend-need';
import { cancelByStaff } from '@/lib/orders/desk/cancel-by-staff';
import { findOrderFile } from '@/lib/orders/desk/find-order-file';
import { moveByStaff } from '@/lib/orders/desk/move-by-staff';
import { NEEDS } from '@/lib/orders/desk/needs-person';
import { noteInvoiceByStaff } from '@/lib/orders/desk/note-invoice-by-staff';
import { noteTransferByStaff } from '@/lib/orders/desk/note-transfer-by-staff';
import { refundByStaff } from '@/lib/orders/desk/refund-by-staff';
import { resendConfirmation } from '@/lib/orders/desk/resend-confirmation';
import {
  cancelSchema,
  chooseSchema,
  moveSchema,
  orderAttendedSchema,
  orderIdSchema,
  receivedSchema,
  refundSchema,
  transferSchema,
} from '@/lib/orders/desk/schema';
import { withdrawByStaff } from '@/lib/orders/desk/withdraw-by-staff';
import { invoiceSchema } from '@/lib/orders/invoice/schema';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { madridInstant } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { problem, problemWithState } from '../(server)/_http/problem';
import { change, type OneCall } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

/** What an hour is called that is not to be had. Staff are bound by none of the firm's rules: they meet the first two obstacles alone. */
const HOUR_CODES = {
  'slot-taken': 'slot_taken',
  'slot-blocked': 'hour_blocked',
  'slot-busy': 'hour_closed',
  'slot-too-close': 'hour_closed',
  'day-full': 'hour_closed',
  'date-outside-window': 'hour_closed',
  'date-on-weekend': 'hour_closed',
  'date-on-holiday': 'hour_closed',
  'time-not-offered': 'hour_closed',
  'time-past': 'hour_closed',
  'too-soon': 'hour_closed',
} as const;

/** What staff do to one order. */
export const orderActions = new Hono()
  .post('/:id/attended', change(orderAttendedSchema), (c) => {
    const { need, occurrences, note } = c.req.valid('json');
    const attend = async ({ now, ...by }: By) => {
      const t = await getTranslations('DeskNeeds');
      const known = NEEDS.find((one) => one === need) ?? 'other';
      const subject = [t(`${known}.name`), note].filter(Boolean).join(': ');
      return attendNeed({ need, occurrences, subject, ...by }, now);
    };
    return toOrder(c, attend, { stale: 'need_changed' });
  })
  .post('/:id/cancel', change(cancelSchema), (c) => {
    const { shown } = c.req.valid('json');
    return toOrder(c, ({ orderId, staff, now }) => cancelByStaff(orderId, shown, staff, now), {
      'not-open': 'order_ended',
      'no-appointment': 'appointment_gone',
      begun: 'appointment_begun',
      stale: 'appointment_changed',
    });
  })
  .post('/:id/hour', change(chooseSchema), (c) => {
    const { mode, ...hour } = c.req.valid('json');
    const choose = ({ orderId, staff, now }: By) =>
      chooseHourOfOrder({ orderId, hour, by: staff, ...(mode && { mode }) }, now);
    return toOrder(c, choose, {
      ...HOUR_CODES,
      'has-one': 'appointment_changed',
      'not-open': 'order_ended',
      'no-choice-left': 'order_ended',
    });
  })
  .post('/:id/move', change(moveSchema), (c) => {
    const { shown, ...hour } = c.req.valid('json');
    return toOrder(c, ({ now, ...by }) => moveByStaff({ hour, shown, ...by }, now), {
      ...HOUR_CODES,
      'same-hour': 'hour_unchanged',
      'not-open': 'order_ended',
      'no-appointment': 'appointment_gone',
      stale: 'appointment_changed',
    });
  })
  .post('/:id/invoice', change(invoiceSchema), (c) => {
    const invoice = c.req.valid('json');
    return toOrder(c, ({ now, ...by }) => noteInvoiceByStaff({ invoice, ...by }, now), {
      'nothing-to-invoice': 'nothing_to_invoice',
      'too-many-requests': 'too_many_requests',
    });
  })
  .post('/:id/refund', change(refundSchema, { stepUp: true }), (c) => {
    const wanted = c.req.valid('json');
    return toOrder(c, ({ now, ...by }) => refundByStaff({ ...wanted, ...by }, now), {
      'not-paid': 'nothing_to_refund',
      disputed: 'payment_disputed',
      stale: 'refund_changed',
      'too-much': 'refund_too_much',
      'under-way': 'refund_under_way',
    });
  })
  .post('/:id/transfer', change(transferSchema, { stepUp: true }), (c) => {
    const { left } = c.req.valid('json');
    return toOrder(c, ({ now, ...by }) => noteTransferByStaff({ left, ...by }, now), {
      'not-owed': 'nothing_to_refund',
      disputed: 'payment_disputed',
      stale: 'refund_changed',
    });
  })
  .post('/:id/resend', change(nothingSchema), (c) =>
    toOrder(c, ({ orderId, staff, now }) => resendConfirmation(orderId, staff, now), {
      'not-confirmed': 'order_not_confirmed',
      'just-sent': 'confirmation_just_sent',
    }),
  )
  .post('/:id/withdrawal', change(receivedSchema, { stepUp: true }), (c) => {
    const { channel, date, time } = c.req.valid('json');
    const submittedAt = madridInstant(date, time);
    return toOrder(c, ({ now, ...by }) => withdrawByStaff({ channel, submittedAt, ...by }, now), {
      'not-paid': 'nothing_to_refund',
      'period-over': 'withdrawal_late',
      'not-then': 'withdrawal_not_then',
      'withdrawn-before': 'withdrawn_before',
    });
  });

type By = { orderId: string; staff: StaffMember; now: Date };

/** Acts on the order of the address. Answers with the order as it is afterwards; `codes` says what each refusal is called, a 409 with it. */
async function toOrder<Reason extends string>(
  c: OneCall,
  act: (by: By) => Promise<Result<object, Reason>>,
  codes: Record<Reason, ProblemCode>,
) {
  const { session, now } = c.var;
  const id = orderIdSchema.safeParse(c.req.param('id'));
  const before = id.success && (await findOrderFile(id.data, now));
  if (!before) return problem(404, 'not_found');
  const outcome = await act({ orderId: before.id, staff: session.staff, now });
  const order = await findOrderFile(before.id, now);
  return outcome.ok ? c.json({ order }) : problemWithState(409, codes[outcome.reason], { order });
}
