import 'server-only';
import { render } from '@react-email/render';
import { plainText } from './plain-text';
import type { Email } from './send-email';

export type EmailText = { subject: string; text: string };

/** What an e-mail says, before it is sent. */
export async function emailText({ subject, react }: Pick<Email, 'subject' | 'react'>): Promise<EmailText> {
  return { subject, text: plainText(await render(react)) };
}
