import { Agent, request } from 'node:http';

export type Sample = { status: number; milliseconds: number; body: string };
export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** One call over a kept connection, timed from sending to the last byte. */
export function timed(agent: Agent, { url, method = 'GET', headers, body }: Call): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begun, body: text });
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** Closed loop: `connections` callers, each sending its next call when the last is answered. */
export async function saturate(
  call: Call,
  connections: number,
  total: number,
): Promise<{ samples: Sample[]; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: Sample[] = [];
  let sent = 0;
  const begun = performance.now();
  const caller = async () => {
    while (sent++ < total) samples.push(await timed(agent, call));
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { samples, perSecond: samples.length / seconds };
}

/** Open loop: one call every 1/rate seconds, whether or not earlier ones are answered, as visitors come. */
export async function arrive(calls: Call[], ratePerSecond: number): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const begun = performance.now();
  const answers = calls.map(async (call, index) => {
    const due = (index * 1000) / ratePerSecond;
    await new Promise((resolve) => setTimeout(resolve, due - (performance.now() - begun)));
    return timed(agent, call);
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
