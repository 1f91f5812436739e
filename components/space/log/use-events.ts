import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { PrivateFault } from '@/components/private/private-fault';
import type { EventsBody, SpaceEventView } from '@/lib/space/contract';
import { spaceFetch } from '../shared/space-fetch';

/** The log, newest first, a page at a time. */
export function useEvents(): UseInfiniteQueryResult<SpaceEventView[], PrivateFault> {
  return useInfiniteQuery({
    queryKey: ['space', 'events'],
    queryFn: ({ pageParam, signal }) =>
      spaceFetch<EventsBody>(pageParam === null ? '/events' : `/events?before=${pageParam}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
  });
}
