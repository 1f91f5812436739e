import { site } from '@/lib/shared/site';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import { replyDeadline } from './working-days/reply-day';

/** What is answered: a consultation or a message of the contact form. */
export type QuestionKind = 'consultation' | 'message';
export type QuestionName = { kind: QuestionKind; id: string };

const REPLY_HOURS: Record<QuestionKind, number> = {
  consultation: site.consultationReplyHours,
  message: site.supportReplyHours,
};

/** Never later than what the page and the receipt promise. */
export function answerDue(kind: QuestionKind, receivedAt: Date, local: readonly LocalHoliday[]): Date {
  return replyDeadline(receivedAt, REPLY_HOURS[kind], local);
}
