import { spaceAnswerCall } from '../../../_questions/question-calls';

export const POST = spaceAnswerCall;
