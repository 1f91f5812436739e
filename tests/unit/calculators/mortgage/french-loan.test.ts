import {
  firstYearOfMorePrincipal,
  type Loan,
  monthlyPayment,
  totalInterest,
  yearlySchedule,
} from '@/lib/calculators/mortgage/french-loan';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';

const loan: Loan = { principal: 16_000_000, annualRate: 0.035, months: 300 };

test('160,000 € over 25 years at 3.5 % cost 801 € a month and 80,299 € of interest', () => {
  expect(monthlyPayment(loan)).toBe(80_100);
  expect(totalInterest(loan)).toBe(8_029_931);
});

test('the first year pays 5,535 € of interest, the last one 180 €', () => {
  const schedule = yearlySchedule(loan);
  expect(schedule).toHaveLength(25);
  expect(schedule[0]).toEqual({ year: 1, interest: 553_501, principal: 407_696, balance: 15_592_304 });
  expect(schedule[24]).toMatchObject({ year: 25, interest: 17_977, balance: 0 });
});

test('the sixth year is the first that pays more house than interest', () => {
  expect(firstYearOfMorePrincipal(yearlySchedule(loan))?.year).toBe(6);
});

test('a mixed loan has turned only with the year from which on it stays so', () => {
  const mixed = { fixedYears: 8, laterRate: 0.08 };
  const input = { price: 160_000_00, savings: 0, years: 25, annualRate: 0.03, kind: 'mixto', mixed } as const;
  const { years } = simulateMortgage(input);
  const isMore = years.map(({ principal, interest }) => principal > interest);
  const turn = firstYearOfMorePrincipal(years)?.year ?? Number.NaN;
  // In the cheap years it is true, and then false again.
  expect(isMore.indexOf(true)).toBeLessThan(8);
  expect(turn).toBeGreaterThan(8);
  expect(isMore.slice(turn - 1)).not.toContain(false);
  expect(isMore[turn - 2]).toBe(false);
});

test('the years add up to the whole loan and the whole interest, give or take a cent a year', () => {
  const schedule = yearlySchedule(loan);
  const principal = schedule.reduce((sum, year) => sum + year.principal, 0);
  const interest = schedule.reduce((sum, year) => sum + year.interest, 0);
  expect(Math.abs(principal - loan.principal)).toBeLessThanOrEqual(13);
  expect(Math.abs(interest - totalInterest(loan))).toBeLessThanOrEqual(13);
});

test('at 0 % the instalment is the principal divided by the months and there is no interest', () => {
  const free: Loan = { principal: 12_000_00, annualRate: 0, months: 18 };
  expect(monthlyPayment(free)).toBe(66_667);
  expect(totalInterest(free)).toBe(0);
  expect(yearlySchedule(free)).toEqual([
    { year: 1, interest: 0, principal: 800_000, balance: 400_000 },
    { year: 2, interest: 0, principal: 400_000, balance: 0 },
  ]);
});

test.each<[string, Partial<Loan>]>([
  ['a negative principal', { principal: -1 }],
  ['an infinite principal', { principal: Number.POSITIVE_INFINITY }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a rate that is not a number', { annualRate: Number.NaN }],
  ['no months', { months: 0 }],
  ['half a month', { months: 1.5 }],
])('%s is refused', (_, fault) => {
  expect(() => monthlyPayment({ ...loan, ...fault })).toThrow(RangeError);
  expect(() => yearlySchedule({ ...loan, ...fault })).toThrow(RangeError);
});
