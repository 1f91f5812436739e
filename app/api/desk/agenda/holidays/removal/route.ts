import { refused } from '@/app/api/(server)/_http/problem';
import { removeLocalHoliday } from '@/lib/agenda/holidays/remove-local-holiday';
import { removedHolidaySchema } from '@/lib/agenda/holidays/schema';
import { findRules } from '@/lib/agenda/rules/find-rules';
import { deskAction } from '../../../_http/desk-action';
import { deskConflict } from '../../../_http/desk-conflict';

/** A holiday that was added is none. */
export const POST = deskAction({ schema: removedHolidaySchema, stepUp: true }, async ({ staff, now, body }) => {
  const outcome = await removeLocalHoliday(body.date, staff, now);
  if (outcome.ok) return Response.json({});
  return outcome.reason === 'past'
    ? refused({ date: 'holidayPast' })
    : deskConflict('agenda_rule_changed', await findRules(now));
});
