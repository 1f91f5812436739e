import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskFault } from '../shared/desk-fault';
import { deskFetch } from '../shared/desk-fetch';

/**
 * Ends the session at the server, then loads the entry anew: nothing that was read stays in memory. What is being read is given
 * up first: an answer after the end would say that the session has expired.
 */
export function useLeave(): UseMutationResult<void, DeskFault, void> {
  const queries = useQueryClient();
  return useMutation<void, DeskFault, void>({
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    mutationFn: async () => {
      await queries.cancelQueries();
      await deskFetch('/session/end', { body: {} });
      location.assign('/mesa');
    },
    onError: () => queries.invalidateQueries(),
  });
}
