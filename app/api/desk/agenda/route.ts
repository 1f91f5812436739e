import { findAgenda } from '@/lib/agenda/agenda/find-agenda';
import { agendaPeriodSchema } from '@/lib/agenda/agenda/schema';
import { madridDate } from '@/lib/shared/madrid-time';
import { problem } from '../../(server)/_http/problem';
import { deskQuery } from '../_http/desk-query';

/** `from` and `to`, both included. */
export const GET = deskQuery(async ({ search, now }) => {
  const period = agendaPeriodSchema.safeParse({ from: search.get('from'), to: search.get('to') });
  if (!period.success) return problem(400, 'unreadable');
  const agenda = await findAgenda(period.data.from, period.data.to, now);
  return Response.json({ ...agenda, today: madridDate(now), now });
});
