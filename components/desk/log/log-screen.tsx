'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ExportButton } from '@/components/private/desk/export-button';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { DESK_EVENT_KINDS, type DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import { kindTextKey } from '@/lib/private/desk-log/kind-text-key';
import type { LogPage } from '@/lib/private/desk-log/list-desk-events';
import { LogTable } from './log-table';

export function LogScreen() {
  const t = useTranslations('DeskLog');
  const id = useId();
  const [kind, setKind] = useState<DeskEventKind | ''>('');
  const [page, setPage] = useState(1);
  const query = useDeskQuery<LogPage>(`/log?page=${page}${kind && `&kind=${kind}`}`, { keepPrevious: true });
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
