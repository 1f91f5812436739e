import { getTranslations } from 'next-intl/server';
import { kindTextKey, subjectText } from '@/lib/private/desk-log/desk-event-kinds';
import { exportDeskEvents } from '@/lib/private/desk-log/export-desk-events';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = deskAction({ schema: nothingSchema, stepUp: true }, async ({ staff, now }) => {
  const t = await getTranslations('DeskLog');
  const head = [t('columns.day'), t('columns.hour'), t('columns.person'), t('columns.what'), t('columns.subject')];
  const words = {
    head: [...head, t('columns.order')],
    kind: (kind: Parameters<typeof kindTextKey>[0]) => t(`kinds.${kindTextKey(kind)}`),
    subject: (event: Parameters<typeof subjectText>[0]) => subjectText(event, t),
    server: t('server'),
  };
  const csv = await exportDeskEvents(staff, words, now);
  return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
});
