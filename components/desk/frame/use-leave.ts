import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { deskFetch } from '@/components/private/desk/desk-fetch';
import { forgetDrafts } from '@/components/private/desk/drafts';
import type { PrivateFault } from '@/components/private/private-fault';

/**
 * Ends the session at the server, then loads the entry anew: nothing that this person has read or written stays in the tab. What is being
 * read is given up first: an answer after the end would say that the session has expired.
 */
export function useLeave(): UseMutationResult<void, PrivateFault, { staffId: string }> {
  const queries = useQueryClient();
  return useMutation<void, PrivateFault, { staffId: string }>({
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    mutationFn: async ({ staffId }) => {
      await queries.cancelQueries();
      await deskFetch('/session/end', { body: {} });
      forgetDrafts(staffId);
      // Not before: screens that are still there would read again, without a session.
      addEventListener('pagehide', () => queries.clear(), { once: true });
      location.assign('/mesa');
    },
    onError: () => queries.invalidateQueries(),
  });
}
