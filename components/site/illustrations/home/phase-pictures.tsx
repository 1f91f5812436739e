'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import type { Cents } from '@/lib/shared/money';
import { formatPrice } from '@/lib/shared/money';
import type { Rung, Share } from '@/lib/site/home';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Debts of a month to scale, and a line at the recommended limit. */
export function IncomeStrip({ income, limit, shares }: { income: Cents; limit: Cents; shares: readonly Share[] }) {
  let spent = 0;
  return (
    <svg aria-hidden="true" className="size-full overflow-hidden text-nota">
      {shares.map(({ name, amount, kind }) => {
        const from = spent;
        spent += amount;
        const upright = amount / income < 0.15;
        return (
          <svg
            aria-hidden="true"
            key={name}
            x={percent(from / income)}
            y="30"
            width={percent(amount / income)}
            height="100%"
          >
            {kind === 'debt' ? (
              <rect height="200%" rx="18" className="w-[calc(100%-4px)] fill-tinta" />
            ) : (
              <rect x="1" y="1" width="120%" height="200%" rx="18" className="fill-none stroke-tinta stroke-2" />
            )}
            <BarWords
              amount={amount}
              name={name}
              upright={upright}
              className={kind === 'debt' ? 'fill-papel' : 'fill-tinta'}
            />
          </svg>
        );
      })}
      <svg aria-hidden="true" x={percent(limit / income)} className="overflow-visible">
        <path d="M0 30V1000" className="stroke-azafran stroke-2 [stroke-dasharray:6_5]" />
        <path d="M0 4V30" className="stroke-tinta stroke-2" />
        <text x="8" y="17" className="fill-tinta font-bold">
          {`${formatPrice(limit)}, el límite`}
        </text>
      </svg>
    </svg>
  );
}

function BarWords({
  amount,
  name,
  upright,
  className,
}: {
  amount: Cents;
  name: string;
  upright: boolean;
  className: string;
}) {
  if (!upright)
    return (
      <text className={className}>
        <tspan x="14" y="30" className="font-titular text-txt font-bold tracking-cerrado md:text-t4">
          {formatPrice(amount)}
        </tspan>
        <tspan x="14" dy="1.5em" className="text-[0.8125rem] md:text-nota">
          {name}
        </tspan>
      </text>
    );
  return (
    <svg aria-hidden="true" x="50%" y="0" height="100%" className="overflow-visible">
      <text transform="translate(5 14) rotate(-90)" textAnchor="end" className={className}>
        <tspan className="font-titular text-nota font-bold tracking-cerrado md:text-campo">{formatPrice(amount)}</tspan>
        <tspan dx="5" className="text-[0.75rem] md:text-nota">
          {name}
        </tspan>
      </text>
    </svg>
  );
}

/** Monthly payments falling to the limit. */
export function InstalmentRungs({ limit, rungs }: { limit: Cents; rungs: readonly Rung[] }) {
  const most = Math.max(...rungs.map(({ amount }) => amount));
  const top = (amount: Cents) => percent(1 - amount / most);
  return (
    <svg aria-hidden="true" className="size-full overflow-hidden text-nota">
      {rungs.map(({ name, amount }, index) => (
        <svg
          aria-hidden="true"
          key={name}
          x={percent(index / rungs.length)}
          width={percent(1 / rungs.length)}
          className="overflow-visible"
        >
          <rect y={top(amount)} height="200%" rx="24" className="w-[calc(100%-4px)] fill-papel" />
          <svg aria-hidden="true" y={top(limit)} className="overflow-visible">
            <text className="fill-tinta">
              <tspan x="16" y="36" className="font-titular text-txt font-bold tracking-cerrado md:text-t4">
                {formatPrice(amount)}
              </tspan>
              <tspan x="16" dy="1.5em" className="text-[0.8125rem] md:text-nota">
                {name}
              </tspan>
            </text>
          </svg>
        </svg>
      ))}
      <svg aria-hidden="true" y={top(limit)} width="100%" className="overflow-visible">
        <path d="M0 0H4000" className="stroke-tinta stroke-2 [stroke-dasharray:6_5]" />
      </svg>
    </svg>
  );
}

type CushionBarsProps = {
  monthly: Cents;
  goal: Cents;
  /** Months from zero to the goal. */
  months: number;
  marks: readonly { month: number; name: string }[];
};

/** Savings of each month as a share of the goal. */
export function CushionBars({ monthly, goal, months, marks }: CushionBarsProps) {
  const shares = Array.from({ length: months }, (_, month) => Math.min(1, ((month + 1) * monthly) / goal));
  const wide = percent(1 / months);
  const sleep = marks[0]?.month ?? 0;
  // The label of the tallest bar is above it.
  const HEADROOM = 0.12;
  const top = (share: number) => percent(1 - share * (1 - HEADROOM));
  return (
    <svg aria-hidden="true" className="size-full overflow-visible text-nota">
      {shares.map((share, index) => {
        const month = index + 1;
        const mark = marks.find((one) => one.month === month);
        return (
          <svg
            aria-hidden="true"
            key={month}
            x={percent(index / months)}
            y={top(share)}
            width={wide}
            height={percent(share * (1 - HEADROOM))}
            className={mark ? 'overflow-visible' : undefined}
          >
            <ChannelBar className={month >= sleep ? 'fill-azafran' : 'fill-cielo'} />
            {mark && (
              <text x="100%" dx="-12" y="-8" textAnchor="end" className="fill-papel font-bold">
                {mark.name}
              </text>
            )}
          </svg>
        );
      })}
    </svg>
  );
}

/** The lower half is outside the viewBox. */
function ChannelBar({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      <rect width="86%" height="200%" rx="43%" className={className} />
    </svg>
  );
}
