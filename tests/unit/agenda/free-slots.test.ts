import { hasFreeHour, lastFreeDay } from '@/lib/agenda/free-slots';
import type { Day } from '@/lib/agenda/slots';

const day = (date: string, ...statuses: Day['slots'][number]['status'][]): Day => ({
  date,
  slots: statuses.map((status, index) => ({ time: `${10 + index}:00`, status })),
});
const days = [day('2026-12-04', 'booked', 'free'), day('2026-12-09', 'booked'), day('2026-12-10', 'free')];

test('the last free day is the last one until the end that has a free hour', () => {
  expect(lastFreeDay(days, '2026-12-09')).toBe('2026-12-04');
  expect(lastFreeDay(days, '2026-12-10')).toBe('2026-12-10');
});

test('there is no last free day where every hour until then is taken', () => {
  expect(lastFreeDay(days.slice(1), '2026-12-09')).toBeNull();
});

test('the hour of the appointment that is moved is no other hour', () => {
  const current = { date: '2026-12-04', time: '11:00' };
  expect(hasFreeHour(days.slice(0, 2))).toBe(true);
  expect(hasFreeHour(days.slice(0, 2), current)).toBe(false);
  expect(hasFreeHour(days, current)).toBe(true);
});
