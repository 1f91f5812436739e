import { z } from 'zod';
import { bookingWindow } from '@/lib/agenda/booking-window';
import { STARTS } from '@/lib/agenda/opening-hours';
import { addMadridDays, type MadridDate, type MadridTime, madridDate, weekday } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';

export type Hour = { bookingDate: MadridDate; bookingTime: MadridTime };

/** Reads a path of the product as JSON: tests call it through different clients. */
type ReadJson = (path: string) => Promise<unknown>;

const availability = z.object({
  days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), status: z.string() })) })),
});

/** Every free hour from tomorrow on, so that none passes while a test runs. Duration in minutes. */
export async function freeHours(read: ReadJson, duration = 60): Promise<Hour[]> {
  const query = `start=${daysFromToday(1)}&end=${daysFromToday(30)}&duration=${duration}`;
  const { days } = availability.parse(await read(`/api/slots?${query}`));
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ status }) => status === 'free').map(({ time }) => ({ bookingDate: date, bookingTime: time })),
  );
}

/** Every bookable day but today, whose hours may be over. */
export function workingDays(now: Date): MadridDate[] {
  const { first, last } = bookingWindow(now);
  const days: MadridDate[] = [];
  for (let day = addMadridDays(first, 1); day <= last; day = addMadridDays(day, 1))
    if (isWorkingDay(day, [])) days.push(day);
  return days;
}

export function daysFromToday(days: number): MadridDate {
  return addMadridDays(madridDate(new Date()), days);
}

/** At most a week ahead; not today. */
export function nextSaturday(): MadridDate {
  const tomorrow = daysFromToday(1);
  return addMadridDays(tomorrow, (13 - weekday(tomorrow)) % 7);
}

/** Gives out each hour once, so that the tests of one file can share a database. */
export class Hours {
  #days: MadridDate[];
  #hours: Hour[] = [];

  constructor(now: Date) {
    this.#days = workingDays(now);
  }

  /** One hour; its neighbours may go to other tests. */
  next(): Hour {
    if (this.#hours.length === 0) {
      const bookingDate = this.day();
      this.#hours = STARTS.map((bookingTime) => ({ bookingDate, bookingTime }));
    }
    const hour = this.#hours.shift();
    if (!hour) throw new Error('A working day has hours.');
    return hour;
  }

  /** A whole day for one test. */
  day(): MadridDate {
    const day = this.#days.shift();
    if (!day) throw new Error('This file uses up more days than the calendar offers.');
    return day;
  }
}
