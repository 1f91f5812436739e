import { Hono } from 'hono';
import { getTranslations } from 'next-intl/server';
import { findBookableDays } from '@/lib/agenda/availability';
import { durationSchema } from '@/lib/agenda/schema';
import { exportAccounts } from '@/lib/orders/desk/export-accounts';
import { findOrderFile } from '@/lib/orders/desk/find-order-file';
import { findOrders } from '@/lib/orders/desk/find-orders';
import { previewCancellation, previewMove, previewRefund, previewWithdrawal } from '@/lib/orders/desk/preview-mails';
import {
  accountsSchema,
  type MailPreviewQuery,
  mailPreviewSchema,
  orderIdSchema,
  orderSearchSchema,
} from '@/lib/orders/desk/schema';
import type { EmailText } from '@/lib/server/email/email-text';
import { madridInstant } from '@/lib/shared/madrid-time';
import { problem } from '../(server)/_http/problem';
import { check } from '../(server)/_http/read-json';
import { call, change } from './_http/desk-calls';

const COLUMNS = [
  'day',
  'what',
  'order',
  'service',
  'name',
  'email',
  'base',
  'tax',
  'total',
  'invoiceName',
  'taxId',
  'address',
  'postalCode',
  'city',
] as const;

/** What the desk reads of orders; order-actions.ts changes them. */
export const orders = new Hono()
  .get('/', call({ reads: ['q', 'filter', 'page'] }), async (c) => {
    const { q = '', filter = 'all', page = '1' } = c.req.valid('query');
    return c.json(await findOrders(orderSearchSchema.parse({ q, filter, page }), c.var.now));
  })
  .post('/export', change(accountsSchema, { stepUp: true }), async (c) => {
    const { session, now } = c.var;
    const t = await getTranslations('DeskOrders.accounts.file');
    const words = {
      head: COLUMNS.map((column) => t(column)),
      payment: t('payment'),
      refund: t('refund'),
      'refund-back': t('refundBack'),
      'dispute-lost': t('disputeLost'),
      regained: t('regained'),
    };
    const csv = await exportAccounts({ ...c.req.valid('json'), staff: session.staff, words }, now);
    return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  })
  // The free hours of the whole booking window, for appointments of so many minutes.
  .get('/hours', call({ reads: ['duration'] }), async (c) => {
    const query = check(c.req.valid('query').duration, durationSchema);
    return query.ok ? c.json(await findBookableDays(query.value, c.var.now)) : query.response;
  })
  .get('/:id', call(), async (c) => {
    const id = orderIdSchema.safeParse(c.req.param('id'));
    const order = id.success && (await findOrderFile(id.data, c.var.now));
    return order ? c.json({ order }) : problem(404, 'not_found');
  })
  // The e-mail that the buyer gets if this is done now; null if there is nothing to be done by now.
  .get('/:id/preview', call({ reads: ['of', 'amount', 'date', 'time'] }), async (c) => {
    const id = orderIdSchema.safeParse(c.req.param('id'));
    if (!id.success) return problem(404, 'not_found');
    const query = check(c.req.valid('query'), mailPreviewSchema);
    return query.ok ? c.json({ mail: await preview(id.data, query.value, c.var.now) }) : query.response;
  });

function preview(orderId: string, query: MailPreviewQuery, now: Date): Promise<EmailText | null> {
  switch (query.of) {
    case 'cancellation':
      return previewCancellation(orderId, now);
    case 'move':
      return previewMove(orderId, query, now);
    case 'refund':
      return previewRefund(orderId, query.amount, now);
    case 'withdrawal':
      return previewWithdrawal(orderId, madridInstant(query.date, query.time), now);
  }
}
