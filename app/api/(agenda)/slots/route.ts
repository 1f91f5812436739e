import { findAvailability } from '@/lib/agenda/availability';
import { slotQuerySchema } from '@/lib/agenda/schema';
import type { SlotsResponseBody } from '@/lib/orders/contract';
import { endpoint } from '../../(server)/_http/endpoint';
import { check } from '../../(server)/_http/read-json';

export const GET = endpoint(async (request) => {
  const query = check(Object.fromEntries(new URL(request.url).searchParams), slotQuerySchema);
  if (!query.ok) return query.response;
  const { start, end, duration } = query.value;
  const answer: SlotsResponseBody = await findAvailability(start, end, duration);
  return Response.json(answer);
});
