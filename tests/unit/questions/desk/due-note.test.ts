import { dueMoment } from '@/components/questions/desk/due-note';
import { madridInstant } from '@/lib/shared/madrid-time';

const now = madridInstant('2026-11-23', '17:00');

test.each([
  ['2026-11-23', '18:00', { is: 'today', time: '18:00' }],
  ['2026-11-24', '00:30', { is: 'tomorrow', time: '00:30' }],
  ['2026-11-27', '10:00', { is: 'later', day: 'viernes 27', time: '10:00' }],
  ['2026-12-09', '10:00', { is: 'later', day: 'mié 9 dic', time: '10:00' }],
  ['2026-11-23', '17:00', { is: 'late', unit: 'minutes', count: 1 }],
  ['2026-11-23', '16:01', { is: 'late', unit: 'minutes', count: 59 }],
  ['2026-11-23', '15:31', { is: 'late', unit: 'hours', count: 1 }],
  ['2026-11-22', '10:00', { is: 'late', unit: 'hours', count: 31 }],
  ['2026-11-20', '18:00', { is: 'late', unit: 'days', count: 2 }],
])('what is due on %s at %s', (date, time, moment) => {
  expect(dueMoment(madridInstant(date, time), now)).toEqual(moment);
});
