import { mailsAttendedCall } from '../../../_questions/question-calls';

export const POST = mailsAttendedCall('message');
