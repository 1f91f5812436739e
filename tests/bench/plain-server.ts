import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFreePort } from '@/scripts/ports';
import { NEXT, SERVER_ENVIRONMENT, SERVER_PROGRAM } from '@/scripts/start/build';
import { startNode } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';

const APP = join('tests', 'bench', 'plain-app');
const SERVER = join(APP, '.next', 'standalone', APP, 'server.js');
// Run as ours is: with the same heap.
const PROGRAM = [...SERVER_PROGRAM.slice(0, -1), SERVER];

/** The build takes the middleware of the project around this one for its own, and what is measured here does nothing. */
const NO_MIDDLEWARE = { version: 3, middleware: {}, sortedMiddleware: [], functions: {} };

export type PlainServer = { url: string; pid: number; stop(): Promise<void> };

let built: Promise<void> | undefined;

async function build(): Promise<void> {
  const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const succeeded = await startNode('The plain build', [NEXT, 'build', APP], { environment }).succeeded;
  if (!succeeded) throw new Error('The plain application could not be built');
  // Its page is weighed too, and the standalone server expects the scripts beside it.
  const output = join(dirname(SERVER), '.next');
  cpSync(join(APP, '.next', 'static'), join(output, 'static'), { recursive: true });
  writeFileSync(join(output, 'server', 'middleware-manifest.json'), JSON.stringify(NO_MIDDLEWARE));
}

/** A Next server of the same version that does nothing: the floor under every figure of ours. */
export async function startPlainServer(): Promise<PlainServer> {
  built ??= build();
  await built;
  const port = await findFreePort();
  const server = startNode('The plain server', PROGRAM, {
    environment: { ...SERVER_ENVIRONMENT, PORT: String(port), HOSTNAME: '127.0.0.1', NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/plain`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(answers, { timeout: 30_000, message: 'The plain server does not answer' });
  if (server.pid === undefined) throw new Error('The plain server has no process');
  return { url, pid: server.pid, stop: server.stop };
}
