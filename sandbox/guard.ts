import type { MiddlewareHandler } from 'hono';

const liveKey = /^(sk|rk)_live_/;
const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Simulated payments next to real money would be taken for real ones. Throws. */
export function refuseRealMoney(env: Record<string, string | undefined>): void {
  if (env.APP_ENV === 'production') throw new Error('APP_ENV is production: the local providers do not start there.');
  const live = Object.keys(env).filter((name) => liveKey.test(env[name] ?? ''));
  if (live.length > 0) throw new Error(`${live.join(', ')} holds a live Stripe key: the local providers do not start.`);
}

export function isLiveKey(key: string): boolean {
  return liveKey.test(key);
}

/** A page of another site can neither read the outbox through a name that it points at 127.0.0.1 nor press the controls. */
export const onlyFromThisMachine: MiddlewareHandler = async (c, next) => {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  if (!loopbackHosts.has(host)) return c.text('The local providers answer on this machine only.', 403);
  const foreign = c.req.header('sec-fetch-site') === 'cross-site' && c.req.method !== 'GET';
  if (foreign) return c.text('Refused: sent by a page of another site.', 403);
  return next();
};
