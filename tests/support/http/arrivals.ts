import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type RawRequest } from './raw';

export type Call = RawRequest & { url: string };
/** `milliseconds` from sending to the last byte. */
export type Sample = { url: string; status: number; milliseconds: number; body: string };

async function timed({ url, ...request }: Call, agent: Agent): Promise<Sample> {
  const begun = performance.now();
  const { status, body } = await ask(url, { ...request, agent });
  return { url, status, milliseconds: performance.now() - begun, body: body.toString() };
}

/**
 * Open loop: sends one call every 1/`perSecond` seconds, whether or not earlier ones are answered, as visitors come. Ends with
 * the calls, or when `until` settles; rejects if `until` does. `from` is the address of this machine from which they come.
 */
export async function arrive(
  calls: Iterable<Call>,
  perSecond: number,
  until?: Promise<unknown>,
  from?: string,
): Promise<Sample[]> {
  // Each call has a connection of its own: a kept one may be closed by the server at the moment of its reuse.
  const agent = new Agent({ maxSockets: 200, ...(from && { localAddress: from }) });
  const samples: Promise<Sample>[] = [];
  let ended = false;
  const end = until?.finally(() => {
    ended = true;
  });
  end?.catch(() => undefined);
  const begun = performance.now();
  for (const call of calls) {
    await pause(Math.max(0, begun + (samples.length * 1000) / perSecond - performance.now()));
    if (ended) break;
    const sample = timed(call, agent);
    // Rejects below, with all of them.
    sample.catch(() => undefined);
    samples.push(sample);
  }
  try {
    const answered = await Promise.all(samples);
    await end;
    return answered;
  } finally {
    agent.destroy();
  }
}

/** These calls again and again. */
export function* repeated(calls: readonly Call[]): Generator<Call> {
  for (;;) yield* calls;
}
