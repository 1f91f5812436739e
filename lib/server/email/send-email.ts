import 'server-only';
import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { Resend } from 'resend';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import { serverEnv } from '@/lib/shared/env';
import { onOneLine } from '@/lib/shared/on-one-line';
import { from } from './addresses';
import type { Attachment } from './email-body';
import { plainText } from './plain-text';
import { postEmail } from './post-email';
import { type MailAbout, recordMail } from './record-mail';

const TIMEOUT_MS = 10_000;

export type Email = {
  to: string;
  subject: string;
  react: ReactElement;
  replyTo?: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
  /** Resend keeps it for 24 hours and sends no second e-mail under the same key. */
  idempotencyKey: string;
  /** Stored once Resend has accepted the e-mail, so that what becomes of it is known. Absent: nothing of ours. */
  about?: MailAbout;
};

type Refusal = { name: string; statusCode: number | null };

/** `sent-before`: the key has already sent an e-mail with other contents, so this one was not sent. */
export type EmailOutcome = 'sent' | 'sent-before';

/** Resend refused the e-mail. Its own message quotes addresses; this one may be logged. */
class EmailFault extends Error {
  constructor(
    readonly code: string,
    statusCode: number | null,
  ) {
    super(refusalMessage(code, statusCode));
    this.name = 'EmailFault';
  }
}

export async function sendEmail({ react, attachments, idempotencyKey, about, ...email }: Email): Promise<EmailOutcome> {
  const html = await render(react);
  const { to, subject, replyTo, headers } = email;
  const message = { from: from(), to, subject: onOneLine(subject), html, text: plainText(html) };
  const { data, error } =
    attachments && !attachments.every(isInMemory)
      ? await postEmail({ ...message, reply_to: replyTo, headers }, attachments, idempotencyKey)
      : await client().emails.send(
          { ...message, replyTo, attachments, headers },
          { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
        );
  // If this fails, the job is repeated, and Resend answers with the same id.
  if (data && about) await recordMail(data.id, about);
  return outcomeOf(error);
}

function client(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = serverEnv();
  return new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL });
}

function isInMemory(attachment: Attachment): attachment is Attachment & { content: Buffer } {
  return Buffer.isBuffer(attachment.content);
}

function refusalMessage(code: string, statusCode: number | null): string {
  return `Resend: ${code} (${statusCode ?? 'no answer'})`;
}

// Resend refuses this e-mail, and will again: a field, its size, its content.
const REFUSES_THE_EMAIL: ReadonlySet<number | null> = new Set([400, 413, 422, 451]);
// Statuses 401, 403 and 404, and the sender's address, are faults of the configuration: once mended, the e-mail can go.
const CONFIGURATION_FAULTS: ReadonlySet<string> = new Set(['invalid_from_address', 'invalid_region']);

function isPermanent({ name, statusCode }: Refusal): boolean {
  return REFUSES_THE_EMAIL.has(statusCode) && !CONFIGURATION_FAULTS.has(name);
}

function outcomeOf(error: Refusal | null): EmailOutcome {
  if (!error) return 'sent';
  if (error.name === 'invalid_idempotent_request') return 'sent-before';
  const { name, statusCode } = error;
  if (isPermanent(error)) throw new PermanentFailure(refusalMessage(name, statusCode), name);
  throw new EmailFault(name, statusCode);
}
