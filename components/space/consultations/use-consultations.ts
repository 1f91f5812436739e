import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orSpaceFault, type SpaceFault } from '../shared/space-fault';
import { useSpace } from '../shared/use-space';
import { type ReadConsultation, readConsultations } from './read-consultations';

/** With the answers that were sealed for this space, in the memory of this tab. */
export function useConsultations(): UseQueryResult<ReadConsultation[], SpaceFault> {
  const { opener } = useSpace();
  return useQuery<ReadConsultation[], SpaceFault>({
    queryKey: ['space', 'consultations'],
    queryFn: ({ signal }) => orSpaceFault(readConsultations(opener, signal)),
  });
}
