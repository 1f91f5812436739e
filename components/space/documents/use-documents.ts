import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orProblem, type Problem } from '@/components/private/problem';
import { useSpace } from '../shared/use-space';
import { type Documents, openDocuments } from './open-document';

export const DOCUMENTS = ['space', 'documents'];

/** What the space holds, with the names, in the memory of this tab: they go when it is closed. */
export function useDocuments(): UseQueryResult<Documents, Problem> {
  const { opener } = useSpace();
  return useQuery<Documents, Problem>({
    queryKey: DOCUMENTS,
    queryFn: ({ signal }) => orProblem(openDocuments(opener, signal)),
  });
}
