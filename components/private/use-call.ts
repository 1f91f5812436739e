import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { Problem } from './problem';
import { useAttempt } from './use-attempt';

/**
 * What changes something of the desk or of a space. Afterwards everything that the page shows is asked again, unless it `ends` the session:
 * then there is nothing to ask for.
 */
export function useCall<Input = void, Answer = void>(
  realm: 'desk' | 'space',
  call: (input: Input) => Promise<Answer>,
  { ends = false } = {},
): UseMutationResult<Answer, Problem, Input> {
  const queries = useQueryClient();
  return useAttempt(call, {
    onSettled: (_, problem) => (ends && !problem ? undefined : queries.invalidateQueries({ queryKey: [realm] })),
  });
}
