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

/** Minutes. */
export const durationSchema = z.coerce
  .number({ error: 'durationInvalid' })
  .int('durationInvalid')
  .min(15, 'durationInvalid')
  .max(540, 'durationInvalid')
  .default(60);

/** `period` is null without start and end: the booking window. */
export const slotQuerySchema = z
  .object({
    start: bookingDate.optional(),
    end: bookingDate.optional(),
    duration: durationSchema,
  })
  .refine(({ start, end }) => start !== undefined || end === undefined, { path: ['start'], error: 'dateInvalid' })
  .refine(({ start, end }) => start === undefined || end !== undefined, { path: ['end'], error: 'dateInvalid' })
  .transform(({ start, end, duration }) => ({ period: start && end ? { start, end } : null, duration }))
  .refine(
    ({ period }) => !period || (period.start <= period.end && period.end < addMadridDays(period.start, MAX_SLOT_DAYS)),
    {
      path: ['end'],
      error: 'rangeInvalid',
      when: ({ issues }) => issues.length === 0,
    },
  );

export const holdRequestSchema = z.object({ productId, bookingDate, bookingTime });
export type HoldRequest = z.output<typeof holdRequestSchema>;
