import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PrivateFault } from '../private-fault';
import { deskFetch } from './desk-fetch';

type Options = {
  /** Asks again after so many milliseconds, as long as the page is shown. */
  every?: number;
  enabled?: boolean;
  /** Shows what another path has brought until this one has answered: the next page of a list. */
  keepPrevious?: boolean;
};

/** What a path below /api/desk answers, with its query; the path is the key of the cache. */
export function useDeskQuery<Answer>(
  path: string,
  { every, enabled, keepPrevious }: Options = {},
): UseQueryResult<Answer, PrivateFault> {
  return useQuery<Answer, PrivateFault, Answer>({
    queryKey: ['desk', path],
    queryFn: ({ signal }) => deskFetch<Answer>(path, { signal }),
    ...(every !== undefined && { refetchInterval: every }),
    ...(enabled !== undefined && { enabled }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
