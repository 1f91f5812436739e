import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PrivateFault } from '@/components/private/private-fault';
import { spaceFetch } from './space-fetch';

/** What a path below /api/space answers; the path is the key of the cache. */
export function useSpaceQuery<Answer>(path: string): UseQueryResult<Answer, PrivateFault> {
  return useQuery<Answer, PrivateFault>({
    queryKey: ['space', path],
    queryFn: ({ signal }) => spaceFetch<Answer>(path, { signal }),
  });
}
