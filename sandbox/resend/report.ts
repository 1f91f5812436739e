import { createHmac, randomUUID } from 'node:crypto';
import type { EmailRecord } from '../records';

export type MailReceiver = { url: string; secret: string };

export const REPORT_TYPES = [
  'delivered',
  'bounced',
  'complained',
  'delivery_delayed',
  'failed',
  'suppressed',
  'opened',
] as const;
export const SIGNATURES = ['good', 'forged', 'old', 'none'] as const;

export type Report = {
  type: (typeof REPORT_TYPES)[number];
  /** Of a bounce. */
  bounce: 'Permanent' | 'Transient' | 'Undetermined';
  /** ISO instant. */
  at: string;
  /** Of an event that is sent again. */
  eventId: string;
  signature: (typeof SIGNATURES)[number];
};

const TIMEOUT_MS = 10_000;
const FORGED = 'whsec_YW5vdGhlci1zZWNyZXQ=';
/** Milliseconds: longer than a receiver accepts. */
const OLD_MS = 10 * 60_000;

/** Sends one event about an e-mail, signed as Resend signs it, and says what the receiver answers. It is not repeated. */
export async function reportEmail(receiver: MailReceiver, email: EmailRecord, report: Report): Promise<number> {
  const payload = JSON.stringify(eventObject(email, report));
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Svix-Webhooks/1.0',
      ...signed(receiver, payload, report),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

function eventObject({ id, createdAt, from, to, subject }: EmailRecord, { type, bounce, at }: Report): object {
  const message = 'What the other server answered.';
  return {
    type: `email.${type}`,
    created_at: at,
    data: {
      email_id: id,
      message_id: `<${id}@sandbox.invalid>`,
      created_at: createdAt,
      from,
      to,
      subject,
      ...(type === 'bounced' && { bounce: { message, type: bounce, subType: 'General' } }),
      ...(type === 'failed' && { failed: { reason: 'reached_daily_quota' } }),
      ...(type === 'suppressed' && { suppressed: { message, type: 'OnAccountSuppressionList' } }),
    },
  };
}

function signed({ secret }: MailReceiver, payload: string, { eventId, signature }: Report): Record<string, string> {
  if (signature === 'none') return {};
  const seconds = Math.floor((Date.now() - (signature === 'old' ? OLD_MS : 0)) / 1000);
  const key = Buffer.from((signature === 'forged' ? FORGED : secret).replace(/^whsec_/, ''), 'base64');
  const proof = createHmac('sha256', key).update(`${eventId}.${seconds}.${payload}`).digest('base64');
  return { 'svix-id': eventId, 'svix-timestamp': String(seconds), 'svix-signature': `v1,${proof}` };
}

export function newEventId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}
