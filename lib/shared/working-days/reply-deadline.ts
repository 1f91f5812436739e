import { addHours } from 'date-fns';
import { madridDate, madridInstant, madridTime } from '@/lib/shared/madrid-time';
import type { LocalHoliday } from './local-holidays';
import { replyDay } from './reply-day';

/** The moment of the same promise, on its `replyDay`: where that is a later day, at the time of day at which the hours end. */
export function replyDeadline(receivedAt: Date, hours: number, local: readonly LocalHoliday[]): Date {
  const end = addHours(receivedAt, hours);
  const day = replyDay(receivedAt, hours, local);
  return day === madridDate(end) ? end : madridInstant(day, madridTime(end));
}
