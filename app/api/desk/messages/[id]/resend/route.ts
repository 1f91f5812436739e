import { resendCall } from '../../../_questions/question-calls';

export const POST = resendCall('message');
