import { unstable_rethrow } from 'next/navigation';
import { type RefObject, useActionState, useState } from 'react';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { useKeptOverReload } from './use-kept-over-reload';

type Action<Answer> = (before: Awaited<Answer>, formData: FormData) => Promise<Answer>;

type Options<Answer> = {
  form: RefObject<HTMLFormElement | null>;
  action: Action<Answer>;
  initial: Awaited<Answer>;
  /** The answer if none comes. */
  unreachable: (before: Awaited<Answer>, formData: FormData) => Answer;
  /** Completes what a script sends. */
  prepare?: (formData: FormData) => Promise<void>;
};

/**
 * `useActionState`, after which what was typed stays on the page also when the server cannot be reached. The last value is true once
 * the server says that the page is of an earlier build.
 */
export function useAnsweredForm<Answer>({ form, action, initial, unreachable, prepare }: Options<Answer>) {
  const [isPageChanged, setPageChanged] = useState(false);
  const isOutdated = useKeptOverReload(form);
  const guarded: Action<Answer> = (before, formData) =>
    Promise.resolve(prepare?.(formData))
      .then(() => action(before, formData))
      .catch((error: unknown) => {
        // A redirect is no fault.
        unstable_rethrow(error);
        if (isOutdated(error)) setPageChanged(true);
        return unreachable(before, formData);
      });
  // Without a script a form can be posted to the server's own action only.
  const [answer, formAction, pending] = useActionState<Answer, FormData>(useHydrated() ? guarded : action, initial);
  return [answer, formAction, pending, isPageChanged] as const;
}
