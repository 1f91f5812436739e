import 'server-only';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Tinypool } from 'tinypool';
import { log } from '@/lib/log';
import { provideThread } from './aside';

/** The build writes it beside the server, from scripts/aside-thread.ts. */
const PROGRAM = 'aside-thread.mjs';
const IDLE_MS = 60_000;
/** More than all uploads and e-mails that a process lets run at once. */
const CONCURRENT = 100;
/** Of its heap; the contents of files lie outside of it. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Gives this process its thread for work beside the pages. It starts with the first work and ends when it has been idle for a
 * minute; if it dies, what it was doing fails, and the next work gets another.
 */
export function openThread(program = resolve(PROGRAM)): void {
  if (!existsSync(program)) {
    log.warn({ program: PROGRAM }, 'program not found: files are handled among the pages');
    return;
  }
  const pool = new Tinypool({
    filename: program,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: CONCURRENT,
    idleTimeout: IDLE_MS,
    // Between two messages it has sockets to listen to.
    useAtomics: false,
    resourceLimits: LIMITS,
  });
  // Its types know less than Node can move.
  provideThread((task, moved) => pool.run(task, { transferList: [...moved] as unknown as ArrayBuffer[] }));
}
