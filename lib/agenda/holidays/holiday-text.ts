import { formatDate } from '@/lib/shared/madrid-time';
import type { Holiday } from '@/lib/shared/working-days/local-holidays';

/** As the log names it. */
export function holidayText({ date, name }: Holiday): string {
  return `${formatDate(date)}, ${name}`;
}
