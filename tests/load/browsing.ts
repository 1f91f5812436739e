import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Sample, timed } from '@/tests/bench/load';

/** Milliseconds of every visit, by page. */
export type Waits = Map<string, number[]>;

/** Open-loop arrivals at a steady rate, each at the next page, until `until` settles. Every page must answer 200. */
export async function browse(
  baseUrl: string,
  paths: readonly string[],
  perSecond: number,
  until: Promise<unknown>,
): Promise<Waits> {
  const agent = new Agent();
  const visits: Promise<{ path: string; sample: Sample }>[] = [];
  let over = false;
  const ended = until.finally(() => {
    over = true;
  });
  ended.catch(() => undefined);
  const begun = performance.now();
  for (let visit = 0; !over; visit++) {
    const path = paths[visit % paths.length] ?? '/';
    visits.push(timed(agent, { url: baseUrl + path }, false).then((sample) => ({ path, sample })));
    await pause(Math.max(0, begun + ((visit + 1) * 1000) / perSecond - performance.now()));
  }
  const waits: Waits = new Map(paths.map((path) => [path, []]));
  for (const { path, sample } of await Promise.all(visits)) {
    if (sample.status !== 200) throw new Error(`${path} was answered ${sample.status}`);
    waits.get(path)?.push(sample.milliseconds);
  }
  agent.destroy();
  await ended;
  return waits;
}
