import autocannon from 'autocannon';
import { ask } from '../support/http/raw';

export const CONNECTIONS = 20;

export type Subject = { name: string; url: string; headers?: Record<string, string> };

/** Of headers, and of bodies that are sent in chunks. */
const OVERHEAD_BYTES = 3_000;

/** The size of the body of one answer, as it travels, in bytes. It has to be a 200. */
export async function bodySize({ name, url, headers }: Subject): Promise<number> {
  const { status, body } = await ask(url, { headers });
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  return body.length;
}

type Length = { seconds: number } | { amount: number };

/**
 * Requests a second with all connections busy. Closed loop: each connection sends its next request once the last is answered,
 * so no percentile can be taken from it (see arrivals.ts). Every answer has to be a 200 of about `size` bytes.
 */
export async function saturate({ name, url, headers }: Subject, size: number, length: Length): Promise<number> {
  const limit = 'amount' in length ? { amount: length.amount } : { duration: length.seconds };
  const begun = performance.now();
  const result = await autocannon({ url, headers, connections: CONNECTIONS, ...limit });
  const seconds = (performance.now() - begun) / 1000;
  const answers = result['2xx'];
  const odd = result.non2xx + result.errors + result.timeouts;
  if (odd > 0) throw new Error(`${name}: ${odd} answers were no 200`);
  const each = result.throughput.total / answers;
  if (each < size || each > size * 1.02 + OVERHEAD_BYTES) throw new Error(`${name}: ${each} bytes instead of ${size}`);
  return answers / ('amount' in length ? seconds : result.duration);
}
