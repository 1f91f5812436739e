import { z } from 'zod';
import { addMadridDays } from '@/lib/shared/madrid-time';
import { onOneLine } from '@/lib/shared/on-one-line';
import { bookingDate, bookingTime } from '../schema';

export const NOTE_MAX = 80;
const MOST_DAYS = 366;

/** From `fromDate fromTime` to `toDate toTime`, Madrid; the end is not part of it. Midnight is 00:00 of the day that begins. */
export const timeOffSchema = z
  .object({
    fromDate: bookingDate,
    fromTime: bookingTime,
    toDate: bookingDate,
    toTime: bookingTime,
    /** Repeats the hours every week, for the last time in the week of this day or before. */
    weeklyUntil: bookingDate.nullish(),
    /** What it is for, as the desk shows it, on one line. */
    note: z.string().transform(onOneLine).pipe(z.string().max(NOTE_MAX, 'noteTooLong')).nullish(),
  })
  .refine(({ fromDate, fromTime, toDate, toTime }) => `${fromDate} ${fromTime}` < `${toDate} ${toTime}`, {
    path: ['toTime'],
    error: 'endBeforeStart',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(
    ({ fromDate, toDate, weeklyUntil }) => {
      const last = addMadridDays(fromDate, MOST_DAYS);
      return toDate <= last && (!weeklyUntil || (fromDate <= weeklyUntil && weeklyUntil <= last));
    },
    { path: ['weeklyUntil'], error: 'rangeInvalid', when: ({ issues }) => issues.length === 0 },
  );
export type TimeOff = z.output<typeof timeOffSchema>;
