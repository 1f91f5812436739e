import { freeSpan, type HourCell, hourCells, stepFrom, workingWeek } from '@/components/agenda/desk/hour-cells';
import type { AgendaAnswer } from '@/lib/agenda/agenda/find-agenda';
import { madridInstant } from '@/lib/shared/madrid-time';

// The Monday after the clocks have changed.
const date = '2026-10-26';
const ALL = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const day = { date, holiday: null, isOpenHoliday: false, worked: ALL };
const at = (time: string) => madridInstant(date, time).toISOString();
const empty: AgendaAnswer = {
  days: [day],
  appointments: [],
  holds: [],
  blocks: [],
  busy: [],
  busyCalendar: { readAt: null, failingSince: null },
  overlapped: [],
  today: date,
  now: at('08:00'),
};
const block = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), note: null });
const appointment = {
  id: 'a',
  orderId: null,
  title: 'Sesión',
  customerName: 'Ana',
  mode: null,
  email: null,
  phone: null,
  meetLink: null,
  notes: null,
};
const states = (cells: HourCell[]) => cells.map(({ state }) => state);

test('an hour is free, closed by the rules, past, or taken by what stands in it', () => {
  const cells = hourCells(
    { ...day, worked: ALL.slice(0, -1) },
    { ...empty, now: at('09:00'), blocks: [block('12:00', '13:00')] },
  );
  expect(states(cells)).toEqual(['past', 'free', 'free', 'taken', 'free', 'free', 'free', 'free', 'closed']);
});

test('what lasts longer than an hour, or begins the day before, goes on in the next one', () => {
  const cells = hourCells(day, {
    ...empty,
    appointments: [{ ...appointment, startsAt: at('14:00'), endsAt: at('15:30') }],
    blocks: [{ ...block('00:00', '11:00'), startsAt: '2026-10-23T22:00:00.000Z' }],
  });
  const shown = cells.map(({ items }) => items.map(({ kind, isFirst }) => `${kind} ${isFirst}`).join());
  expect(shown).toEqual(['block true', 'block false', '', '', '', 'appointment true', 'appointment false', '', '']);
});

test('another event of the calendar takes its hours, and stands beside an appointment of the same hour', () => {
  const cells = hourCells(day, {
    ...empty,
    appointments: [{ ...appointment, startsAt: at('10:00'), endsAt: at('11:00') }],
    busy: [{ startsAt: at('10:30'), endsAt: at('11:30') }],
  });
  expect(cells.slice(0, 4).map(({ items }) => items.map(({ kind }) => kind))).toEqual([
    [],
    ['appointment', 'busy'],
    ['busy'],
    [],
  ]);
});

test('a choice of hours ends at the first one that is not free, in both directions', () => {
  const cells = hourCells(day, { ...empty, blocks: [block('11:00', '12:00'), block('16:00', '17:00')] });
  expect(freeSpan(cells, 4, 8)).toEqual({ from: 4, to: 6 });
  expect(freeSpan(cells, 4, 0)).toEqual({ from: 3, to: 4 });
  expect(freeSpan(cells, 4, 4)).toEqual({ from: 4, to: 4 });
});

test('weeks go from Monday to Friday, and days leave weekends out', () => {
  expect(workingWeek('2026-10-28')).toEqual({ from: '2026-10-26', to: '2026-10-30' });
  expect(workingWeek('2026-10-25')).toEqual({ from: '2026-10-26', to: '2026-10-30' });
  expect(stepFrom('2026-10-28', 'week', 1)).toBe('2026-11-02');
  expect(stepFrom('2026-10-28', 'week', -1)).toBe('2026-10-19');
  expect(stepFrom('2026-10-30', 'day', 1)).toBe('2026-11-02');
  expect(stepFrom('2026-10-26', 'day', -1)).toBe('2026-10-23');
});
