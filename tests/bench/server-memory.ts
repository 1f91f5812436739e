import { waitUntil } from '@/scripts/wait-until';
import type { Stack } from '../support/stack/stack';
import { withStack } from './bench';
import { bookingOf } from './bookings';
import { bookableHours } from './hours';
import { arrive, ask, type Call, requireAll, saturate } from './load';
import { residentMegabytes } from './memory';
import { startPlainServer } from './plain-server';
import { type Row, row } from './table';
import { CONNECTIONS } from './throughput';

const STILL_MB = 1;
const SALES = 100;

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
    await ask({ url: `${plain.url}/` });
    return await idleMegabytes(plain.pid);
  } finally {
    await plain.stop();
  }
}

async function serve(stack: Stack, total: number): Promise<void> {
  const { hours } = await bookableHours(stack);
  const date = hours[0]?.bookingDate ?? '';
  const paths = [`/api/slots?start=${date}&end=${date}`, '/api/products', '/servicios', '/', '/contratanos'];
  const calls = paths.map((path): Call => ({ url: stack.baseUrl + path, headers: { 'Accept-Encoding': 'gzip' } }));
  for (const call of calls) requireAll((await saturate(call, CONNECTIONS, total / calls.length)).samples, 200);
}

/** Visitors who book, and pay, and get their meeting and their mail: what a server loads only then is in its memory, too. */
async function sell(stack: Stack, count: number): Promise<void> {
  const { productId, hours } = await bookableHours(stack);
  const samples = await arrive(
    hours.slice(0, count).map((hour) => bookingOf(stack, productId, hour)),
    50,
  );
  requireAll(samples, 201);
  for (const { body } of samples) await stack.sandbox.completeSession(JSON.parse(body).sessionId);
  const mailed = async () => (await stack.sandbox.emails()).length >= count;
  await waitUntil(mailed, { every: 500, timeout: 120_000, message: 'The buyers got no mail' });
}

/** The server with its jobs, as `npm start` and the image run it. */
export function measureMemory(): Promise<Row[]> {
  return withStack({}, async (stack) => {
    const pid = stack.serverPid();
    await ask({ url: `${stack.baseUrl}/` });
    const idle = await idleMegabytes(pid);
    const floor = await idleFloor();
    await serve(stack, 1000);
    await sell(stack, SALES);
    const early = residentMegabytes(pid);
    await serve(stack, 9000);
    const late = residentMegabytes(pid);
    const peak = residentMegabytes(pid, 'VmHWM');
    const above = idle - floor;
    return [
      row('memory (RSS) of an idle server with only a heading', floor, 'MB', '', true),
      row('memory of our idle server with its jobs, above that', above, 'MB', '< 130 MB', above < 130),
      row(`memory after 1,000 requests and ${SALES} sales`, early, 'MB', '', true),
      row('memory after 10,000 requests', late, 'MB', '', true),
      row('highest memory up to then', peak, 'MB', '< 300 MB', peak < 300),
    ];
  });
}
