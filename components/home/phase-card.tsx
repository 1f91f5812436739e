'use client';

// Only its texts travel in the page's data: rendered on the server alone, its classes would be sent twice for each card.

import type { ReactNode } from 'react';
import type { Phase } from '@/lib/content/home';

type PhaseCardProps = {
  phase: Phase;
  position: 1 | 2 | 3;
  of: number;
  /** "Fase 1 de 3" */
  place: string;
  children: ReactNode;
};

const grounds = { 1: 'bg-cielo', 2: 'bg-azafran', 3: 'bg-tinta text-papel' } as const;
const rules = { 1: 'border-regla', 2: 'border-regla', 3: 'border-regla-n' } as const;
/** On the stage a card waits below the screen until its phase has come. */
const entrances = {
  1: '',
  2: 'group-data-stage/fases:translate-y-full group-data-[phase="2"]/fases:translate-y-0 group-data-[phase="3"]/fases:translate-y-0',
  3: 'group-data-stage/fases:translate-y-full group-data-[phase="3"]/fases:translate-y-0',
} as const;

/** `children` is the phase's picture: it grows from the card's lower edge and bleeds to the right. */
export function PhaseCard({ phase, position, of, place, children }: PhaseCardProps) {
  return (
    <article
      aria-labelledby={`fase-${phase.id}`}
      data-phase-card={position}
      className={`isolate flex flex-col respaldo-l pt-[clamp(1.125rem,2.4vw,2.25rem)] not-first:-mt-(--radius-respaldo-l) group-data-stage/fases:absolute group-data-stage/fases:inset-x-0 group-data-stage/fases:top-[65.5px] group-data-stage/fases:bottom-0 group-data-stage/fases:mt-0! group-data-stage/fases:transition-transform group-data-stage/fases:duration-500 group-data-stage/fases:ease-curva md:group-data-stage/fases:top-[77.5px] ${grounds[position]} ${entrances[position]}`}
    >
      <div className="rejilla shrink-0">
        <div className="mb-[clamp(0.875rem,2.2vw,2rem)] flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-current pb-2">
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
            {phase.figure}
            <span className={phase.unit === '%' ? '' : 'text-[0.62em] tracking-[-0.045em]'}>&nbsp;{phase.unit}</span>
          </p>
          <p className="mt-[clamp(0.875rem,2.7vw,2.5rem)] max-w-[42ch] max-md:text-nota">{phase.meaning}</p>
        </div>
      </div>
      <div
        role="img"
        aria-label={phase.picture}
        className={`mt-[clamp(1.25rem,2.6vw,2.25rem)] ml-(--spacing-margen) h-[calc(clamp(9.5rem,15vw,13rem)+var(--radius-respaldo-l))] group-data-stage/fases:h-auto group-data-stage/fases:min-h-34 group-data-stage/fases:grow ${position === of ? 'h-[clamp(9.5rem,15vw,13rem)]!' : ''}`}
      >
        {children}
      </div>
    </article>
  );
}
