import { type RefObject, useEffect, useRef } from 'react';

/** Of the link in a list that opens this. */
export function openingLinkId(id: string): string {
  return `abrir-${id}`;
}

/**
 * Back from what a list has opened, the focus is on the link that has opened it; on the heading with this ref if the list has it no more.
 * Once, and not for a reader who is elsewhere by now. `from`: what was open before, or null. `isCurrent`: the list is as it is now.
 */
export function useReturnFocus(from: string | null, isCurrent: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDue = useRef(from !== null);
  useEffect(() => {
    if (!isDue.current || from === null || !isCurrent) return;
    isDue.current = false;
    if (document.activeElement !== document.body) return;
    (document.getElementById(openingLinkId(from)) ?? heading.current)?.focus();
  }, [from, isCurrent]);
  return heading;
}
