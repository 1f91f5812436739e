import type { ReactNode } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import { cushion } from '@/components/shared/illustrations/shapes';

type Part = { amount: number; label: ReactNode; figure: string };

const HEIGHT = 56;
const GAP = 4;

/** Two parts of a whole, to scale. The labels stand below, because a part may be too narrow for them. */
export function SplitBar({ first, second }: { first: Part; second: Part }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const whole = first.amount + second.amount;
  const split = whole === 0 ? 0 : (Math.max(0, width - GAP) * first.amount) / whole;
  const rest = width - GAP - split;
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden="true"
        className="block h-14 w-full print:h-5"
        preserveAspectRatio="none"
      >
        {split > 0 && <path d={cushion(0, 1, split, HEIGHT - 1, 14)} className="fill-tinta" />}
        {rest > 0.5 && (
          <path
            d={cushion(split + GAP + 1, 1, Math.max(1, rest - 2), HEIGHT - 1, 14)}
            className="fill-cielo stroke-tinta stroke-2"
          />
        )}
      </svg>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {[first, second].map(({ label, figure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always two parts in this order
          <div key={index} className={index === 1 ? 'ml-auto text-right' : ''}>
            <dt className="text-nota text-tinta-2">{label}</dt>
            <dd className="font-titular text-t4 font-bold tracking-cerrado print:text-sm">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
