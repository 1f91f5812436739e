import { problem } from '@/app/api/(server)/_http/problem';
import { blockTime } from '@/lib/agenda/blocks/block-time';
import { timeOffSchema } from '@/lib/agenda/blocks/schema';
import { deskAction } from '../../_http/desk-action';
import { deskConflict } from '../../_http/desk-conflict';

export const POST = deskAction({ schema: timeOffSchema }, async ({ staff, now, body }) => {
  const outcome = await blockTime(body, staff, now);
  if (outcome.ok) return Response.json({ blocks: outcome.blocks }, { status: 201 });
  if (outcome.reason === 'past') return problem(422, 'agenda_past');
  return deskConflict('agenda_meets', { bookings: outcome.bookings, holds: outcome.holds });
});
