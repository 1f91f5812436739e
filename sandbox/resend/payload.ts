import { z } from 'zod';
import type { EmailRecord } from '../records';

/** Resend's limit for one e-mail with its attachments, in bytes of base64. */
const MAX_ATTACHMENT_BYTES = 40 * 1024 * 1024;
const MAX_RECIPIENTS = 50;

const addresses = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat());
const noAddresses = addresses.nullish().transform((given) => given ?? []);

const attachment = z.object({
  filename: z.string().nullish(),
  // The SDK sends a Buffer as JSON does: {"type":"Buffer","data":[…]}.
  content: z
    .union([
      z.string(),
      z
        .object({ type: z.literal('Buffer'), data: z.array(z.number()) })
        .transform(({ data }) => Buffer.from(data).toString('base64')),
    ])
    .nullish(),
  path: z.string().nullish(),
  content_type: z.string().nullish(),
  content_id: z.string().nullish(),
});

const email = z.object({
  from: z.string().optional(),
  to: addresses.optional(),
  subject: z.string().optional(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  cc: noAddresses,
  bcc: noAddresses,
  reply_to: noAddresses,
  headers: z.record(z.string(), z.string()).nullish(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  scheduled_at: z.string().nullish(),
  attachments: z.array(attachment).nullish(),
});

export type EmailPayload = Omit<EmailRecord, 'id' | 'createdAt' | 'idempotencyKey'>;

/** Becomes Resend's `{"statusCode", "name", "message"}`. */
export class ResendRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 500,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  body(): object {
    return { statusCode: this.status, message: this.message, name: this.code };
  }
}

/** Throws Resend's refusal. */
export function readEmail(given: unknown): EmailPayload {
  const result = email.safeParse(given);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join('.') ?? 'body';
    throw new ResendRefusal(422, 'validation_error', `Invalid \`${field}\` field.`);
  }
  const { from, to, subject, html = null, text = null, attachments, ...rest } = result.data;
  if (!from) throw missingField('from');
  if (!to || to.length === 0) throw missingField('to');
  if (subject === undefined) throw missingField('subject');
  if (html === null && text === null)
    throw new ResendRefusal(422, 'validation_error', 'Missing `html` or `text` field.');
  const recipients = { to, cc: rest.cc, bcc: rest.bcc, reply_to: rest.reply_to };
  checkAddresses('from', [from]);
  for (const [field, list] of Object.entries(recipients)) checkAddresses(field, list);
  return {
    from,
    to,
    cc: rest.cc,
    bcc: rest.bcc,
    replyTo: rest.reply_to,
    subject,
    html,
    text,
    headers: rest.headers ?? {},
    tags: rest.tags ?? [],
    scheduledAt: rest.scheduled_at ?? null,
    attachments: readAttachments(attachments ?? []),
  };
}

function missingField(field: string): ResendRefusal {
  return new ResendRefusal(422, 'missing_required_field', `Missing \`${field}\` field.`);
}

function checkAddresses(field: string, list: string[]): void {
  if (list.length > MAX_RECIPIENTS) {
    throw new ResendRefusal(422, 'validation_error', `The \`${field}\` field must contain at most 50 addresses.`);
  }
  if (list.every(isAddress)) return;
  throw new ResendRefusal(
    422,
    field === 'from' ? 'invalid_from_address' : 'validation_error',
    `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`,
  );
}

function isAddress(given: string): boolean {
  const bare = /^[^<>]*<([^<>]+)>$/.exec(given.trim())?.[1] ?? given.trim();
  return /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(bare);
}

function readAttachments(given: z.output<typeof attachment>[]): EmailRecord['attachments'] {
  const attachments = given.map(({ filename, content, content_type, path }) => {
    if (typeof content !== 'string') {
      const reason = path
        ? 'The local Resend does not fetch attachments from a `path`.'
        : 'Attachment must have either a `content` or `path`.';
      throw new ResendRefusal(422, 'invalid_attachment', reason);
    }
    return { filename: filename ?? 'attachment', contentType: content_type ?? typeByName(filename ?? ''), content };
  });
  const size = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (size > MAX_ATTACHMENT_BYTES) throw new ResendRefusal(422, 'invalid_attachment', 'The attachments exceed 40 MB.');
  return attachments;
}

const CONTENT_TYPES: Record<string, string> = {
  ics: 'text/calendar',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
  csv: 'text/csv',
};

function typeByName(filename: string): string {
  return CONTENT_TYPES[filename.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
