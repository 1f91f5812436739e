import 'server-only';
import { randomUUID } from 'node:crypto';
import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { Resend } from 'resend';
import { serverEnv } from '@/lib/env';
import { from } from './addresses';
import { type Pieces, withContents } from './attached-content';
import { plainText } from './plain-text';

const TIMEOUT_MS = 10_000;
/** Forty megabytes, on a line that takes six megabits a second. */
const LONG_TIMEOUT_MS = 60_000;

export type Attachment = {
  filename: string;
  /** Small, or fetched piece by piece when it is needed. */
  content: Buffer | Pieces;
  contentType: string;
};

type Email = {
  to: string;
  subject: string;
  react: ReactElement;
  replyTo?: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
  /** Names this e-mail: Resend keeps it for 24 hours and sends no second e-mail under the same key. */
  idempotencyKey: string;
};

/** `sent-before`: the key has already carried an e-mail with other contents, so this one was not sent. */
type EmailOutcome = 'sent' | 'sent-before';

/** Resend did not take the e-mail. Its own message quotes addresses; this one may be logged. */
class EmailFault extends Error {
  constructor(
    /** Resend's name of the fault. */
    readonly code: string,
    statusCode: number | null,
  ) {
    super(`Resend: ${code} (${statusCode ?? 'no answer'})`);
    this.name = 'EmailFault';
  }
}

/** Resend's client for one e-mail. Marks stand for the contents until it has written its JSON. */
class Sender extends Resend {
  readonly #contents = new Map<string, Pieces>();

  constructor() {
    const { RESEND_API_KEY, RESEND_BASE_URL } = serverEnv();
    super(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL });
  }

  markOf(content: Pieces): string {
    const mark = randomUUID();
    this.#contents.set(mark, content);
    return mark;
  }

  override async fetchRequest<Data>(path: string, options: RequestInit = {}) {
    if (this.#contents.size === 0) {
      return super.fetchRequest<Data>(path, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
    }
    const body = await withContents(String(options.body), this.#contents);
    return super.fetchRequest<Data>(path, { ...options, body, signal: AbortSignal.timeout(LONG_TIMEOUT_MS) });
  }
}

/** A header ends at a line break; a name or a product must not be able to begin the next one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Sends HTML with its text part. Throws an EmailFault when Resend did not take it. */
export async function sendEmail({
  to,
  subject,
  react,
  replyTo,
  attachments,
  headers,
  idempotencyKey,
}: Email): Promise<EmailOutcome> {
  const html = await render(react);
  const sender = new Sender();
  const files = attachments?.map(({ content, ...file }) => ({
    ...file,
    content: typeof content === 'function' ? sender.markOf(content) : content,
  }));
  const { error } = await sender.emails.send(
    { from: from(), to, subject: oneLine(subject), html, text: plainText(html), replyTo, attachments: files, headers },
    { idempotencyKey },
  );
  return outcome(error);
}

function outcome(error: { name: string; statusCode: number | null } | null): EmailOutcome {
  if (!error) return 'sent';
  if (error.name === 'invalid_idempotent_request') return 'sent-before';
  throw new EmailFault(error.name, error.statusCode);
}
