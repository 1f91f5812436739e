import 'server-only';
import { serverEnv } from '@/lib/shared/env';
import type { AlertMessage } from './alert-message';
import { mailAlerts } from './notifications';
import { postAlerts } from './post-alerts';

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
