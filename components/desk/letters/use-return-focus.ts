import { type RefObject, useEffect, useRef } from 'react';
import { NEW_LETTER } from './use-opened-letter';

/** Of the link that opens a letter, or a new one. */
export function letterLinkId(letter: string): string {
  return `abrir-${letter}`;
}

/**
 * Back from a letter, the focus is on the link that has opened it; on the heading with this ref if the list has it no more. Once, and
 * not for a reader who is elsewhere by now.
 */
export function useReturnFocus(from: string | null, isCurrent: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDue = useRef(from !== null);
  useEffect(() => {
    if (!isDue.current || from === null || !(isCurrent || from === NEW_LETTER)) return;
    isDue.current = false;
    if (document.activeElement !== document.body) return;
    (document.getElementById(letterLinkId(from)) ?? heading.current)?.focus();
  }, [from, isCurrent]);
  return heading;
}
