import type { MiddlewareHandler } from 'hono';
import { isLiveKey } from '../lib/shared/env';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Throws in production and beside a live key: a simulated payment could be mistaken for a real one. */
export function refuseRealMoney(env: Record<string, string | undefined>): void {
  if (env.APP_ENV === 'production') throw new Error('APP_ENV is production: the local providers do not start there.');
  const live = Object.keys(env).filter((name) => isLiveKey(env[name] ?? ''));
  if (live.length > 0) throw new Error(`${live.join(', ')} holds a live Stripe key: the local providers do not start.`);
}

/** Protects the outbox from DNS rebinding and the controls from cross-site requests. */
export const onlyFromThisMachine: MiddlewareHandler = async (c, next) => {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  if (!LOOPBACK_HOSTS.has(host)) return c.text('The local providers answer on this machine only.', 403);
  const foreign = c.req.header('sec-fetch-site') === 'cross-site' && c.req.method !== 'GET';
  if (foreign) return c.text('Refused: sent by a page of another site.', 403);
  return next();
};
