import { type RefObject, useEffect } from 'react';

/**
 * A button that has done something may go with its line, sooner or later than its dialog, and takes the focus with it: then this heading
 * has it. `isDone`: something was done, and no dialog is open. `shown`: what the buttons come from, looked at again after each new one.
 */
export function useFocusKept(heading: RefObject<HTMLHeadingElement | null>, isDone: boolean, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new one.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) heading.current?.focus();
  }, [isDone, shown]);
}
