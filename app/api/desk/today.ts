import { Hono } from 'hono';
import { findToday } from '@/lib/desk/find-today';
import { waitingAnswers } from '@/lib/questions/answers/question-rows';
import { confirmErasure } from '@/lib/space/mailbox-erasure/erasures';
import { problem, problemWithState } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { call, change } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

export const today = new Hono()
  .get('/today', call(), async (c) => c.json(await findToday(c.var.session.staff.id, c.var.now)))
  .get('/waiting-answers', call(), async (c) => c.json(await waitingAnswers(c.var.now)))
  // What a person who has deleted everything of theirs had in the team's own mailbox is deleted there too.
  .post('/erasures/:id/done', change(nothingSchema), async (c) => {
    const id = rowId(c.req.param('id'));
    if (!id) return problem(404, 'not_found');
    const isConfirmed = await confirmErasure(id, c.var.session.staff, c.var.now);
    return isConfirmed ? c.json({}) : problemWithState(409, 'need_changed', {});
  });
