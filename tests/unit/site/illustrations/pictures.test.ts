import { familyCover } from '@/components/site/illustrations/services/family-cover';
import { savingStarts } from '@/components/site/illustrations/services/saving-start';
import { exampleCover } from '@/lib/site/services/insurance';

test('the same saving grows more the earlier it begins, and without growth equals the contributions', () => {
  const plan = { monthly: 10_000, until: 67, from: [57, 47], annualRate: 0 };
  expect(savingStarts(plan)).toEqual([
    { age: 57, years: 10, contributed: 1_200_000, balance: 1_200_000 },
    { age: 47, years: 20, contributed: 2_400_000, balance: 2_400_000 },
  ]);
  const [late, early] = savingStarts({ ...plan, annualRate: 0.04 });
  // 100 € a month for ten years at 4 %: 14,724.98 €, as the ordinary annuity gives it.
  expect(late?.balance).toBe(1_472_498);
  expect(early?.balance ?? 0).toBeGreaterThan(2 * (late?.balance ?? 0));
});

test('the gap of a family is its needs beyond its debt, less the cover by the employer', () => {
  const cover = familyCover({ ...exampleCover, companyCover: 3_000_000 });
  expect(cover.bank).toBe(cover.debt);
  expect(cover.gap).toBe(cover.spending + cover.studies - 3_000_000);
  expect(cover.debt + cover.spending + cover.studies).toBe(cover.bank + cover.company + cover.gap);
});

test('a family with more cover by the employer than needs has no gap', () => {
  expect(familyCover({ ...exampleCover, companyCover: 90_000_000 }).gap).toBe(0);
});
