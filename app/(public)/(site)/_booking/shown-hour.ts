import { madridDate, madridTime } from '@/lib/shared/madrid-time';

/** The hour that an appointment has, as the form that moves it shows it and sends it back. */
export function shownHour(startsAt: Date) {
  return { date: madridDate(startsAt), time: madridTime(startsAt), start: startsAt.toISOString() };
}
