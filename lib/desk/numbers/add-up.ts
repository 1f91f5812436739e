import type { MadridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import type { Figures, Span } from './contract';

export const STEPS = ['chosen', 'begun', 'paid', 'moved', 'refunded'] as const;
export type Step = (typeof STEPS)[number];

/** How often something happened on a day with a service. `amount` is the money of `paid` and `refunded`, and 0 for the others. */
export type DayCount = { day: MadridDate; productId: string; step: Step; count: number; amount: Cents };

export const NOTHING: Figures = { chosen: 0, begun: 0, paid: 0, moved: 0, refunded: 0, income: 0, paidBack: 0 };

export function addUp(counts: readonly DayCount[]): Figures {
  const sum = { ...NOTHING };
  for (const { step, count, amount } of counts) {
    sum[step] += count;
    if (step === 'paid') sum.income += amount;
    if (step === 'refunded') sum.paidBack += amount;
  }
  return sum;
}

export function bySpan(counts: readonly DayCount[], spans: readonly Span[]): (Span & Figures)[] {
  return spans.map((span) => ({
    ...span,
    ...addUp(counts.filter(({ day }) => day >= span.from && day < span.until)),
  }));
}
