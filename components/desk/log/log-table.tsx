import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { moment } from '@/components/private/desk/moment';
import { DataTable } from '@/components/shared/ui/data-table';
import { kindTextKey } from '@/lib/private/desk-log/kind-text-key';
import type { LogLine } from '@/lib/private/desk-log/list-desk-events';
import { subjectText } from '@/lib/private/desk-log/subject-text';
import { shortReference } from '@/lib/shared/i18n/short-reference';

export function LogTable({ lines }: { lines: LogLine[] }) {
  const t = useTranslations('DeskLog');
  const head = [t('columns.moment'), t('columns.person'), t('columns.what'), t('columns.subject')];
  const rows = lines.map((line) => {
    const { id, at, staffName, kind, orderId } = line;
    const { day, time } = moment(at);
    const order = orderId && t('order', { reference: shortReference(orderId) });
    const about = [subjectText(line, t), order].filter(Boolean).join(', ');
    return [
      <time key={id} dateTime={at}>
        {day}, {time}
      </time>,
      staffName || t('server'),
      t(`kinds.${kindTextKey(kind)}`),
      <Breakable key={`${id} about`}>{about || t('nothing')}</Breakable>,
    ] as const;
  });
  return <DataTable stacked caption={t('caption')} head={head} rows={rows} />;
}
