import { answerCall } from '../../../_questions/question-calls';

export const POST = answerCall('message');
