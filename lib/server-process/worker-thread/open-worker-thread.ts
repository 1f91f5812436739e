import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/log';
import { Thread } from './restartable-thread';
import { provideWorkerThread } from './run-in-worker-thread';

/** The build writes it beside the server, from scripts/worker-thread.ts. */
const PROGRAM = 'worker-thread.mjs';

/** Gives this process its thread for work beside the pages. */
export function openWorkerThread(folder = process.cwd()): void {
  // Not for the build to follow: it would take the whole project for a part of the server.
  const program = join(/* turbopackIgnore: true */ folder, PROGRAM);
  if (!existsSync(/* turbopackIgnore: true */ program)) {
    log.warn({ program: PROGRAM }, 'program not found: files are handled among the pages');
    return;
  }
  const thread = new Thread(program);
  provideWorkerThread((task, moved) => thread.run(task, moved));
}
