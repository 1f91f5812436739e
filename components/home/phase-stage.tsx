'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { stagePhases } from './stage-phases';

/** A plain list of cards until it is staged; the sticky part leaves room for the header that lies on it. */
export function PhaseStage({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? stagePhases(root.current) : undefined), []);
  return (
    <div ref={root} className="group/fases data-stage:h-[300vh]">
      <div className="group-data-stage/fases:sticky group-data-stage/fases:top-0 group-data-stage/fases:h-svh group-data-stage/fases:overflow-clip">
        {children}
      </div>
    </div>
  );
}
