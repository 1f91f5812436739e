'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in pixels, followed as it changes: text in a drawing keeps its size. 0 before it is measured. */
export function useWidth<Target extends Element>(): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
