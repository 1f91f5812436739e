import { closeSync, openSync } from 'node:fs';
import { type Child, startNode } from '@/scripts/start/child';
import { localSetup } from '@/scripts/start/environment';
import type { Stack } from '@/tests/support/stack/stack';

/** `npm run worker` on the database and the local providers of a stack, whose own server runs no jobs. Writes to `logFile`. */
export function startWorkerProcess(
  { databaseUrl, baseUrl, sandbox }: Pick<Stack, 'databaseUrl' | 'baseUrl' | 'sandbox'>,
  logFile: string,
  env: Record<string, string> = {},
): Child {
  const [port, sandboxPort] = [baseUrl, sandbox.url].map((url) => Number(new URL(url).port));
  const { environment } = localSetup({}, { port: port ?? 0, sandboxPort: sandboxPort ?? 0 });
  const output = openSync(logFile, 'a');
  const child = startNode('The worker', ['--import', 'tsx', 'scripts/worker.ts'], {
    environment: { ...environment, APP_ENV: 'test', DATABASE_URL: databaseUrl, SITE_URL: baseUrl, ...env },
    output,
  });
  closeSync(output);
  return child;
}
