import type { Loan } from '@/lib/calculators/mortgage';

const price = 20_000_000;
const savings = 4_000_000;
const years = 25;

/** The mortgage that the hero's sofa is drawn from. Amounts in cents. */
export const exampleMortgage = {
  price,
  savings,
  years,
  loan: { principal: price - savings, annualRate: 0.035, months: years * 12 } satisfies Loan,
};
