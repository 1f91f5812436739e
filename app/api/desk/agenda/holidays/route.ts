import { type Fields, refused } from '@/app/api/(server)/_http/problem';
import { addLocalHoliday, type HolidayRefusal } from '@/lib/agenda/holidays/add-local-holiday';
import { localHolidaySchema } from '@/lib/agenda/holidays/schema';
import { deskAction } from '../../_http/desk-action';

const REFUSALS: Record<HolidayRefusal, Fields['date']> = {
  past: 'holidayPast',
  'too-far': 'holidayTooFar',
  known: 'holidayKnown',
};

/** A holiday of the region or the city, with a touch: periods to withdraw that run get longer by it for good. Answers with what visitors have of that day. */
export const POST = deskAction({ schema: localHolidaySchema, stepUp: true }, async ({ staff, now, body }) => {
  const outcome = await addLocalHoliday(body, staff, now);
  return outcome.ok ? Response.json(outcome.met, { status: 201 }) : refused({ date: REFUSALS[outcome.reason] });
});
