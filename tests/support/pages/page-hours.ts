import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { addMadridDays, madridDate } from '@/lib/madrid-time';

export type Hour = { date: string; time: string };

const availability = z.object({
  days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), status: z.string() })) })),
});

/** An hour that nobody has, from tomorrow on: none that passes while the test runs. Duration in minutes. */
export async function freeHour(api: APIRequestContext, duration = 60): Promise<Hour> {
  const tomorrow = addMadridDays(madridDate(new Date()), 1);
  const query = new URLSearchParams({
    start: tomorrow,
    end: addMadridDays(tomorrow, 29),
    duration: String(duration),
  });
  const { days } = availability.parse(await (await api.get(`/api/slots?${query}`)).json());
  for (const { date, slots } of days) {
    const free = slots.find(({ status }) => status === 'free');
    if (free) return { date, time: free.time };
  }
  throw new Error('Every hour of the next 30 days is taken.');
}

/** Whether an hour can be had at this moment. */
export async function isFree(api: APIRequestContext, { date, time }: Hour): Promise<boolean> {
  const { days } = availability.parse(await (await api.get(`/api/slots?start=${date}&end=${date}`)).json());
  return days[0]?.slots.some((slot) => slot.time === time && slot.status === 'free') ?? false;
}

/** "jueves 13 de noviembre" */
export function dayName(date: string): string {
  return `${part(date, 'weekday')} ${part(date, 'day')} de ${part(date, 'month')}`;
}

/** "Jueves, 13 de noviembre de 2025" */
export function longDate(date: string): string {
  const weekday = part(date, 'weekday');
  const capital = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  return `${capital}, ${part(date, 'day')} de ${part(date, 'month')} de ${part(date, 'year')}`;
}

/** "jueves 13" */
export function weekdayAndDay(date: string): string {
  return `${part(date, 'weekday')} ${part(date, 'day')}`;
}

const spanish = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });

function part(date: string, type: Intl.DateTimeFormatPartTypes): string {
  const parts = spanish.formatToParts(new Date(`${date}T12:00:00Z`));
  return parts.find((candidate) => candidate.type === type)?.value ?? '';
}
