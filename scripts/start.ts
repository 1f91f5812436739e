import { mkdirSync } from 'node:fs';
import { commandSchema, parseEnv } from '@/lib/shared/env';
import { explain } from './entry-point';
import { loadEnvFile } from './env-file';
import { bringUp } from './start/bring-up';
import type { Part } from './start/child';
import { lockDirectory } from './start/lock';
import { waitUntil } from './wait-until';

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    // The terminal and npm both send Ctrl-C: the second must not interrupt the shutdown.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    // A killed npm sends no signal: its disappearance stops this process as well.
    const npm = process.env.npm_lifecycle_event ? process.ppid : undefined;
    if (npm) setInterval(() => process.ppid !== npm && resolve(), 250).unref();
  });
}

async function run(parts: Part[]): Promise<void> {
  loadEnvFile();
  const { PORT, SANDBOX_PORT, DATA_DIR } = parseEnv(commandSchema, process.env);
  mkdirSync(DATA_DIR, { recursive: true });
  // A run that was killed a moment ago may still be stopping.
  await waitUntil(() => lockDirectory(DATA_DIR), {
    timeout: 3000,
    message: `Already running on the data in ${DATA_DIR}: stop that one first, or set DATA_DIR to another folder`,
  });
  const hotReload = process.argv.includes('--dev');
  await bringUp({ port: PORT, sandboxPort: SANDBOX_PORT, dataDir: DATA_DIR, hotReload }, parts);
  throw new Error(await Promise.race(parts.map(({ exited }) => exited)));
}

const parts: Part[] = [];
let failure: unknown;
try {
  await Promise.race([stopRequested(), run(parts)]);
} catch (error) {
  failure = error;
}
if (failure) console.error(explain(failure));
// Stops the application first and the database last, so that no connection in use is cut.
for (const part of parts.reverse()) await part.stop();
process.exit(failure ? 1 : 0);
