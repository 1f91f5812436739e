import type { CompoundYear } from '@/lib/calculators/compound/compound-interest';

/** Which costs the plan has paid by its end. */
export function shownCosts(schedule: readonly CompoundYear[]): { fees: boolean; tax: boolean } {
  const last = schedule.at(-1);
  return { fees: (last?.fees ?? 0) > 0, tax: (last?.tax ?? 0) > 0 };
}
