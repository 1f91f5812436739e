import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { BOOKING_WINDOW_DAYS } from './opening-hours';

export function bookingWindow(now: Date): { first: MadridDate; last: MadridDate } {
  const first = madridDate(now);
  return { first, last: addMadridDays(first, BOOKING_WINDOW_DAYS) };
}
