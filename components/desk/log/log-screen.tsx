'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { DeskData } from '@/components/private/desk/desk-data';
import { ExportButton } from '@/components/private/desk/export-button';
import { moment } from '@/components/private/desk/moment';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useView } from '@/components/private/use-view';
import { DataTable } from '@/components/shared/ui/data-table';
import {
  DESK_EVENT_KINDS,
  type DeskEventKind,
  kindTextKey,
  subjectText,
} from '@/lib/private/desk-log/desk-event-kinds';
import type { LogLine } from '@/lib/private/desk-log/list-desk-events';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { logApi } from './log-api';

export function LogScreen() {
  const t = useTranslations('DeskLog');
  const id = useId();
  const [kind, setKind] = useState<DeskEventKind | ''>('');
  const [page, setPage] = useState(1);
  const query = useView(logApi.get('/', { query: { page: String(page), ...(kind && { kind }) } }), {
    keepPrevious: true,
  });
  const choose = (chosen: string) => {
    setKind(DESK_EVENT_KINDS.find((known) => known === chosen) ?? '');
    setPage(1);
  };
  return (
    <>
      <ScreenHead
        title={t('title')}
        lead={t('lead')}
        actions={<ExportButton path="/log/export" fileName={t('file')} />}
      />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-bold">
          {t('filter')}
        </label>
        <select
          id={id}
          value={kind}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 max-w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-3"
        >
          <option value="">{t('all')}</option>
          {DESK_EVENT_KINDS.map((known) => (
            <option key={known} value={known}>
              {t(`kinds.${kindTextKey(known)}`)}
            </option>
          ))}
        </select>
      </div>
      <DeskData query={query}>
        {({ lines, page: shown, pages }) => (
          <>
            {lines.length === 0 ? <p>{kind ? t('emptyFiltered') : t('empty')}</p> : <LogTable lines={lines} />}
            <Pager page={shown} pages={pages} onPage={setPage} />
          </>
        )}
      </DeskData>
    </>
  );
}

function LogTable({ lines }: { lines: LogLine[] }) {
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
