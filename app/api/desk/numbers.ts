import { Hono } from 'hono';
import { getTranslations } from 'next-intl/server';
import { exportNumbers } from '@/lib/desk/numbers/export-numbers';
import { readNumbers } from '@/lib/desk/numbers/read-numbers';
import { numbersSchema } from '@/lib/desk/numbers/schema';
import { check } from '../(server)/_http/read-json';
import { call, change } from './_http/desk-calls';

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

export const numbers = new Hono()
  .get('/', call({ reads: ['period'] }), async (c) => {
    const asked = check(Object.fromEntries(new URL(c.req.url).searchParams), numbersSchema);
    return asked.ok ? c.json(await readNumbers(asked.value.period, c.var.now)) : asked.response;
  })
  .post('/export', change(numbersSchema, { stepUp: true }), async (c) => {
    const t = await getTranslations('DeskNumbers.file');
    const head = COLUMNS.map((column) => t(column));
    const { period } = c.req.valid('json');
    const csv = await exportNumbers({ period, staff: c.var.session.staff, head, free: t('free') }, c.var.now);
    return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  });
