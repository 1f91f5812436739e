import fc from 'fast-check';
import { durationParts } from '@/components/desk/numbers/figure-table';

test.each([
  [0, { unit: 'minutes', days: 0, hours: 0, minutes: 0 }],
  [59, { unit: 'minutes', days: 0, hours: 0, minutes: 59 }],
  [60, { unit: 'hours', days: 0, hours: 1, minutes: 0 }],
  [1439, { unit: 'hours', days: 0, hours: 23, minutes: 59 }],
  [1440, { unit: 'days', days: 1, hours: 0, minutes: 0 }],
  [2821, { unit: 'days', days: 2, hours: 0, minutes: 0 }],
])('%i minutes', (minutes, parts) => {
  expect(durationParts(minutes)).toEqual(parts);
});

test('never says less than it took, and never an hour more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (taken) => {
      const { days, hours, minutes } = durationParts(taken);
      const said = (days * 24 + hours) * 60 + minutes;
      expect(said - taken).toBeGreaterThanOrEqual(0);
      expect(said - taken).toBeLessThan(60);
    }),
  );
});
