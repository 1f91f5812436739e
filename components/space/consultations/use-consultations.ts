import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orSpaceFault, type SpaceFault } from '../shared/space-fault';
import { useSpace } from '../shared/use-space';
import { type ReadThread, readConsultations } from './read-consultations';

/** With what was sealed for this space, in the memory of this tab. */
export function useConsultations(): UseQueryResult<ReadThread[], SpaceFault> {
  const { opener } = useSpace();
  return useQuery<ReadThread[], SpaceFault>({
    queryKey: ['space', 'consultations'],
    queryFn: ({ signal }) => orSpaceFault(readConsultations(opener, signal)),
  });
}
