import { type RefObject, useEffect, useRef } from 'react';

/**
 * What has led to a letter is gone: its reader goes on at the top, at the heading with this ref. The window is named after the letter
 * as long as it is open.
 */
export function useLetterHeading(name: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const before = document.title;
    const title = `${name} · ${before}`;
    document.title = title;
    return () => {
      // Unless another screen has set its own by now.
      if (document.title === title) document.title = before;
    };
  }, [name]);
  return heading;
}
