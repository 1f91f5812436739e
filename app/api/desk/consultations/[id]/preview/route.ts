import { previewCall } from '../../../_questions/question-calls';

export const POST = previewCall('consultation');
