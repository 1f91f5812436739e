import 'server-only';
import { serverEnv } from '@/lib/env';
import { clientAddress } from './client-ip';

/** The network that a request with these headers came from, by the number of proxies that the server was told of. */
export function visitorAddress(headers: Headers): string {
  return clientAddress(headers, serverEnv().TRUSTED_PROXY_HOPS);
}
