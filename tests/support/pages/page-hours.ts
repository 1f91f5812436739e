import type { APIRequestContext } from '@playwright/test';
import { refundRights } from '@/lib/orders/refunds/refund-rights';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { freeHours } from '../shop/hours';

export type Hour = { date: string; time: string };

const readWith = (api: APIRequestContext) => async (path: string) => (await api.get(path)).json();

/** A free hour from tomorrow on. Duration in minutes. */
export async function freeHour(api: APIRequestContext, duration = 60): Promise<Hour> {
  const [first] = await freeHours(readWith(api), duration);
  if (!first) throw new Error('Every hour of the next 30 days is taken.');
  return { date: first.bookingDate, time: first.bookingTime };
}

/** The last free hour of the booking window. */
export async function lastFreeHour(api: APIRequestContext): Promise<Hour> {
  const last = (await freeHours(readWith(api))).at(-1);
  if (!last) throw new Error('Every hour of the next 30 days is taken.');
  return { date: last.bookingDate, time: last.bookingTime };
}

/** The last day on which an order that is paid now is paid back. */
export function openUntilOfToday(): MadridDate {
  const now = new Date();
  return refundRights(now, now, []).openUntil;
}

/** Whether this hour of a later day can be booked now. */
export async function isFree(api: APIRequestContext, { date, time }: Hour): Promise<boolean> {
  const hours = await freeHours(readWith(api));
  return hours.some(({ bookingDate, bookingTime }) => bookingDate === date && bookingTime === time);
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
