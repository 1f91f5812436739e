import type { consultations, messages } from '@/app/api/desk/questions';
import { deskRoom } from '@/components/private/desk/desk-room';
import type { QuestionKind } from '@/lib/shared/question';

export const consultationsApi = deskRoom<typeof consultations>('/consultations');

/** The calls that questions of both kinds have. */
export const questionsApi = (kind: QuestionKind) => deskRoom<typeof messages>(`/${kind}s`);
