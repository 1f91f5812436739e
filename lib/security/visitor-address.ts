import 'server-only';
import { serverEnv } from '@/lib/env';
import { clientAddress } from './client-ip';

/** The network of the client, as far as TRUSTED_PROXY_HOPS allows to know it. */
export function visitorAddress(headers: Headers): string {
  return clientAddress(headers, serverEnv().TRUSTED_PROXY_HOPS);
}
