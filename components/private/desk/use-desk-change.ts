import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskFault } from './desk-fault';

/** What changes something at the server, and throws a DeskFault. Afterwards everything that the screen shows is asked again. */
export function useDeskChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
): UseMutationResult<Answer, DeskFault, Input> {
  const queries = useQueryClient();
  return useMutation<Answer, DeskFault, Input>({
    mutationFn: change,
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}
