import type { DateLib } from 'react-day-picker';

/**
 * Makes react-day-picker treat the whole booking window as one month, so that its days follow each other without a gap
 * where one calendar month ends. Everything it asks of a month is answered for the window.
 */
export function continuousWeeks(first: Date, last: Date): Partial<DateLib> {
  return {
    startOfMonth: () => first,
    endOfMonth: () => last,
    isSameMonth: () => true,
    differenceInCalendarMonths: () => 0,
  };
}
