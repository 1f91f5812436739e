import { invoiceDay } from '@/lib/orders/delivery/invoice-day';
import { madridInstant } from '@/lib/shared/madrid-time';

test.each([
  ['a weekday', '2026-11-17', '2026-11-24'],
  ['a Saturday goes back to Friday', '2026-11-21', '2026-11-27'],
  ['a Sunday too', '2026-11-22', '2026-11-27'],
  ['a holiday after another goes back to the last working day', '2026-12-01', '2026-12-04'],
])('an invoice is due within seven days, when the office is open: %s', (_, requestedOn, day) => {
  expect(invoiceDay(madridInstant(requestedOn, '12:00'), [])).toBe(day);
});

test('a holiday that the firm had added when it was asked for is no such day', () => {
  const local = {
    date: '2026-11-24',
    name: 'Fiesta local',
    addedAt: madridInstant('2026-11-01', '09:00'),
    removedAt: null,
  };
  const day = (askedAt: string) => invoiceDay(madridInstant('2026-11-17', askedAt), [local]);
  expect(day('12:00')).toBe('2026-11-23');
  local.addedAt = madridInstant('2026-11-17', '13:00');
  expect(day('12:00')).toBe('2026-11-24');
});
