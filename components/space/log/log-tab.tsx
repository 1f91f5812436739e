import { useTranslations } from 'next-intl';
import { RoomHead } from '../shared/room-head';
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
      <RoomHead title={t('title')} lead={t('lead')} />
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
