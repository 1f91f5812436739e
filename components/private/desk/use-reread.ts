import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { View } from '../room-client';

/**
 * Reads this anew; the view is made once, outside of what shows it. A read that is under way may be older than what has changed, and is not
 * waited for.
 */
export function useReread({ key: queryKey }: View<unknown>): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.cancelQueries({ queryKey });
    await queries.refetchQueries({ queryKey });
  }, [queries, queryKey]);
}
