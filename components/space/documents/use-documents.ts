import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orFault, type PrivateFault } from '@/components/private/private-fault';
import { useSpace } from '../shared/use-space';
import { type Documents, openDocuments } from './open-document';

export const DOCUMENTS = ['space', 'documents'];

/** What the space holds, with the names, in the memory of this tab: they go when it is closed. */
export function useDocuments(): UseQueryResult<Documents, PrivateFault> {
  const { opener } = useSpace();
  return useQuery<Documents, PrivateFault>({
    queryKey: DOCUMENTS,
    queryFn: ({ signal }) => orFault(openDocuments(opener, signal)),
  });
}
