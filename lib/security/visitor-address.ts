import 'server-only';
import { serverEnv } from '@/lib/env';
import { clientAddress } from './client-ip';

export function visitorAddress(headers: Headers): string {
  return clientAddress(headers, serverEnv().TRUSTED_PROXY_HOPS);
}
