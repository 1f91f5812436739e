import { lastFreeDay } from '@/components/agenda/calendar/last-day-note';
import type { Day } from '@/lib/agenda/slots';

const day = (date: string, ...statuses: Day['slots'][number]['status'][]): Day => ({
  date,
  slots: statuses.map((status, index) => ({ time: `${10 + index}:00`, status })),
});
const days = [day('2026-12-04', 'booked', 'free'), day('2026-12-09', 'booked'), day('2026-12-10', 'free')];

test('is the last one until the end that has a free hour', () => {
  expect(lastFreeDay(days, '2026-12-09')).toBe('2026-12-04');
  expect(lastFreeDay(days, '2026-12-10')).toBe('2026-12-10');
});

test('is none where every hour until then is taken', () => {
  expect(lastFreeDay(days.slice(1), '2026-12-09')).toBeNull();
});
