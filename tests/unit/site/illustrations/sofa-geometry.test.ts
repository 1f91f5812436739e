import { seatSpan } from '@/components/site/illustrations/sofa/sofa-frame';
import {
  mortgageChannels,
  mortgageCushions,
  narrowSofa,
  wideSofa,
} from '@/components/site/illustrations/sofa/sofa-geometry';
import { type Loan, totalInterest, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';

const loan: Loan = { principal: 16_000_000, annualRate: 0.035, months: 300 };

/** Where a path's first point after M lies. */
function start(path: string): { x: number; y: number } {
  const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path) ?? [];
  return { x: Number(x), y: Number(y) };
}

test.each([
  ['wide', wideSofa],
  ['narrow', narrowSofa],
])('the %s sofa fills each channel with the interest of its year, to scale', (_, frame) => {
  const schedule = yearlySchedule(loan);
  const channels = mortgageChannels(frame, schedule);
  expect(channels).toHaveLength(25);
  const height = frame.backBottom - frame.backTop;
  for (const [index, { interest }] of channels.entries()) {
    const year = schedule[index] ?? { interest: 0, principal: 1 };
    const drawn = (frame.backBottom - start(interest).y) / height;
    expect(drawn).toBeCloseTo(year.interest / (year.interest + year.principal), 2);
  }
});

test('the cushions are proportional to the loan and its interest', () => {
  const interest = totalInterest(loan);
  const { left, width } = seatSpan(wideSofa);
  const { interestLeft } = mortgageCushions(wideSofa, loan.principal, interest);
  expect((interestLeft - left) / width).toBeCloseTo(loan.principal / (loan.principal + interest), 2);
});

test('a year that is nearly all interest keeps its round top', () => {
  const dear = yearlySchedule({ principal: 16_000_000, annualRate: 0.09, months: 480 });
  const [first] = mortgageChannels(wideSofa, dear);
  expect(first?.capital).toMatch(/^M[\d.]+ [\d.]+A[\d.]+ [\d.]+ 0 0 1 [\d.]+ [\d.]+z$/);
  expect(start(first?.interest ?? '').x).toBe(116);
  expect(first?.interest).toContain(`0V${wideSofa.backBottom}h`);
});
