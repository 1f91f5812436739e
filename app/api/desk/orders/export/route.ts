import { getTranslations } from 'next-intl/server';
import { exportAccounts } from '@/lib/orders/desk/export-accounts';
import { accountsSchema } from '@/lib/orders/desk/schema';
import { deskAction } from '../../_http/desk-action';

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

export const POST = deskAction({ schema: accountsSchema, stepUp: true }, async ({ staff, now, body }) => {
  const t = await getTranslations('DeskOrders.accounts.file');
  const words = {
    head: COLUMNS.map((column) => t(column)),
    payment: t('payment'),
    refund: t('refund'),
    'refund-back': t('refundBack'),
    'dispute-lost': t('disputeLost'),
    regained: t('regained'),
  };
  const csv = await exportAccounts({ period: body.period, staff, words }, now);
  return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
});
