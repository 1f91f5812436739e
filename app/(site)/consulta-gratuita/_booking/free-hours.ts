import type { FreeHours } from '@/components/first-consultation/hour-picker';
import { findAvailability } from '@/lib/scheduling/availability';
import { bookingWindow } from '@/lib/scheduling/booking-window';
import { site } from '@/lib/site';

/** Every hour of the booking window, as the free appointment would take it. */
export async function freeHours(now: Date): Promise<FreeHours> {
  const { first, last } = bookingWindow(now);
  const { days } = await findAvailability(first, last, site.consultationMinutes);
  return { first, last, days };
}
