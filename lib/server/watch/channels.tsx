import 'server-only';
import { OperationsAlert } from '@/emails/server/operations-alert';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import { serverEnv } from '@/lib/shared/env';
import type { AlertMessage } from './alert-item';
import { alertSubject, alertSummary } from './alert-summary';

export type ChannelName = 'mail' | 'webhook';

/** Throws unless the message was accepted. Ends by itself within some ten seconds. */
type Send = (message: AlertMessage) => Promise<void>;

const SENDERS: Record<ChannelName, Send> = { mail: mailAlerts, webhook: postAlerts };

export function senderOf(channel: ChannelName): Send {
  return SENDERS[channel];
}

/** The second channel exists if it is configured. */
export function configuredChannels(): ChannelName[] {
  return serverEnv().ALERT_WEBHOOK_URL ? ['mail', 'webhook'] : ['mail'];
}

/** Resend takes a second attempt with the same key for the first. */
async function mailAlerts({ id, items }: AlertMessage): Promise<void> {
  const alerts = items.map((item) => ({
    ...item,
    since: new Date(item.since),
    overAt: item.overAt === null ? null : new Date(item.overAt),
  }));
  await sendEmail({
    to: staff(),
    subject: alertSubject(items),
    react: <OperationsAlert alerts={alerts} />,
    idempotencyKey: `alerts/${id}`,
  });
}

const TIMEOUT_MS = 10_000;
/** Receivers limit the size of a request. */
const MAX_ALERTS = 100;

/** What the webhook receives. `text` is what Slack and Mattermost show; the rest is for programs. */
type AlertPost = { text: string; id: string; createdAt: string; alerts: AlertMessage['items'] };

/**
 * A receiver that answers too late may get a message again, under the same id. Throws unless the answer is 2xx; a redirection
 * is refused, because it would take the token elsewhere.
 */
export async function postAlerts({ id, createdAt, items }: AlertMessage): Promise<void> {
  const { ALERT_WEBHOOK_URL, ALERT_WEBHOOK_TOKEN } = serverEnv();
  if (!ALERT_WEBHOOK_URL) return;
  const body: AlertPost = {
    text: alertSummary(items),
    id,
    createdAt: createdAt.toISOString(),
    alerts: items.slice(0, MAX_ALERTS),
  };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(ALERT_WEBHOOK_URL, {
      method: 'POST',
      redirect: 'manual',
      signal: timeout.signal,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(ALERT_WEBHOOK_TOKEN && { Authorization: `Bearer ${ALERT_WEBHOOK_TOKEN}` }),
      },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    if (!response.ok) throw new AlertRefused(response.status);
  } finally {
    clearTimeout(timer);
  }
}

class AlertRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The alert webhook answered ${status}`);
    this.name = 'AlertRefused';
    this.code = String(status);
  }
}
