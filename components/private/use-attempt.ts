import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { orProblem, type Problem } from './problem';

type Options<Input, Answer> = Pick<
  UseMutationOptions<Answer, Problem, Input>,
  'gcTime' | 'onSuccess' | 'onError' | 'onSettled'
>;

/** What is done at a press; what it throws is a Problem. Without a network it fails at once, instead of happening some time later. */
export function useAttempt<Input = void, Answer = void>(
  attempt: (input: Input) => Promise<Answer>,
  options: Options<Input, Answer> = {},
): UseMutationResult<Answer, Problem, Input> {
  return useMutation<Answer, Problem, Input>({
    ...options,
    mutationFn: (input) => orProblem(attempt(input)),
    networkMode: 'always',
  });
}
