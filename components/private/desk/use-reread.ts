import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads this path anew. A read that is under way may be older than what has changed, and is not waited for. */
export function useReread(path: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const queryKey = ['desk', path];
    await queries.cancelQueries({ queryKey });
    await queries.refetchQueries({ queryKey });
  }, [queries, path]);
}
