import { oneCall } from '../../_questions/question-calls';

export const GET = oneCall('consultation');
