import type { DateLib } from 'react-day-picker';

/** Makes react-day-picker treat the booking window as one month, so that no gap shows where a calendar month ends. */
export function continuousWeeks(first: Date, last: Date): Partial<DateLib> {
  return {
    startOfMonth: () => first,
    endOfMonth: () => last,
    isSameMonth: () => true,
    differenceInCalendarMonths: () => 0,
  };
}
