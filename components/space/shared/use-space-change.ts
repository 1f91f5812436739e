import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { orSpaceFault, type SpaceFault } from './space-fault';

/**
 * What changes something of the space; what it throws is a SpaceFault. Afterwards everything that the page shows is asked again, unless
 * it `ends` the session: then there is nothing to ask for.
 */
export function useSpaceChange<Input = void, Answer = void>(
  change: (input: Input) => Promise<Answer>,
  { ends = false } = {},
): UseMutationResult<Answer, SpaceFault, Input> {
  const queries = useQueryClient();
  return useMutation<Answer, SpaceFault, Input>({
    mutationFn: (input) => orSpaceFault(change(input)),
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    onSettled: (_, fault) => (ends && !fault ? undefined : queries.invalidateQueries({ queryKey: ['space'] })),
  });
}
