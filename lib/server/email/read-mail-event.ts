import 'server-only';
import { Resend } from 'resend';
import { z } from 'zod';
import type { Db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { serverEnv } from '@/lib/shared/env';
import type { Result } from '@/lib/shared/result';

/** `bounced`: for good, no e-mail reaches that mailbox. `failed`: this one did not, another may. */
type MailEventKind = 'delivered' | 'bounced' | 'complained' | 'delayed' | 'failed';

export type MailEvent = { id: string; resendId: string; kind: MailEventKind; at: Date };

type SignedHeaders = { id: string; timestamp: string; signature: string };

const KINDS: Readonly<Record<string, MailEventKind>> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  // Resend did not try: the address has bounced or complained before.
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
  'email.delivery_delayed': 'delayed',
  'email.failed': 'failed',
};

const reference = z.string().regex(/^[\w.-]{1,100}$/);
const envelope = z.object({ type: z.string() });
const report = z.object({
  created_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  data: z.object({ email_id: reference, bounce: z.object({ type: z.string() }).nullish() }),
});

/** `body` must be the bytes as received: the signature covers them. The event is null for a type that says nothing of delivery. */
export function readMailEvent(
  body: string,
  headers: Headers,
): Result<{ event: MailEvent | null }, 'bad-signature' | 'unreadable'> {
  const signed = {
    id: headers.get('svix-id') ?? '',
    timestamp: headers.get('svix-timestamp') ?? '',
    signature: headers.get('svix-signature') ?? '',
  };
  if (!isGenuine(body, signed)) return { ok: false, reason: 'bad-signature' };
  try {
    return { ok: true, event: translate(reference.parse(signed.id), JSON.parse(body)) };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    log.error('signed mail event unreadable');
    return { ok: false, reason: 'unreadable' };
  }
}

/** Under any secret of RESEND_WEBHOOK_SECRET, and signed within five minutes: Resend signs each delivery anew. */
function isGenuine(payload: string, headers: SignedHeaders): boolean {
  const { RESEND_API_KEY, RESEND_WEBHOOK_SECRET } = serverEnv();
  const { webhooks } = new Resend(RESEND_API_KEY);
  return RESEND_WEBHOOK_SECRET.some((webhookSecret) => {
    try {
      webhooks.verify({ payload, headers, webhookSecret });
      return true;
    } catch (error) {
      // The library reads the JSON after the signature has proved right.
      if (error instanceof SyntaxError) return true;
      if (error instanceof Error && error.name === 'WebhookVerificationError') return false;
      throw error;
    }
  });
}

function translate(id: string, body: unknown): MailEvent | null {
  const { type } = envelope.parse(body);
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) return null;
  const { created_at: at, data } = report.parse(body);
  const isPassing = kind === 'bounced' && data.bounce && data.bounce.type !== 'Permanent';
  return { id, resendId: data.email_id, kind: isPassing ? 'failed' : kind, at };
}

/** False for one that is stored already: Resend delivers events more than once, in any order. */
export async function storeMailEvent(tx: Db, event: MailEvent, receivedAt: Date): Promise<boolean> {
  const { id: eventId, resendId, kind, at } = event;
  const data = { eventId, resendId, kind, at, receivedAt };
  return (await tx.mailEvent.createMany({ data, skipDuplicates: true })).count === 1;
}
