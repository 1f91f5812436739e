import type { ReactNode } from 'react';
import { STEP_HEADING } from './step-announcer';

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      id={STEP_HEADING}
      tabIndex={-1}
      className="-ml-[0.035em] text-[clamp(2.5rem,5vw,4rem)] leading-[0.98] outline-none"
    >
      {children}
    </h1>
  );
}
