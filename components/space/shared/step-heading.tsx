import { useEffect, useRef } from 'react';

/** The heading of a step that has taken the place of another: it gets the focus, so that a screen reader says where one is. In a dialog it is below its title. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step may keep the element and change its text.
  useEffect(() => heading.current?.focus(), [children]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-t2 outline-none in-[[role=dialog]]:text-t4">
      {children}
    </h2>
  );
}
