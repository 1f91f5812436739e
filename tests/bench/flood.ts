import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { findOrInstall } from '@/scripts/programs';
import { arrive, repeated } from '../support/http/arrivals';
import { type Nginx, startNginx } from '../support/stack/nginx';
import { withStack } from './bench';
import { bookableHours } from './hours';
import { percentile } from './statistics';
import { type Row, row } from './table';

const GOAL_MS = 100;
const SECONDS = 10;
const SLOTS_A_SECOND = 20;
const CONNECTIONS = 64;
/** Milliseconds between two requests of a connection: 800 a second in all, as many as once reached a server. */
const DELAY_MS = 80;
/** The flood comes from 127.0.0.1. */
const HONEST_ADDRESS = '127.0.0.2';

/** Lua for wrk: the n-th request. None of them is in nginx's store. */
const FLOODS = {
  'unknown addresses': 'wrk.format("GET", "/nada/" .. n)',
  'addresses in code': 'wrk.format("GET", "/a%20" .. n)',
  'files that no build has': 'wrk.format("GET", "/_next/static/chunks/" .. n .. ".js")',
  'GETs with a Content-Type':
    'wrk.format("GET", "/garantia", { ["Content-Type"] = "multipart/form-data; boundary=x" })',
  'made-up data of the router': 'wrk.format("GET", "/garantia?_rsc=" .. n, { ["RSC"] = "1" })',
};

/** Sends about CONNECTIONS / DELAY_MS requests a millisecond; resolves with the requests a second. */
async function flood(wrk: string, url: string, directory: string, request: string): Promise<number> {
  const script = join(directory, 'flood.lua');
  writeFileSync(
    script,
    `local n = 0\nrequest = function()\n  n = n + 1\n  return ${request}\nend\nfunction delay() return ${DELAY_MS} end\n`,
  );
  const child = spawn(wrk, ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, url]);
  const report = await text(child.stdout);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  if (rate === undefined) throw new Error(`wrk has sent nothing:\n${report}`);
  return Number(rate);
}

async function slotsP95(url: string, until: Promise<unknown>): Promise<number> {
  const samples = await arrive(repeated([{ url }]), SLOTS_A_SECOND, until, HONEST_ADDRESS);
  for (const { status } of samples)
    if (status !== 200) throw new Error(`${url} answered ${status} to ${HONEST_ADDRESS}`);
  return percentile(
    samples.map(({ milliseconds }) => milliseconds),
    0.95,
  );
}

function reachedServer(nginx: Nginx, before: number): number {
  const lines = nginx.log().slice(before);
  return lines.filter(({ server, path }) => server !== '' && !path.startsWith('/api/')).length / SECONDS;
}

/** What the machine can do at this moment. */
async function alone(urls: readonly string[], slots: string): Promise<Row> {
  const nginx = await startNginx({ urls });
  try {
    const p95 = await slotsP95(nginx.url + slots, pause(SECONDS * 1000));
    return row('GET /api/slots alone, p95', p95, 'ms', '', true);
  } finally {
    await nginx.stop();
  }
}

/** Free hours for one visitor while another floods one server with what nginx has not stored, under the limits as deployed. */
export function measureFlood(): Promise<Row[]> {
  const wrk = findOrInstall('wrk');
  const directory = mkdtempSync(join(tmpdir(), 'sofa-bench-flood-'));
  return withStack({ RUN_JOBS: 'false', LOG_LEVEL: 'error' }, async (stack) => {
    const { hours } = await bookableHours(stack);
    const day = hours[0]?.bookingDate ?? '';
    const slots = `/api/slots?start=${day}&end=${day}`;
    const rows: Row[] = [await alone(stack.urls, slots)];
    for (const [kind, request] of Object.entries(FLOODS)) {
      // A limit that the flood before has used up would help.
      const nginx = await startNginx({ urls: stack.urls });
      try {
        const begun = nginx.log().length;
        const sending = flood(wrk, nginx.url, directory, request);
        const p95 = await slotsP95(nginx.url + slots, sending);
        rows.push(row(`GET /api/slots beside ${kind}, p95`, p95, 'ms', `< ${GOAL_MS} ms`, p95 < GOAL_MS));
        rows.push(row('requests of that flood a second', await sending, '', '', true));
        rows.push(row('of them at a server', reachedServer(nginx, begun), '', '', true));
      } finally {
        await nginx.stop();
      }
    }
    return rows;
  }).finally(() => rmSync(directory, { recursive: true, force: true }));
}
