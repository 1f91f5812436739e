import 'server-only';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { IncomingBody } from './incoming-body';

/** A refused request that is longer is not read to the end. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** Discards the rest of a refused request of known length: browsers read the answer only after sending everything. */
export async function drainBody({ headers, body }: Request): Promise<void> {
  const length = Number(headers.get('content-length') ?? 0);
  if (!body || body.locked || length === 0 || length > MAX_DRAINED_BYTES) return;
  const incoming = new IncomingBody(body, { timeoutMs: STEP_TIMEOUT_MS });
  await incoming.discard(MAX_DRAINED_BYTES);
  incoming.close();
}
