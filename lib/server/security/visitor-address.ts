import 'server-only';
import type { BlockList } from 'node:net';
import { log } from '@/lib/server/log';
import { serverEnv } from '@/lib/shared/env';
import { clientAddress, comesFromElsewhere } from './client-ip';
import { networks } from './networks';

const SAY_AGAIN_MS = 60 * 60_000;

let addresses: BlockList | undefined;
let saidAt = Number.NEGATIVE_INFINITY;

export function visitorAddress(headers: Headers): string {
  const { TRUSTED_PROXY_HOPS, TRUSTED_PROXY_ADDRESSES } = serverEnv();
  addresses ??= networks(TRUSTED_PROXY_ADDRESSES);
  const proxies = { hops: TRUSTED_PROXY_HOPS, addresses };
  if (comesFromElsewhere(headers, proxies)) sayNowAndThen();
  return clientAddress(headers, proxies);
}

/** At most once an hour, and without the address, which may be a visitor's. */
function sayNowAndThen(): void {
  if (performance.now() - saidAt < SAY_AGAIN_MS) return;
  saidAt = performance.now();
  log.error('a proxy is not in TRUSTED_PROXY_ADDRESSES: its X-Forwarded-For is ignored');
}
