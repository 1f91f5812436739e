import { z } from 'zod';
import { addMadridDays, isMadridDate } from '@/lib/shared/madrid-time';

/** Messages are keys of the `Validation` namespace. */
export const bookingDate = z.string({ error: 'dateInvalid' }).refine(isMadridDate, 'dateInvalid');
export const bookingTime = z.string({ error: 'timeInvalid' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timeInvalid');
export const productId = z.uuid('productUnknown');

/** "2026-12-01 09:00", Madrid. */
export const hourSchema = z
  .string({ error: 'hourRequired' })
  .trim()
  .min(1, 'hourRequired')
  .transform((text) => {
    const [date, time] = text.split(' ', 2);
    return { date, time };
  })
  .pipe(z.object({ date: bookingDate, time: bookingTime }));
export type Hour = z.output<typeof hourSchema>;

const MAX_SLOT_DAYS = 31;

export const slotQuerySchema = z
  .object({
    start: bookingDate,
    end: bookingDate,
    /** Minutes. */
    duration: z.coerce
      .number({ error: 'durationInvalid' })
      .int('durationInvalid')
      .min(15, 'durationInvalid')
      .max(540, 'durationInvalid')
      .default(60),
  })
  .refine(({ start, end }) => start <= end && end < addMadridDays(start, MAX_SLOT_DAYS), {
    path: ['end'],
    error: 'rangeInvalid',
    when: ({ issues }) => issues.length === 0,
  });

export const holdRequestSchema = z.object({ productId, bookingDate, bookingTime });
export type HoldRequest = z.output<typeof holdRequestSchema>;
