import { check } from '@/app/api/(server)/_http/read-json';
import { findAvailability } from '@/lib/agenda/availability';
import { bookingWindow } from '@/lib/agenda/booking-window';
import { slotQuerySchema } from '@/lib/agenda/schema';
import { deskQuery } from '../../_http/desk-query';

/** The free hours of the whole booking window, for appointments of so many minutes. */
export const GET = deskQuery(async ({ search, now }) => {
  const { first, last } = bookingWindow(now);
  const query = check(search.get('duration') ?? undefined, slotQuerySchema.shape.duration);
  if (!query.ok) return query.response;
  return Response.json(await findAvailability(first, last, query.value));
});
