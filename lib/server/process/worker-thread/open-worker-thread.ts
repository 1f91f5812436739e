import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/server/log';
import { RestartableThread } from './restartable-thread';
import { provideWorkerThread } from './run-in-worker-thread';

/** Built from scripts/worker-thread.ts, beside the server. */
const PROGRAM = 'worker-thread.mjs';

export function openWorkerThread(folder = process.cwd()): void {
  // Tracing this path would make the whole project a part of the server.
  const program = join(/* turbopackIgnore: true */ folder, PROGRAM);
  if (!existsSync(/* turbopackIgnore: true */ program)) {
    log.warn({ program: PROGRAM }, 'program not found: uploads are processed in the main thread');
    return;
  }
  const thread = new RestartableThread(program);
  provideWorkerThread((task, streams) => thread.run(task, streams));
}
