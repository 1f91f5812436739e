import fc from 'fast-check';
import { spansOf } from '@/lib/desk/numbers/spans-of';
import { addMadridDays, weekday } from '@/lib/shared/madrid-time';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addMadridDays('2000-01-01', days));

test('twelve weeks from Monday to Sunday, without gaps, and the last one has today', () => {
  fc.assert(
    fc.property(day, (today) => {
      const spans = spansOf('weeks', today);
      expect(spans).toHaveLength(12);
      for (const [index, { from, until }] of spans.entries()) {
        expect([weekday(from), addMadridDays(from, 7)]).toEqual([1, until]);
        expect(spans[index + 1]?.from ?? until).toBe(until);
      }
      const last = spans.at(-1);
      expect(last && last.from <= today && today < last.until).toBe(true);
    }),
  );
});

test('twelve calendar months, without gaps, and the last one has today', () => {
  fc.assert(
    fc.property(day, (today) => {
      const spans = spansOf('months', today);
      expect(spans).toHaveLength(12);
      expect(new Set(spans.map(({ from }) => from.slice(5, 7))).size).toBe(12);
      for (const [index, { from, until }] of spans.entries()) {
        expect([from.slice(8), until.slice(8)]).toEqual(['01', '01']);
        expect(spans[index + 1]?.from ?? until).toBe(until);
      }
      expect(spans.at(-1)?.from.slice(0, 7)).toBe(today.slice(0, 7));
    }),
  );
});

test('months go back over the turn of the year', () => {
  const spans = spansOf('months', '2027-01-31');
  expect([spans[0], spans.at(-1)]).toEqual([
    { from: '2026-02-01', until: '2026-03-01' },
    { from: '2027-01-01', until: '2027-02-01' },
  ]);
});

test('the week in which the clock changes has seven days like the others', () => {
  expect(spansOf('weeks', '2026-10-25').at(-1)).toEqual({ from: '2026-10-19', until: '2026-10-26' });
});
