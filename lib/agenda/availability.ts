import 'server-only';
import { db } from '@/lib/server/db';
import { addMadridDays, MADRID, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import { bookingWindow } from './booking-window';
import { coalesceReads } from './coalesce-reads';
import { hasFreeHour, type StartHour } from './free-slots';
import { liveClaims } from './obstacles/live-claims';
import type { Claim } from './obstacles/obstacle';
import { BOOKING_WINDOW_DAYS } from './opening-hours';
import { readRules } from './rules/read-rules';
import { type Day, slotsByDay } from './slots';

export type Availability = { timezone: typeof MADRID; days: Day[] };

/** The first day after the booking window that has a free hour, and the day from which it can be booked. */
export type NextDay = { date: MadridDate; opens: MadridDate };

/** The booking window, day by day. `next` only where none of its hours is free. */
export type BookableDays = Availability & {
  window: { first: MadridDate; last: MadridDate };
  next?: NextDay | undefined;
};

const coalesce = coalesceReads<Availability>();

/**
 * The slots of every day from start to end, both included. Duration in minutes. Two queries, whatever the period.
 * `without` is the booking that is to be moved.
 */
export function findAvailability(
  start: MadridDate,
  end: MadridDate,
  duration: number,
  without: string | null = null,
): Promise<Availability> {
  return coalesce(`${start} ${end} ${duration} ${without}`, () =>
    readAvailability({ start, end, duration, without }, new Date()),
  );
}

type Wanted = { start: MadridDate; end: MadridDate; duration: number; without: string | null };

export async function readAvailability(
  { start, end, duration, without }: Wanted,
  now: Date,
  set: { noticeHours?: number } = {},
): Promise<Availability> {
  const period = { startsAt: madridInstant(start, '00:00'), endsAt: madridInstant(addMadridDays(end, 1), '00:00') };
  const [claims, rules] = await Promise.all([db().$queryRaw<Claim[]>(liveClaims(period, without, now)), readRules()]);
  return { timezone: MADRID, days: slotsByDay({ start, end }, duration, now, claims, { ...rules, ...set }) };
}

/** The appointment that is moved: it does not bar itself, and its own hour is no other one. */
export type MovedHour = StartHour & { bookingId: string };

/** Every day of the booking window. Duration in minutes. */
export async function findBookableDays(duration: number, now: Date, moved?: MovedHour): Promise<BookableDays> {
  const window = bookingWindow(now);
  const without = moved?.bookingId ?? null;
  const found = await findAvailability(window.first, window.last, duration, without);
  if (hasFreeHour(found.days, moved)) return { ...found, window };
  return { ...found, window, next: await findNextDay(addMadridDays(window.last, 1), duration, without) };
}

/** Looks at a window that begins at `start`, as it is seen from its first midnight: each of its hours is told of weeks ahead. */
async function findNextDay(start: MadridDate, duration: number, without: string | null): Promise<NextDay | undefined> {
  const wanted = { start, end: addMadridDays(start, BOOKING_WINDOW_DAYS), duration, without };
  const { days } = await readAvailability(wanted, madridInstant(start, '00:00'), { noticeHours: 0 });
  const first = days.find((day) => hasFreeHour([day]));
  return first && { date: first.date, opens: addMadridDays(first.date, -BOOKING_WINDOW_DAYS) };
}
