import type { ReactNode } from 'react';

/** A titled list of terms and what they are, ruled like a receipt. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section>
      <h2 className="mb-3 text-t4">{title}</h2>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-6 border-t-[1.5px] border-tinta py-2.5">
            <dt className="shrink-0 text-tinta-2">{term}</dt>
            <dd className="min-w-0 text-right font-bold [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
