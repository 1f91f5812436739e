import { DECREED } from '@/lib/shared/working-days/decreed-holidays';
import { lastDecreedDay } from '@/lib/shared/working-days/last-known-day';

test('a table ends with its last year, and a region without a table has no end', () => {
  expect(lastDecreedDay('madrid')).toBe(`${Object.keys(DECREED.madrid).at(-1)}-12-31`);
  expect(lastDecreedDay('spain')).toBeNull();
});
