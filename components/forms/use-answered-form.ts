import { unstable_rethrow } from 'next/navigation';
import { useActionState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type Action<Answer> = (before: Awaited<Answer>, formData: FormData) => Promise<Answer>;

type Options<Answer> = {
  action: Action<Answer>;
  initial: Awaited<Answer>;
  /** The answer if none comes. */
  unreachable: (before: Awaited<Answer>, formData: FormData) => Answer;
  /** Completes what a script sends. */
  prepare?: (formData: FormData) => Promise<void>;
};

/** `useActionState`, after which what was typed stays on the page also when the server cannot be reached. */
export function useAnsweredForm<Answer>({ action, initial, unreachable, prepare }: Options<Answer>) {
  const guarded: Action<Answer> = (before, formData) =>
    Promise.resolve(prepare?.(formData))
      .then(() => action(before, formData))
      .catch((error: unknown) => {
        // A redirect is no fault.
        unstable_rethrow(error);
        return unreachable(before, formData);
      });
  // Without a script a form can be posted to the server's own action only.
  return useActionState<Answer, FormData>(useHydrated() ? guarded : action, initial);
}
