import { type RefObject, useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';

/**
 * Of what a list has opened. What has led here is gone: its reader goes on at the top, at the heading with this ref. The window is named
 * after it as long as it is open; the browser remembers that name, so it is no name of a person.
 */
export function useOpenedHeading(name: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
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
