import { z } from 'zod';
import { addMadridDays } from '@/lib/shared/madrid-time';
import { bookingDate } from '../schema';

const MOST_DAYS = 31;

export const agendaPeriodSchema = z
  .object({ from: bookingDate, to: bookingDate })
  .refine(({ from, to }) => from <= to && to < addMadridDays(from, MOST_DAYS), {
    path: ['to'],
    error: 'rangeInvalid',
    when: ({ issues }) => issues.length === 0,
  });
