import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@/scripts/wait-until';
import { arrive } from '../support/http/arrivals';
import { ask } from '../support/http/raw';
import type { Stack } from '../support/stack/stack';
import { withStack } from './bench';
import { bookingOf } from './bookings';
import { bookableHours } from './hours';
import { residentMegabytes } from './memory';
import { startPlainServer } from './plain-server';
import { bodySize, saturate } from './saturate';
import { type Row, row } from './table';

const STILL_MB = 1;
const SALES = 100;
const SALES_DURING_FAILURE = 20;
const FAILURE_MS = 5000;

/** Once a server that has just answered for the first time has nothing left to do. */
async function idleMegabytes(pid: number): Promise<number> {
  let last = 0;
  const settled = async () => {
    const before = last;
    last = residentMegabytes(pid);
    return Math.abs(last - before) < STILL_MB;
  };
  await waitUntil(settled, { every: 1000, timeout: 30_000, message: 'The memory of the server does not settle' });
  return last;
}

async function idleFloor(): Promise<number> {
  const plain = await startPlainServer();
  try {
    await ask(`${plain.url}/`);
    return await idleMegabytes(plain.pid);
  } finally {
    await plain.stop();
  }
}

async function serve(stack: Stack, total: number): Promise<void> {
  const { hours } = await bookableHours(stack);
  const date = hours[0]?.bookingDate ?? '';
  const paths = [`/api/slots?start=${date}&end=${date}`, '/api/products', '/servicios', '/', '/contratanos'];
  for (const path of paths) {
    const subject = { name: path, url: stack.baseUrl + path, headers: { 'Accept-Encoding': 'gzip' } };
    await saturate(subject, await bodySize(subject), { amount: total / paths.length });
  }
}

/** Bookings with payment, meeting and e-mail, because a server loads some code only then. */
async function sell(stack: Stack, count: number): Promise<void> {
  const { productId, hours } = await bookableHours(stack);
  const samples = await arrive(
    hours.slice(0, count).map((hour) => bookingOf(stack, productId, hour)),
    50,
  );
  for (const { status } of samples) if (status !== 201) throw new Error(`A booking was answered ${status}`);
  const before = (await stack.sandbox.emails()).length;
  for (const { body } of samples) await stack.sandbox.completeSession(JSON.parse(body).sessionId);
  const mailed = async () => (await stack.sandbox.emails()).length >= before + count;
  await waitUntil(mailed, { every: 500, timeout: 120_000, message: 'The buyers got no mail' });
}

/** Jobs that fail must leave nothing behind in the memory of the server. */
async function sellDuringFailures(stack: Stack): Promise<void> {
  for (const provider of ['resend', 'google'] as const) {
    await stack.sandbox.fail(provider, 'error');
    const selling = sell(stack, SALES_DURING_FAILURE);
    await pause(FAILURE_MS);
    await stack.sandbox.fail(provider, 'none');
    await stack.jobs.hurry();
    await selling;
  }
}

/** The server with its jobs, as `npm start` and the image run it. */
export function measureMemory(): Promise<Row[]> {
  return withStack({}, async (stack) => {
    const pid = stack.serverPid();
    await ask(`${stack.baseUrl}/`);
    const idle = await idleMegabytes(pid);
    const floor = await idleFloor();
    await serve(stack, 1000);
    await sell(stack, SALES);
    const early = residentMegabytes(pid);
    await serve(stack, 9000);
    const late = residentMegabytes(pid);
    await sellDuringFailures(stack);
    const growth = residentMegabytes(pid) - early;
    const peak = residentMegabytes(pid, 'VmHWM');
    const above = idle - floor;
    return [
      row('memory (RSS) of an idle server with only a heading', floor, 'MB', '', true),
      row('memory of our idle server with its jobs, above that', above, 'MB', '< 130 MB', above < 130),
      row(`memory after 1,000 requests and ${SALES} sales`, early, 'MB', '', true),
      row('memory after 10,000 requests', late, 'MB', '', true),
      row('highest memory up to then', peak, 'MB', '< 300 MB', peak < 300),
      row(
        'memory gained since the first 1,000, with e-mail and calendar failing for a while',
        growth,
        'MB',
        '< 150 MB',
        growth < 150,
      ),
    ];
  });
}
