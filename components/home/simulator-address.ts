import { writeFragment } from '@/lib/calculators/fragment';
import type { MortgageCase } from '@/lib/content/living-mortgage';

/** The simulator, opened with these numbers: they travel in the fragment, which no server sees. */
export function simulatorAddress({ price, savings, years, rate }: MortgageCase): string {
  const numbers = { precio: String(price), ahorro: String(savings), plazo: String(years), interes: String(rate) };
  return `/calculadoras/simulador-hipoteca${writeFragment(numbers)}`;
}
