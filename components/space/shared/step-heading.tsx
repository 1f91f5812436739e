import { useEffect, useRef } from 'react';
import { Breakable } from '@/components/private/breakable';
import { showHeading } from '@/components/shared/browser/show-heading';

type Props = { children: string; step?: string; className?: string };

/** The heading of a step that has taken the place of another; `step` names one whose words change. In a dialog it is below its title. */
export function StepHeading({ children, step = children, className = 'text-t2 in-[[role=dialog]]:text-t4' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step may keep the element.
  useEffect(() => showHeading(heading.current), [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      <Breakable>{children}</Breakable>
    </h2>
  );
}
