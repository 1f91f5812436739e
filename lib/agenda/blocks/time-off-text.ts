import { formatShortDate } from '@/lib/shared/madrid-time';
import type { TimeOff } from './schema';

/** "jue 13 nov 2025, 10:00-12:00"; "…, cada semana hasta el jue 18 dic 2025" */
export function timeOffText({ fromDate, fromTime, toDate, toTime, weeklyUntil }: Omit<TimeOff, 'note'>): string {
  const end = fromDate === toDate ? toTime : ` ${formatShortDate(toDate)}, ${toTime}`;
  const separator = fromDate === toDate ? '-' : ' -';
  const weekly = weeklyUntil ? `, cada semana hasta el ${formatShortDate(weeklyUntil)}` : '';
  return `${formatShortDate(fromDate)}, ${fromTime}${separator}${end}${weekly}`;
}
