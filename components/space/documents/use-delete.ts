import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { orFault, PrivateFault } from '@/components/private/private-fault';
import { spaceFetch } from '../shared/space-fetch';
import { DOCUMENTS } from './use-documents';

/** At once and for good. One that is gone already is no fault. */
export function useDelete(id: string, onDone: () => void): UseMutationResult<void, PrivateFault, void> {
  const queries = useQueryClient();
  return useMutation<void, PrivateFault>({
    mutationFn: () => orFault(remove(id)),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}

async function remove(id: string): Promise<void> {
  try {
    await spaceFetch<void>(`/items/${id}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof PrivateFault) || error.code !== 'not_found') throw error;
  }
}
