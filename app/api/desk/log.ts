import { Hono } from 'hono';
import { getTranslations } from 'next-intl/server';
import { kindTextKey, subjectText } from '@/lib/private/desk-log/desk-event-kinds';
import { exportDeskEvents } from '@/lib/private/desk-log/export-desk-events';
import { listDeskEvents } from '@/lib/private/desk-log/list-desk-events';
import { logSearchSchema } from '@/lib/private/desk-log/schema';
import { check } from '../(server)/_http/read-json';
import { call, change } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

export const log = new Hono()
  .get('/', call({ reads: ['page', 'kind'] }), async (c) => {
    const asked = check(Object.fromEntries(new URL(c.req.url).searchParams), logSearchSchema);
    return asked.ok ? c.json(await listDeskEvents(asked.value)) : asked.response;
  })
  .post('/export', change(nothingSchema, { stepUp: true }), async (c) => {
    const t = await getTranslations('DeskLog');
    const head = [t('columns.day'), t('columns.hour'), t('columns.person'), t('columns.what'), t('columns.subject')];
    const words = {
      head: [...head, t('columns.order')],
      kind: (kind: Parameters<typeof kindTextKey>[0]) => t(`kinds.${kindTextKey(kind)}`),
      subject: (event: Parameters<typeof subjectText>[0]) => subjectText(event, t),
      server: t('server'),
    };
    const csv = await exportDeskEvents(c.var.session.staff, words, c.var.now);
    return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  });
