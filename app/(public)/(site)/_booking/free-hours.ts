import type { FreeHours } from '@/components/agenda/appointments/hour-picker';
import { findAvailability } from '@/lib/agenda/availability';
import { bookingWindow } from '@/lib/agenda/booking-window';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';

/** Every hour of the booking window, as an appointment of so many minutes would take it. One that is moved does not bar itself. */
export async function freeHours(now: Date, duration: number, movedBookingId?: string): Promise<FreeHours> {
  const { first, last } = bookingWindow(now);
  const { days } = await findAvailability(first, last, duration, movedBookingId);
  return { first, last, days };
}

/** The hour that an appointment has, as the form that moves it shows it and sends it back. */
export function shownHour(startsAt: Date) {
  return { date: madridDate(startsAt), time: madridTime(startsAt), start: startsAt.toISOString() };
}
