import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SpaceFault } from './space-fault';
import { spaceFetch } from './space-fetch';

/** What a path below /api/space answers; the path is the key of the cache. */
export function useSpaceQuery<Answer>(path: string): UseQueryResult<Answer, SpaceFault> {
  return useQuery<Answer, SpaceFault>({
    queryKey: ['space', path],
    queryFn: ({ signal }) => spaceFetch<Answer>(path, { signal }),
  });
}
