import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import { formatLongDate, formatShortDay, type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

export type Appointment = {
  startsAt: Date;
  endsAt: Date;
  /** Minutes. */
  duration: number;
  mode: AppointmentMode;
  /** Null in person, and online until the meeting exists. */
  meetLink: string | null;
};

/** "jueves 13 de noviembre de 2025", without the comma: for use within a sentence. */
export function longDay(date: MadridDate): string {
  return formatLongDate(date).replace(',', '');
}

export function dayOf({ startsAt }: Appointment): string {
  return longDay(madridDate(startsAt));
}

/** "jue 13 nov" */
export function shortDayOf({ startsAt }: Appointment): string {
  return formatShortDay(madridDate(startsAt));
}

/** "11:00" */
export function hourOf({ startsAt }: Appointment): string {
  return madridTime(startsAt);
}

/** "de 11:00 a 12:00" with its zone: the Canary Islands are an hour behind. */
export function hoursOf({ startsAt, endsAt }: Appointment): string {
  return `de ${madridTime(startsAt)} a ${madridTime(endsAt)}, hora peninsular`;
}

export function modeOf({ mode }: Appointment): string {
  return mode === 'online' ? 'Online, por videollamada' : 'En persona, en nuestro despacho de Madrid';
}

export function mapLink(): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.officeAddress)}`;
}
