import 'server-only';
import { site } from '@/lib/shared/site';

/** Of the page that asks first, for the text of an e-mail. */
export function unsubscribeLink(token: string): string {
  return `${site.url}/newsletter/baja/${token}`;
}

/** For the mail client's own button (RFC 8058). */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${site.url}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
