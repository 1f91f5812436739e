import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { orProblem, type Problem } from './problem';

/**
 * What changes something of the desk or of a space; what it throws is a Problem. Afterwards everything that the page shows is asked
 * again, unless it `ends` the session: then there is nothing to ask for.
 */
export function useCall<Input = void, Answer = void>(
  realm: 'desk' | 'space',
  call: (input: Input) => Promise<Answer>,
  { ends = false } = {},
): UseMutationResult<Answer, Problem, Input> {
  const queries = useQueryClient();
  return useMutation<Answer, Problem, Input>({
    mutationFn: (input) => orProblem(call(input)),
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    onSettled: (_, problem) => (ends && !problem ? undefined : queries.invalidateQueries({ queryKey: [realm] })),
  });
}
