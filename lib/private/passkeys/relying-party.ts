import 'server-only';
import { isIP } from 'node:net';
import { site } from '@/lib/shared/site';

export type RelyingParty = { id: string; origin: string; name: string };

/** Whose passkeys these are: the site's own host. Loopback addresses count as localhost. Null for any other address: WebAuthn needs a name. */
export function relyingParty(siteUrl: string = site.url): RelyingParty | null {
  const url = new URL(siteUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '127.0.0.1' || host === '::1') url.hostname = 'localhost';
  else if (isIP(host) !== 0) return null;
  return { id: url.hostname, origin: url.origin, name: site.name };
}
