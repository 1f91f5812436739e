import { guaranteeGap } from '@/components/orders/checkout/booking/guarantee-note';

type Day = Parameters<typeof guaranteeGap>[1][number];

const day = (date: string, ...statuses: Day['slots'][number]['status'][]): Day => ({
  date,
  slots: statuses.map((status, index) => ({ time: `${10 + index}:00`, status })),
});

const today = '2026-11-23';
const days = [
  day('2026-11-23', 'past', 'free'),
  day('2026-12-04', 'booked', 'free'),
  day('2026-12-07', 'booked', 'booked'),
  day('2026-12-08'),
  day('2026-12-09', 'free'),
  day('2026-12-23', 'free'),
];
const gapOn = (date: string) => guaranteeGap({ today, guaranteeDays: 15, date }, days);

test('until its last day the guarantee covers the appointment', () => {
  expect(gapOn('2026-11-23')).toBeNull();
  expect(gapOn('2026-12-08')).toBeNull();
});

test('after it, the end is said, and the last day inside that has a free hour', () => {
  expect(gapOn('2026-12-09')).toEqual({ end: '2026-12-08', lastInside: '2026-12-04' });
  expect(gapOn('2026-12-23')).toEqual({ end: '2026-12-08', lastInside: '2026-12-04' });
});

test('with every hour inside taken there is nothing to offer', () => {
  const later = days.slice(4);
  expect(guaranteeGap({ today, guaranteeDays: 15, date: '2026-12-23' }, later)).toEqual({
    end: '2026-12-08',
    lastInside: null,
  });
});
