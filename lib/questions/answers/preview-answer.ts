import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { from } from '@/lib/server/email/addresses';
import { emailText } from '@/lib/server/email/email-text';
import type { QuestionName } from '@/lib/shared/question';
import { answerMail, findAsked } from './answer-mail';
import type { MailPreview } from './contract';

/** The e-mail as it would be sent now; null once the question has been deleted. */
export async function previewAnswer(
  question: QuestionName,
  text: string,
  staff: StaffMember,
): Promise<MailPreview | null> {
  const asked = await findAsked(question);
  if (!asked) return null;
  const { to, replyTo, subject, react } = answerMail(asked, { text, byName: staff.name });
  return { from: from(), to, replyTo, ...(await emailText({ subject, react })) };
}
