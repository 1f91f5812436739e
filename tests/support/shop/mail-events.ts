import { createHmac, randomUUID } from 'node:crypto';

/** The secret with which the stack's application checks Resend's events. */
const WEBHOOK_SECRET = 'whsec_bG9jYWwtc2FuZGJveA==';

type Signing = { secret?: string; id?: string /** Seconds. */; age?: number };

/** What Resend would send with exactly this text. */
export function mailEventHeaders(
  payload: string,
  { secret = WEBHOOK_SECRET, id = `msg_${randomUUID()}`, age = 0 }: Signing = {},
): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000) - age;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const proof = createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(seconds), 'svix-signature': `v1,${proof}` };
}

export function mailEvent(type: string, resendId: string, more: object = {}): object {
  return { type, created_at: new Date().toISOString(), data: { email_id: resendId, ...more } };
}
