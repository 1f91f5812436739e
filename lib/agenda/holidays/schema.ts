import { z } from 'zod';
import { onOneLine } from '@/lib/shared/on-one-line';
import { bookingDate } from '../schema';

const HOLIDAY_NAME_MAX = 80;

export const localHolidaySchema = z.object({
  date: bookingDate,
  name: z
    .string({ error: 'holidayNameRequired' })
    .transform(onOneLine)
    .pipe(z.string().min(1, 'holidayNameRequired').max(HOLIDAY_NAME_MAX, 'noteTooLong')),
});
export type NewHoliday = z.output<typeof localHolidaySchema>;

export const removedHolidaySchema = z.object({ date: bookingDate });
