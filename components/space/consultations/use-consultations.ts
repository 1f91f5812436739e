import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orFault, type PrivateFault } from '@/components/private/private-fault';
import { useSpace } from '../shared/use-space';
import { type ReadThread, readConsultations } from './read-consultations';

/** With what was sealed for this space, in the memory of this tab. */
export function useConsultations(): UseQueryResult<ReadThread[], PrivateFault> {
  const { opener } = useSpace();
  return useQuery<ReadThread[], PrivateFault>({
    queryKey: ['space', 'consultations'],
    queryFn: ({ signal }) => orFault(readConsultations(opener, signal)),
  });
}
