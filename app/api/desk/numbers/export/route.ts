import { getTranslations } from 'next-intl/server';
import { exportNumbers } from '@/lib/desk/numbers/export-numbers';
import { numbersSchema } from '@/lib/desk/numbers/schema';
import { deskAction } from '../../_http/desk-action';

const COLUMNS = [
  'from',
  'to',
  'service',
  'chosen',
  'begun',
  'paid',
  'moved',
  'refunded',
  'income',
  'paidBack',
  'net',
  'confirmed',
  'cancelled',
] as const;

export const POST = deskAction({ schema: numbersSchema, stepUp: true }, async ({ staff, now, body }) => {
  const t = await getTranslations('DeskNumbers.file');
  const head = COLUMNS.map((column) => t(column));
  const csv = await exportNumbers({ period: body.period, staff, head, free: t('free') }, now);
  return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
});
