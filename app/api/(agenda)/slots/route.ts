import { findAvailability, findBookableDays } from '@/lib/agenda/availability';
import { slotQuerySchema } from '@/lib/agenda/schema';
import type { SlotsResponseBody } from '@/lib/orders/contract';
import { readToday } from '@/lib/orders/refunds/read-today';
import { endpoint } from '../../(server)/_http/endpoint';
import { check } from '../../(server)/_http/read-json';

export const GET = endpoint(async (request) => {
  const query = check(Object.fromEntries(new URL(request.url).searchParams), slotQuerySchema);
  if (!query.ok) return query.response;
  const { period, duration } = query.value;
  const answer = period
    ? await findAvailability(period.start, period.end, duration)
    : await findWindow(duration, new Date());
  return Response.json(answer satisfies SlotsResponseBody);
});

async function findWindow(duration: number, now: Date): Promise<SlotsResponseBody> {
  const [days, today] = await Promise.all([findBookableDays(duration, now), readToday(now)]);
  return { ...days, ...today };
}
