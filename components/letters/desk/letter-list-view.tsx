import { useTranslations } from 'next-intl';
import { deskButtonClass } from '@/components/private/desk/desk-button';
import { DeskData } from '@/components/private/desk/desk-data';
import { openingLinkId, useReturnFocus } from '@/components/private/desk/opened/use-return-focus';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { LetterList } from '@/lib/letters/letter-view';
import { LetterRowLink } from './letter-row-link';
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
  const query = useDeskQuery<LetterList>(`/letters?page=${page}`, { every: ASK_AGAIN_MS, keepPrevious: true });
  const heading = useReturnFocus(from, from === NEW_LETTER || (query.data !== undefined && !query.isFetching));
  return (
    <>
      <ScreenHead
        headingRef={heading}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a id={openingLinkId(NEW_LETTER)} href={`#${NEW_LETTER}`} className={deskButtonClass('solid')}>
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
