import { useTranslations } from 'next-intl';
import { SmallButton } from '../shared/small-button';
import { SpaceData } from '../shared/space-data';
import { LogLine } from './log-line';
import { useEvents } from './use-events';

/** Every attempt and every change, for its owner to see that each was theirs. */
export function LogTab() {
  const t = useTranslations('SpaceLog');
  const query = useEvents();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <div className="grid gap-8">
      <div className="max-w-texto">
        <h2 className="text-t2">{t('title')}</h2>
        <p className="mt-3">{t('lead')}</p>
      </div>
      <SpaceData query={query}>
        {(events) => (
          <div className="grid gap-5">
            <ol aria-label={t('list')} className="max-w-texto border-t-[1.5px] border-tinta">
              {events.map((event) => (
                <LogLine key={event.id} event={event} />
              ))}
            </ol>
            {hasNextPage && (
              <p>
                <SmallButton
                  aria-disabled={isFetchingNextPage}
                  onClick={() => isFetchingNextPage || void fetchNextPage()}
                >
                  {t(isFetchingNextPage ? 'loading' : 'earlier')}
                </SmallButton>
              </p>
            )}
          </div>
        )}
      </SpaceData>
    </div>
  );
}
