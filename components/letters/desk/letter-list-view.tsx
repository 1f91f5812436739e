import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { openingLinkId, useReturnFocus } from '@/components/private/desk/opened/use-return-focus';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { smallButtonClass } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import type { LetterRow } from '@/lib/letters/letter-view';
import { LetterState, useLetterMoment } from './letter-state';
import { lettersApi } from './letters-api';
import { SubscriberPanel } from './subscriber-panel';
import { NEW_LETTER } from './use-opened-letter';

const ASK_AGAIN_MS = 10_000;

type Props = {
  /** The letter that was open before, or null. */
  from: string | null;
  page: number;
  onPage: (page: number) => void;
};

export function LetterListView({ from, page, onPage }: Props) {
  const t = useTranslations('DeskLetters');
  const query = useView(lettersApi.get('/', { query: { page: String(page) } }), {
    every: ASK_AGAIN_MS,
    keepPrevious: true,
  });
  const heading = useReturnFocus(from, from === NEW_LETTER || (query.data !== undefined && !query.isFetching));
  return (
    <>
      <ScreenHead
        headingRef={heading}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a id={openingLinkId(NEW_LETTER)} href={`#${NEW_LETTER}`} className={smallButtonClass('solid')}>
            {t('write')}
          </a>
        }
      />
      <DeskData query={query}>
        {({ letters, pages, subscribers }) => (
          <>
            {letters.length === 0 ? (
              <p className="respaldo bg-arena px-5 py-8 text-lead">{t('none')}</p>
            ) : (
              <ol className="grid border-t border-regla">
                {letters.map((letter) => (
                  <LetterRowLink key={letter.id} letter={letter} />
                ))}
              </ol>
            )}
            <Pager page={page} pages={pages} onPage={onPage} />
            <SubscriberPanel counts={subscribers} />
          </>
        )}
      </DeskData>
    </>
  );
}

function LetterRowLink({ letter }: { letter: LetterRow }) {
  const t = useTranslations('DeskLetters');
  const moment = useLetterMoment(letter);
  return (
    <li className="border-b border-regla">
      <a
        id={openingLinkId(letter.id)}
        href={`#${letter.id}`}
        className="fila flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 no-underline"
      >
        <span className="min-w-0">
          <span className="block font-titular text-lg font-bold wrap-break-word">{letter.subject}</span>
          <span className="block text-nota text-tinta-2">
            {moment} {t('by', { name: letter.byName })}
          </span>
        </span>
        <LetterState status={letter.status} />
      </a>
    </li>
  );
}
