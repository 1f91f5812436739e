import { listCall } from '../_questions/question-calls';

export const GET = listCall('consultation');
