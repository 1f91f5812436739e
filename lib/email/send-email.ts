import 'server-only';
import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { Resend } from 'resend';
import { serverEnv } from '@/lib/env';
import { from } from './addresses';
import type { Attachment } from './email-body';
import { plainText } from './plain-text';
import { postEmail } from './post-email';

const TIMEOUT_MS = 10_000;

type Email = {
  to: string;
  subject: string;
  react: ReactElement;
  replyTo?: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
  /** Resend keeps it for 24 hours and sends no second e-mail under the same key. */
  idempotencyKey: string;
};

/** `sent-before`: the key has already sent an e-mail with other contents, so this one was not sent. */
type EmailOutcome = 'sent' | 'sent-before';

/** Resend refused the e-mail. Its own message quotes addresses; this one may be logged. */
class EmailFault extends Error {
  constructor(
    readonly code: string,
    statusCode: number | null,
  ) {
    super(`Resend: ${code} (${statusCode ?? 'no answer'})`);
    this.name = 'EmailFault';
  }
}

export async function sendEmail({ react, attachments, idempotencyKey, ...email }: Email): Promise<EmailOutcome> {
  const html = await render(react);
  const { to, subject, replyTo, headers } = email;
  const message = { from: from(), to, subject: oneLine(subject), html, text: plainText(html) };
  if (attachments && !attachments.every(isInMemory)) {
    return outcomeOf(await postEmail({ ...message, reply_to: replyTo, headers }, attachments, idempotencyKey));
  }
  const { RESEND_API_KEY, RESEND_BASE_URL } = serverEnv();
  const { error } = await new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL }).emails.send(
    { ...message, replyTo, attachments, headers },
    { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  return outcomeOf(error);
}

function isInMemory(attachment: Attachment): attachment is Attachment & { content: Buffer } {
  return Buffer.isBuffer(attachment.content);
}

/** A line break would end the header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function outcomeOf(error: { name: string; statusCode: number | null } | null): EmailOutcome {
  if (!error) return 'sent';
  if (error.name === 'invalid_idempotent_request') return 'sent-before';
  throw new EmailFault(error.name, error.statusCode);
}
