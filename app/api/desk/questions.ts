import { Hono } from 'hono';
import type { ProblemCode } from '@/lib/orders/contract';
import { attendedSchema } from '@/lib/private/desk-log/attended-schema';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { previewAnswer } from '@/lib/questions/answers/answer-mails';
import { listQuestions } from '@/lib/questions/answers/list-questions';
import { oneQuestion } from '@/lib/questions/answers/one-question';
import { resendAnswer } from '@/lib/questions/answers/resend-answer';
import { attendReturnedMails } from '@/lib/questions/answers/returned-mails';
import {
  answerSchema,
  elsewhereSchema,
  previewSchema,
  questionListSchema,
  resendSchema,
  spaceAnswerSchema,
} from '@/lib/questions/answers/schema';
import {
  answerInSpace,
  answerQuestion,
  markAnsweredElsewhere,
  type SpaceAnswerRefusal,
} from '@/lib/questions/answers/store-answer';
import { openSealedHead } from '@/lib/questions/consultations/open-sealed-head';
import { openFileAtDesk } from '@/lib/questions/consultations/open-stored-file';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { fileAttachment } from '../(server)/_http/file-attachment';
import { problem, problemWithState } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { call, change, type OneCall } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

const CONFLICTS: Record<Exclude<SpaceAnswerRefusal, 'gone'>, ProblemCode> = {
  'answered-meanwhile': 'answered_meanwhile',
  'key-used': 'answer_sent_before',
  'desk-key-changed': 'desk_key_changed',
  'space-changed': 'space_changed',
};

function questions(kind: QuestionKind) {
  return (
    new Hono()
      .get('/', call({ reads: ['state', 'search', 'page'] }), async (c) =>
        c.json(await listQuestions(kind, questionListSchema.parse(c.req.valid('query')), c.var.now)),
      )
      .get('/:id', call(), async (c) => {
        const id = rowId(c.req.param('id'));
        const found = id && (await oneQuestion({ kind, id }));
        return found ? c.json(found) : problem(404, 'not_found');
      })
      .post('/:id/answer', change(answerSchema), (c) => {
        const { text, along = null, ...attempt } = c.req.valid('json');
        return answered(c, kind, (by) => answerQuestion({ ...attempt, ...by }, { text, along }));
      })
      .post('/:id/elsewhere', change(elsewhereSchema), (c) =>
        answered(c, kind, (by) => markAnsweredElsewhere({ ...c.req.valid('json'), ...by })),
      )
      .post('/:id/resend', change(resendSchema), (c) =>
        answered(c, kind, (by) => resendAnswer({ ...c.req.valid('json'), ...by })),
      )
      .post('/:id/preview', change(previewSchema), async (c) => {
        const id = rowId(c.req.param('id'));
        const found = id && (await previewAnswer({ kind, id }, c.req.valid('json').text, c.var.session.staff));
        return found ? c.json(found) : problem(404, 'not_found');
      })
      // E-mails about it that came back.
      .post('/:id/mails-attended', change(attendedSchema), async (c) => {
        const { session, now } = c.var;
        const id = rowId(c.req.param('id'));
        if (!id) return problem(404, 'not_found');
        const attended = { ...c.req.valid('json'), question: { kind, id }, staff: session.staff };
        const { ok } = await attendReturnedMails(attended, now);
        return ok ? c.json({}) : problemWithState(409, 'need_changed', {});
      })
  );
}

export const messages = questions('message');

export const consultations = questions('consultation')
  // Sealed in the browser of the desk, for the owner of the space and for the desk.
  .post('/:id/space-answer', change(spaceAnswerSchema), (c) => {
    const { sealed, question = null, epoch, recipient, ...attempt } = c.req.valid('json');
    const answer = { sealed, question, epoch, recipient };
    return answered(c, 'consultation', (by) => answerInSpace({ ...attempt, ...by }, answer));
  })
  // What a sealed consultation says, as it was sealed.
  .post('/:id/open', change(nothingSchema), async (c) => {
    const id = rowId(c.req.param('id'));
    const head = id && (await openSealedHead(id, c.var.session.staff, c.var.now));
    if (!head) return problem(404, 'not_found');
    return new Response(head, { headers: { 'Content-Type': 'application/octet-stream' } });
  })
  .get('/files/:fileId', call(), async (c) => {
    const file = await openFileAtDesk(c.req.param('fileId'), c.var.session.staff, c.var.now);
    return file ? fileAttachment(file) : problem(404, 'not_found');
  });

type By = { question: QuestionName; staff: StaffMember; now: Date };

/** Changes what is answered to the question of the address. Answers with it and its answers as they are now, also after a refusal. */
async function answered(c: OneCall, kind: QuestionKind, act: (by: By) => Promise<Result<object, SpaceAnswerRefusal>>) {
  const id = rowId(c.req.param('id'));
  if (!id) return problem(404, 'not_found');
  const question = { kind, id };
  const outcome = await act({ question, staff: c.var.session.staff, now: c.var.now });
  const state = await oneQuestion(question);
  if (!state) return problem(404, 'not_found');
  if (outcome.ok) return c.json(state);
  return outcome.reason === 'gone'
    ? problem(404, 'not_found')
    : problemWithState(409, CONFLICTS[outcome.reason], state);
}
