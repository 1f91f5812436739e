import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Problem } from './problem';
import type { View } from './room-client';

type Options = {
  /** Asks again after so many milliseconds, as long as the page is shown. */
  every?: number;
  /** Shows what another address has brought until this one has answered: the next page of a list. */
  keepPrevious?: boolean;
};

/** What a call that reads answers; its address is the key of the cache. */
export function useView<Shown>(
  { key, read }: View<Shown>,
  { every, keepPrevious }: Options = {},
): UseQueryResult<Shown, Problem> {
  return useQuery<Shown, Problem, Shown>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    ...(every !== undefined && { refetchInterval: every }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
