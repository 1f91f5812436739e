import { writeFragment } from '@/lib/calculators/input/fragment';
import type { MortgageCase } from '@/lib/site/living-mortgage';

/** Address of the simulator with these values, in the fragment, which is not sent to the server. */
export function simulatorAddress({ price, savings, years, rate }: MortgageCase): string {
  const numbers = { precio: String(price), ahorro: String(savings), plazo: String(years), interes: String(rate) };
  return `/calculadoras/simulador-hipoteca${writeFragment(numbers)}`;
}
