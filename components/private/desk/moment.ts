import { formatDate, madridDate, madridTime } from '@/lib/shared/madrid-time';

/** A moment of the server as it is said at the desk: "23 de noviembre de 2026" and "10:05", in Madrid. */
export function moment(iso: string): { day: string; time: string } {
  const instant = new Date(iso);
  return { day: formatDate(madridDate(instant)), time: madridTime(instant) };
}
