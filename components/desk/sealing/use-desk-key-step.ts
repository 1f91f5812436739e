import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { DeskFault, localFault } from '../shared/desk-fault';

/** One of the steps, as a mutation; afterwards the screen asks everything again. */
export function useDeskKeyStep<Input = void>(step: (input: Input) => Promise<void>) {
  const queries = useQueryClient();
  const mutation: UseMutationResult<void, DeskFault, Input> = useMutation<void, DeskFault, Input>({
    mutationFn: (input) =>
      step(input).catch((error: unknown) => {
        throw error instanceof DeskFault ? error : localFault('unreadable');
      }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
  return mutation;
}
