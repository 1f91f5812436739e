import { useEffect, useRef } from 'react';
import { Breakable } from '@/components/private/breakable';
import { showHeading } from '@/components/shared/browser/show-heading';

type Props = { children: string; className?: string };

/** The heading of a step that has taken the place of another. In a dialog it is below its title. */
export function StepHeading({ children, className = 'text-t2 in-[[role=dialog]]:text-t4' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step may keep the element and change its text.
  useEffect(() => showHeading(heading.current), [children]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      <Breakable>{children}</Breakable>
    </h2>
  );
}
