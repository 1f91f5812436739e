import { z } from 'zod';
import { bookingDate, bookingTime } from '@/lib/agenda/schema';
import { attendedNote, attendedSchema } from '@/lib/private/desk-log/attended-schema';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import { LARGEST_AMOUNT } from '@/lib/shared/money';
import { ACCOUNT_PERIODS } from './account-periods';

export const ORDER_FILTERS = ['all', 'attention', 'coming', 'paid', 'refunded', 'withdrawn'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const SEARCH_MAX = 100;
const MOST_PAGES = 10_000;

/** A query that was typed into the address by hand falls back to the first page of everything. */
export const orderSearchSchema = z.object({
  q: z.string().trim().max(SEARCH_MAX).catch(''),
  filter: z.enum(ORDER_FILTERS).catch('all'),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
});
export type OrderSearch = z.output<typeof orderSearchSchema>;

export const orderIdSchema = z.uuid();

const moment = z.iso.datetime({ offset: true, error: 'dateInvalid' }).transform((text) => new Date(text));
const hour = { date: bookingDate, time: bookingTime };
const cents = z.int('valueInvalid').min(0, 'valueInvalid').max(LARGEST_AMOUNT, 'valueInvalid');

/** `shown` and `left` are what the screen had: a change of the same moment is not overwritten. */
export const moveSchema = z.object({ ...hour, shown: moment });
export const cancelSchema = z.object({ shown: moment });
export const chooseSchema = z.object({ ...hour, mode: z.enum(APPOINTMENT_MODES, 'valueInvalid').optional() });
export const refundSchema = z.object({ amount: cents.min(1, 'valueInvalid'), left: cents });
/** Says in a query what is about to be done. */
export const mailPreviewSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('cancellation') }),
  z.object({ of: z.literal('move'), ...hour }),
  z.object({ of: z.literal('refund'), amount: z.coerce.number().pipe(cents.min(1, 'valueInvalid')) }),
  z.object({ of: z.literal('withdrawal'), ...hour }),
]);
export type MailPreviewQuery = z.output<typeof mailPreviewSchema>;
export const transferSchema = z.object({ left: cents });
export const receivedSchema = z.object({ channel: z.enum(['mail', 'phone'], 'valueInvalid'), ...hour });
export const accountsSchema = z.object({ period: z.enum(ACCOUNT_PERIODS, 'valueInvalid') });
export const orderAttendedSchema = attendedSchema.extend({ need: z.string().max(64) });
export const statementAttendedSchema = z.object({ note: attendedNote });
export const joinSchema = z.object({ orderId: orderIdSchema });
