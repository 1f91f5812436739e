import { elsewhereCall } from '../../../_questions/question-calls';

export const POST = elsewhereCall('consultation');
