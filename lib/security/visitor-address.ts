import 'server-only';
import type { BlockList } from 'node:net';
import { serverEnv } from '@/lib/env';
import { clientAddress } from './client-ip';
import { networks } from './networks';

let proxies: BlockList | undefined;

export function visitorAddress(headers: Headers): string {
  const { TRUSTED_PROXY_HOPS, TRUSTED_PROXY_ADDRESSES } = serverEnv();
  proxies ??= networks(TRUSTED_PROXY_ADDRESSES);
  return clientAddress(headers, { hops: TRUSTED_PROXY_HOPS, addresses: proxies });
}
