import { timeOffSchema } from '@/lib/agenda/blocks/schema';
import { unblockTime } from '@/lib/agenda/blocks/unblock-time';
import { deskAction } from '../../../_http/desk-action';
import { deskConflict } from '../../../_http/desk-conflict';

/** Gives time back: a whole block, or a piece of it. */
export const POST = deskAction({ schema: timeOffSchema }, async ({ staff, now, body }) => {
  const outcome = await unblockTime(body, staff, now);
  return outcome.ok ? Response.json({ blocks: outcome.blocks }) : deskConflict('agenda_not_blocked', {});
});
