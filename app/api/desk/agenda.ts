import { Hono } from 'hono';
import { findAgenda } from '@/lib/agenda/agenda/find-agenda';
import { agendaPeriodSchema } from '@/lib/agenda/agenda/schema';
import { blockTime } from '@/lib/agenda/blocks/block-time';
import { timeOffSchema } from '@/lib/agenda/blocks/schema';
import { unblockTime } from '@/lib/agenda/blocks/unblock-time';
import { attendOverlap } from '@/lib/agenda/busy/attend-overlap';
import { addLocalHoliday, type HolidayRefusal } from '@/lib/agenda/holidays/add-local-holiday';
import { removeLocalHoliday } from '@/lib/agenda/holidays/remove-local-holiday';
import { localHolidaySchema, removedHolidaySchema } from '@/lib/agenda/holidays/schema';
import { changeRule } from '@/lib/agenda/rules/change-rule';
import { findRules } from '@/lib/agenda/rules/find-rules';
import { ruleChangeSchema } from '@/lib/agenda/rules/schema';
import { attendedSchema } from '@/lib/private/desk-log/attended-schema';
import { madridDate } from '@/lib/shared/madrid-time';
import { type Fields, problem, problemWithState, refused } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { call, change } from './_http/desk-calls';

const HOLIDAY_REFUSALS: Record<HolidayRefusal, Fields['date']> = {
  past: 'holidayPast',
  'too-far': 'holidayTooFar',
  known: 'holidayKnown',
};

export const agenda = new Hono()
  // `from` and `to`, both included.
  .get('/', call({ reads: ['from', 'to'] }), async (c) => {
    const period = agendaPeriodSchema.safeParse(c.req.valid('query'));
    if (!period.success) return problem(400, 'unreadable');
    const { now } = c.var;
    return c.json({ ...(await findAgenda(period.data.from, period.data.to, now)), today: madridDate(now), now });
  })
  .post('/blocks', change(timeOffSchema), async (c) => {
    const outcome = await blockTime(c.req.valid('json'), c.var.session.staff, c.var.now);
    if (outcome.ok) return c.json({ blocks: outcome.blocks }, 201);
    if (outcome.reason === 'past') return problem(422, 'agenda_past');
    return problemWithState(409, 'agenda_meets', { bookings: outcome.bookings, holds: outcome.holds });
  })
  // Gives time back: a whole block, or a piece of it.
  .post('/blocks/removal', change(timeOffSchema), async (c) => {
    const outcome = await unblockTime(c.req.valid('json'), c.var.session.staff, c.var.now);
    return outcome.ok ? c.json({ blocks: outcome.blocks }) : problemWithState(409, 'agenda_not_blocked', {});
  })
  // A holiday of the region or the city: periods to withdraw that run get longer by it for good. Answers with what visitors have of that day.
  .post('/holidays', change(localHolidaySchema, { stepUp: true }), async (c) => {
    const outcome = await addLocalHoliday(c.req.valid('json'), c.var.session.staff, c.var.now);
    return outcome.ok ? c.json(outcome.met, 201) : refused({ date: HOLIDAY_REFUSALS[outcome.reason] });
  })
  // A holiday that was added is none.
  .post('/holidays/removal', change(removedHolidaySchema, { stepUp: true }), async (c) => {
    const { session, now } = c.var;
    const outcome = await removeLocalHoliday(c.req.valid('json').date, session.staff, now);
    if (outcome.ok) return c.json({});
    return outcome.reason === 'past'
      ? refused({ date: 'holidayPast' })
      : problemWithState(409, 'agenda_rule_changed', await findRules(now));
  })
  .get('/rules', call(), async (c) => c.json(await findRules(c.var.now)))
  // One rule. `since` is that of the value that the person has seen.
  .post('/rules', change(ruleChangeSchema), async (c) => {
    const { session, now } = c.var;
    const { change: rule, since } = c.req.valid('json');
    const outcome = await changeRule(rule, since, session.staff, now);
    return outcome.ok
      ? c.json(await findRules(now))
      : problemWithState(409, 'agenda_rule_changed', await findRules(now));
  })
  // The overlap of the appointment with this id.
  .post('/overlaps/:id/attended', change(attendedSchema), async (c) => {
    const { session, now } = c.var;
    const bookingId = rowId(c.req.param('id'));
    if (!bookingId) return problem(404, 'not_found');
    const { ok } = await attendOverlap({ ...c.req.valid('json'), bookingId, staff: session.staff }, now);
    return ok ? c.json({}) : problemWithState(409, 'need_changed', {});
  });
