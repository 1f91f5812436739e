'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SearchField } from '@/components/private/desk/search-field';
import { useView } from '@/components/private/use-view';
import { DocumentRows } from './document-rows';
import { documentsApi } from './documents-api';

const ASK_AGAIN_MS = 60_000;

/** What owners of private spaces share with the team. */
export function DocumentsScreen() {
  const t = useTranslations('DeskDocuments');
  const [{ search, page }, setList] = useState({ search: '', page: 1 });
  const query = useView(documentsApi.get('/', { query: { search, page: `${page}` } }), {
    every: ASK_AGAIN_MS,
    keepPrevious: true,
  });
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <div className="mb-5">
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          value={search}
          onSearch={(sought) => setList({ search: sought, page: 1 })}
        />
      </div>
      <DeskData query={query}>
        {({ rows, page: shown, pages }) => (
          <>
            {rows.length === 0 ? (
              <p className="respaldo bg-arena px-5 py-8 text-lead">{t(search === '' ? 'none' : 'noneFound')}</p>
            ) : (
              <DocumentRows rows={rows} />
            )}
            <Pager page={shown} pages={pages} onPage={(next) => setList({ search, page: next })} />
          </>
        )}
      </DeskData>
    </>
  );
}
