import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { Pager } from '@/components/private/desk/pager';
import { useView } from '@/components/private/use-view';
import { PlainTable } from '@/components/shared/ui/data-table';
import type { SubscriberCounts } from '@/lib/letters/letter-view';
import { formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { lettersApi } from './letters-api';

const PAUSE_MS = 300;
const MAX_SEARCH_CHARACTERS = 100;

/** How many there are; addresses only for what is searched, a page at a time. */
export function SubscriberPanel({ counts }: { counts: SubscriberCounts }) {
  const t = useTranslations('DeskLetters.subscribers');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="suscripciones" className="mt-12">
      <h2 id="suscripciones" className="text-t4">
        {t('title')}
      </h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {(['confirmed', 'waiting'] as const).map((state) => (
          <div key={state}>
            <dt className="text-tinta-2">{t(`counts.${state}`)}</dt>
            <dd className="font-titular text-t3 font-bold">{t('count', { count: counts[state] })}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-4 min-h-11 font-bold underline hover:text-mar"
      >
        {t(isOpen ? 'hide' : 'show')}
      </button>
      {isOpen && <SubscriberSearch />}
    </section>
  );
}

function SubscriberSearch() {
  const t = useTranslations('DeskLetters.subscribers');
  const [typed, setTyped] = useState('');
  const [{ search, page }, setSought] = useState({ search: '', page: 1 });
  useEffect(() => {
    const timer = setTimeout(() => setSought((sought) => asked(sought, typed.trim())), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useView(lettersApi.get('/subscribers', { query: { search, page: String(page) } }), {
    keepPrevious: true,
  });
  return (
    <div className="mt-2">
      <label className="grid gap-1 sm:w-80">
        <span className="font-bold">{t('search')}</span>
        <input
          type="search"
          value={typed}
          maxLength={MAX_SEARCH_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-3"
        />
      </label>
      <div className="mt-4">
        <DeskData query={query}>
          {({ subscribers, total, pages, ...answer }) => (
            <>
              <p role="status" className="mb-2 text-tinta-2">
                {t('found', { count: total })}
              </p>
              {total > 0 && (
                <PlainTable
                  className="tabla tabla-apilada"
                  columnInEachCell
                  caption={t('title')}
                  head={[t('address'), t('state'), t('since')]}
                  rows={subscribers.map(({ email, state, since }) => [
                    <span key="email" className="wrap-anywhere">
                      {email}
                    </span>,
                    t(`states.${state}`),
                    formatShortDate(madridDate(new Date(since))),
                  ])}
                />
              )}
              <Pager page={answer.page} pages={pages} onPage={(next) => setSought({ search, page: next })} />
            </>
          )}
        </DeskData>
      </div>
    </div>
  );
}

/** Another text begins with its first page. */
function asked(sought: { search: string; page: number }, search: string) {
  return sought.search === search ? sought : { search, page: 1 };
}
