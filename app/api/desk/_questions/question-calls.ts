import type { ProblemCode } from '@/lib/orders/contract';
import { attendedSchema } from '@/lib/private/desk-log/attended-schema';
import { previewAnswer } from '@/lib/questions/answers/answer-mail';
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
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { problem } from '../../(server)/_http/problem';
import { rowId } from '../../(server)/_http/row-id';
import { deskAction } from '../_http/desk-action';
import { deskConflict } from '../_http/desk-conflict';
import { deskQuery } from '../_http/desk-query';

type Params = { id: string };

const CONFLICTS: Record<Exclude<SpaceAnswerRefusal, 'gone'>, ProblemCode> = {
  'answered-meanwhile': 'answered_meanwhile',
  'key-used': 'answer_sent_before',
  'desk-key-changed': 'desk_key_changed',
  'space-changed': 'space_changed',
};

export function listCall(kind: QuestionKind) {
  return deskQuery(async ({ search, now }) => {
    const list = questionListSchema.parse({
      state: search.get('state') ?? undefined,
      search: search.get('search') ?? undefined,
      page: search.get('page') ?? undefined,
    });
    return Response.json(await listQuestions(kind, list, now));
  });
}

export function oneCall(kind: QuestionKind) {
  return deskQuery<Params>(async ({ params: { id } }) => {
    const found = rowId(id) ? await oneQuestion({ kind, id }) : null;
    return found ? Response.json(found) : problem(404, 'not_found');
  });
}

export function answerCall(kind: QuestionKind) {
  return deskAction<typeof answerSchema, Params>({ schema: answerSchema }, async ({ staff, now, params, body }) => {
    const { text, along = null, ...attempt } = body;
    const question = { kind, id: params.id };
    if (!rowId(params.id)) return problem(404, 'not_found');
    return answered(question, await answerQuestion({ question, staff, now, ...attempt }, { text, along }));
  });
}

/** Sealed in the browser of the desk, for the owner of the space and for the desk. */
export const spaceAnswerCall = deskAction<typeof spaceAnswerSchema, Params>(
  { schema: spaceAnswerSchema },
  async ({ staff, now, params, body }) => {
    const { sealed, question: asked = null, epoch, recipient, ...attempt } = body;
    const question = { kind: 'consultation', id: params.id } as const;
    if (!rowId(params.id)) return problem(404, 'not_found');
    const answer = { sealed, question: asked, epoch, recipient };
    return answered(question, await answerInSpace({ question, staff, now, ...attempt }, answer));
  },
);

export function elsewhereCall(kind: QuestionKind) {
  return deskAction<typeof elsewhereSchema, Params>(
    { schema: elsewhereSchema },
    async ({ staff, now, params, body }) => {
      const question = { kind, id: params.id };
      if (!rowId(params.id)) return problem(404, 'not_found');
      return answered(question, await markAnsweredElsewhere({ question, staff, now, ...body }));
    },
  );
}

export function resendCall(kind: QuestionKind) {
  return deskAction<typeof resendSchema, Params>({ schema: resendSchema }, async ({ staff, now, params, body }) => {
    const question = { kind, id: params.id };
    if (!rowId(params.id)) return problem(404, 'not_found');
    return answered(question, await resendAnswer({ question, staff, now, ...body }));
  });
}

export function previewCall(kind: QuestionKind) {
  return deskAction<typeof previewSchema, Params>({ schema: previewSchema }, async ({ staff, params, body }) => {
    const found = rowId(params.id) ? await previewAnswer({ kind, id: params.id }, body.text, staff) : null;
    return found ? Response.json(found) : problem(404, 'not_found');
  });
}

/** E-mails about it that came back. */
export function mailsAttendedCall(kind: QuestionKind) {
  return deskAction<typeof attendedSchema, Params>({ schema: attendedSchema }, async ({ staff, now, params, body }) => {
    if (!rowId(params.id)) return problem(404, 'not_found');
    const { ok } = await attendReturnedMails({ question: { kind, id: params.id }, staff, ...body }, now);
    return ok ? Response.json({}) : deskConflict('need_changed', {});
  });
}

/** With the question and its answers as they are now. */
async function answered(question: QuestionName, outcome: Result<object, SpaceAnswerRefusal>): Promise<Response> {
  const state = await oneQuestion(question);
  if (!state) return problem(404, 'not_found');
  if (outcome.ok) return Response.json(state);
  return outcome.reason === 'gone' ? problem(404, 'not_found') : deskConflict(CONFLICTS[outcome.reason], state);
}
