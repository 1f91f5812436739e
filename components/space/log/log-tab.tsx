import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import type { Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { SpaceEventView } from '@/lib/space/contract';
import type { SpaceEventKind } from '@/lib/space/event-kinds';
import { useDocuments } from '../documents/use-documents';
import { ownDataApi } from '../shared/own-data-api';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';

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
                <SmallButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
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

/** The log, newest first, a page at a time. */
function useEvents(): UseInfiniteQueryResult<SpaceEventView[], Problem> {
  return useInfiniteQuery({
    queryKey: ['space', 'events'],
    queryFn: ({ pageParam, signal }) =>
      ownDataApi.get('/events', { query: pageParam === null ? {} : { before: pageParam } }).read(signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
  });
}

/** What its owner should look at twice. */
const ALARMING: readonly SpaceEventKind[] = [
  'open-failed',
  'key-behind',
  'counter-fell',
  'phrase-locked',
  'wipe-asked',
];

function LogLine({ event: { at, kind, method, device, network, subject } }: { event: SpaceEventView }) {
  const t = useTranslations('SpaceLog');
  const nameOf = useDocumentName();
  const isAlarming = ALARMING.includes(kind);
  const about = kind.startsWith('document-') ? nameOf(subject) : subject;
  const place = [device, network && t(`network.${network}`)].filter(Boolean).join(' · ');
  return (
    <li className={`border-b border-regla py-3 ${isAlarming ? 'border-l-4 border-l-error pl-4' : ''}`}>
      <p className={`wrap-break-word ${isAlarming ? 'font-bold' : 'font-medium'}`}>
        <Breakable>
          {t(`kinds.${kind}`, {
            method: method ?? 'none',
            subject: about ?? '',
            named: about === null ? 'no' : 'yes',
            count: Number(subject) || 1,
          })}
        </Breakable>
      </p>
      <p className="text-nota text-tinta-2">
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
        {place && <span>{` · ${place}`}</span>}
      </p>
    </li>
  );
}

/** The name of a document by its id; null for one that is gone, or while the names are not read. */
function useDocumentName(): (id: string | null) => string | null {
  const { data } = useDocuments();
  return (id) => data?.documents.find((document) => document.id === id)?.head?.name ?? null;
}
