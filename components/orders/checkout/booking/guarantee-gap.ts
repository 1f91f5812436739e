import { lastFreeDay } from '@/components/agenda/calendar/last-day-note';
import type { Day } from '@/lib/agenda/slots';
import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';

type GuaranteeGap = {
  /** The last day of the guarantee of an order that is paid today. */
  end: MadridDate;
  /** The last day with a free hour that the guarantee covers, or null. */
  lastInside: MadridDate | null;
};

/** Null if the guarantee, in days from the payment, covers the day of the appointment. */
export function guaranteeGap(
  { today, guaranteeDays, date }: { today: MadridDate; guaranteeDays: number; date: MadridDate },
  days: readonly Day[],
): GuaranteeGap | null {
  const end = addMadridDays(today, guaranteeDays);
  if (date <= end) return null;
  return { end, lastInside: lastFreeDay(days, end) };
}
