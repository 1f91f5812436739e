import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import { STEP_HEADING } from './step-announcer';

export function StepHeading({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <PageTitle id={STEP_HEADING} tabIndex={-1} quiet={quiet} className="outline-none">
      {children}
    </PageTitle>
  );
}
