import { phaseAt } from '@/components/site/home/phase-stage';
import { phaseExample, phases } from '@/lib/site/home';

test.each([
  [-0.2, 1],
  [0, 1],
  [0.329, 1],
  [0.33, 2],
  [0.659, 2],
  [0.66, 3],
  [1.4, 3],
])('at scroll progress %s the card on top is number %s', (progress, phase) => {
  expect(phaseAt(progress)).toBe(phase);
});

test('a household with 3,000 € and 1,250 € of debts has 41.7 %, and is within the limit in two months', () => {
  const [connect, act] = phases;
  expect(`${connect.figure} ${connect.unit}`).toBe('41,7 %');
  expect(`${act.figure} ${act.unit}`).toBe('2 meses');
  expect(phaseExample.rungs.map(({ amount }) => amount)).toEqual([125_000, 110_000, 105_000]);
  expect(phaseExample.limit).toBe(105_000);
});

test('the shares add up to the income', () => {
  const { income, shares } = phaseExample;
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(income);
});

test('the savings goal is reached in the stated month, and not the month before', () => {
  const { cushion, marks } = phaseExample;
  const share = (months: number) => (months * cushion.monthly) / cushion.goal;
  const full = marks.at(-1)?.month ?? 0;
  expect(cushion.months).toBe(full);
  expect(share(full)).toBeGreaterThanOrEqual(1);
  expect(share(full - 1)).toBeLessThan(1);
  const half = marks[0]?.month ?? 0;
  expect(share(half)).toBeGreaterThanOrEqual(0.5);
  expect(share(half - 1)).toBeLessThan(0.5);
});
