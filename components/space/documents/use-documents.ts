import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orSpaceFault, type SpaceFault } from '../shared/space-fault';
import { useSpace } from '../shared/use-space';
import { type Documents, openDocuments } from './open-document';

export const DOCUMENTS = ['space', 'documents'];

/** What the space holds, with the names, in the memory of this tab: they go when it is closed. */
export function useDocuments(): UseQueryResult<Documents, SpaceFault> {
  const { opener } = useSpace();
  return useQuery<Documents, SpaceFault>({
    queryKey: DOCUMENTS,
    queryFn: ({ signal }) => orSpaceFault(openDocuments(opener, signal)),
  });
}
