import { type RefObject, useEffect, useRef, useState } from 'react';

/** Current width of an element in pixels, 0 before it is measured. */
export function useWidth<Target extends Element>(): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It also reports the initial width, without a forced layout.
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
