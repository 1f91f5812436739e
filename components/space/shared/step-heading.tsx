import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that has taken the place of another: it gets the focus, so that a screen reader says where one is. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-t2 outline-none">
      {children}
    </h2>
  );
}
