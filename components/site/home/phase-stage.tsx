'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { stagePhases } from './stage-phases';

/** A plain list of cards until it is staged. The sticky part leaves room for the sticky header. */
export function PhaseStage({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? stagePhases(root.current) : undefined), []);
  return (
    <div ref={root} className="phase-stage">
      <div className="phase-screen">{children}</div>
    </div>
  );
}
