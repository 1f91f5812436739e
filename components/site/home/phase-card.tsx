'use client';

// A client component for page weight: a server component's classes would be sent twice, as HTML and as flight data.

import type { ReactNode } from 'react';
import type { Phase } from '@/lib/site/home';

type PhaseCardProps = {
  phase: Phase;
  position: 1 | 2 | 3;
  /** "Fase 1 de 3" */
  place: string;
  children: ReactNode;
};

const grounds = { 1: 'bg-cielo', 2: 'bg-azafran', 3: 'bg-tinta text-papel' } as const;
const rules = { 1: 'border-regla', 2: 'border-regla', 3: 'border-regla-n' } as const;
/** `children` is the phase's picture, aligned to the lower right edge. */
export function PhaseCard({ phase, position, place, children }: PhaseCardProps) {
  return (
    <article
      aria-labelledby={`fase-${phase.id}`}
      data-phase-card={position}
      className={`isolate flex flex-col respaldo-l pt-respiro ${grounds[position]} phase-card`}
    >
      <div className="rejilla shrink-0">
        <div className="mb-respiro flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-current pb-2">
          <h3 id={`fase-${phase.id}`} className="text-t2">
            {phase.name}
          </h3>
          <span className="font-titular font-medium">{place}</span>
        </div>
        <div className="md:col-span-4">
          <p className="font-titular text-lead leading-snug">{phase.lead}</p>
          <ul className="mt-3 max-md:text-nota">
            {phase.points.map((point) => (
              <li key={point} className={`border-t py-1 md:py-2 ${rules[position]}`}>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-4 md:col-span-7 md:col-start-6 md:mt-0">
          <p className="cifra -ml-[0.03em] text-[min(clamp(4.75rem,17.2vw,13rem),24vw)] whitespace-nowrap">
            <span translate="no">{phase.figure}</span>
            <span
              className={phase.unit === '%' ? '' : 'text-[0.64em] tracking-[-0.045em]'}
            >{`\u00a0${phase.unit}`}</span>
          </p>
          <p className="mt-respiro max-w-breve max-md:text-nota">{phase.meaning}</p>
        </div>
      </div>
      <div role="img" aria-label={phase.picture} className="mt-respiro phase-picture">
        {children}
      </div>
    </article>
  );
}
