import { z } from 'zod';
import { bookingDate } from '../schema';

const HOLIDAY_NAME_MAX = 80;

export const localHolidaySchema = z.object({
  date: bookingDate,
  name: z
    .string({ error: 'holidayNameRequired' })
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1, 'holidayNameRequired').max(HOLIDAY_NAME_MAX, 'noteTooLong')),
});
export type NewHoliday = z.output<typeof localHolidaySchema>;

export const removedHolidaySchema = z.object({ date: bookingDate });
