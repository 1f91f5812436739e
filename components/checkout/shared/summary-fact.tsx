import type { ReactNode } from 'react';

export function SummaryFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-regla-n py-2">
      <dt className="shrink-0 text-bruma">{term}</dt>
      <dd className="min-w-0 text-right font-bold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
