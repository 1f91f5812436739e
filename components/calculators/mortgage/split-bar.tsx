'use client';

import { cushion } from '@/components/layout/shapes';

type Part = { amount: number; label: string; figure: string };

const WIDTH = 600;
const HEIGHT = 64;
const GAP = 4;

/** Two parts of a whole, to scale, and what they are beneath: words never have to fit a narrow part. */
export function SplitBar({ first, second }: { first: Part; second: Part }) {
  const whole = first.amount + second.amount;
  const split = whole === 0 ? 0 : ((WIDTH - GAP) * first.amount) / whole;
  const rest = WIDTH - GAP - split;
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block h-auto w-full">
        {split > 0 && <path d={cushion(0, 1, split, HEIGHT - 1, 14)} className="fill-tinta" />}
        {rest > 0.5 && (
          <path
            d={cushion(split + GAP + 1, 1, Math.max(1, rest - 2), HEIGHT - 1, 14)}
            className="fill-cielo stroke-tinta stroke-2"
          />
        )}
      </svg>
      <dl className="mt-2 flex justify-between gap-4">
        {[first, second].map(({ label, figure }, index) => (
          <div key={label} className={index === 1 ? 'text-right' : ''}>
            <dt className="text-nota text-tinta-2">{label}</dt>
            <dd className="font-titular text-t4 font-bold tracking-[-0.03em] print:text-sm">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
