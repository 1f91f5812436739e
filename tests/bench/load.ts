import { Agent, request } from 'node:http';

/** `size` is that of the body as it travelled, in bytes; the body itself is there only if it was asked for. */
export type Sample = { status: number; milliseconds: number; size: number; body: string };
export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** One call over a kept connection, timed from sending to the last byte. */
export function timed(agent: Agent, { url, method = 'GET', headers, body }: Call, keepBody: boolean): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, { agent, method, headers }, (response) => {
      const kept: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (keepBody) kept.push(chunk);
      });
      response.once('end', () => {
        const milliseconds = performance.now() - begun;
        resolve({ status: response.statusCode ?? 0, milliseconds, size, body: Buffer.concat(kept).toString() });
      });
      response.once('error', reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** One call by itself. */
export async function ask(call: Call): Promise<Sample> {
  const agent = new Agent();
  return timed(agent, call, true).finally(() => agent.destroy());
}

type Loop = { samples: Sample[]; perSecond: number };

/** Closed loop: `connections` callers, each sending its next call when the last is answered, for as long as `more` says. */
async function loop(call: Call, connections: number, more: (sent: number) => boolean): Promise<Loop> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: Sample[] = [];
  let sent = 0;
  const begun = performance.now();
  const caller = async () => {
    while (more(sent++)) samples.push(await timed(agent, call, false));
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { samples, perSecond: samples.length / seconds };
}

export function saturate(call: Call, connections: number, total: number): Promise<Loop> {
  return loop(call, connections, (sent) => sent < total);
}

export function saturateFor(call: Call, connections: number, milliseconds: number): Promise<Loop> {
  const end = performance.now() + milliseconds;
  return loop(call, connections, () => performance.now() < end);
}

/** Open loop: one call every 1/rate seconds, whether or not earlier ones are answered, as visitors come. */
export async function arrive(calls: Call[], ratePerSecond: number): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const begun = performance.now();
  const answers = calls.map(async (call, index) => {
    const due = (index * 1000) / ratePerSecond;
    await new Promise((resolve) => setTimeout(resolve, due - (performance.now() - begun)));
    return timed(agent, call, true);
  });
  const samples = await Promise.all(answers);
  agent.destroy();
  return samples;
}

/** Nearest-rank percentile. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('A percentile of nothing');
  return value;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

export function requireAll(samples: Sample[], expected: number): void {
  const other = samples.find(({ status }) => status !== expected);
  if (other) throw new Error(`An answer was ${other.status}, not ${expected}`);
}
