import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that has done something may go with its line, sooner or later than its dialog, and takes the focus with it: then the heading
 * with this ref has it. `isDone`: something was done, and no dialog is open. `list`: looked at again after each new one.
 */
export function useFocusKept(isDone: boolean, list: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new list.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) heading.current?.focus();
  }, [isDone, list]);
  return heading;
}
