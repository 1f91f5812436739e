'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of an element in pixels, followed as it changes: text in a drawing keeps its size. 0 before it is measured. */
export function useWidth<Target extends Element>(): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It reports once at the start, without asking for a layout in the middle of a frame.
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
