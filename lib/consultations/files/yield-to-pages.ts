import 'server-only';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of rest for every millisecond that the process was busy, with files or with anything else. */
const REST = 1;
const SHORTEST_MS = 1;
/** Files go on, however busy the pages keep the process. */
const LONGEST_MS = 20;

type Queue = { waiting: (() => void)[]; serving: boolean };

// The pages and the jobs of one process are bundled apart, and share its event loop.
const shared = globalThis as { sofaFilePieces?: Queue };

/**
 * Waits for the turn of the next piece of a file. Whatever is done with files is done in pieces of a few milliseconds, one at a
 * time in the whole process, and between two of them the pages have the process to themselves.
 */
export function yieldToPages(): Promise<void> {
  shared.sofaFilePieces ??= { waiting: [], serving: false };
  const queue = shared.sofaFilePieces;
  return new Promise((resolve) => {
    queue.waiting.push(resolve);
    if (!queue.serving) void serve(queue);
  });
}

async function serve(queue: Queue): Promise<void> {
  queue.serving = true;
  let before = performance.eventLoopUtilization();
  for (let next = queue.waiting.shift(); next; next = queue.waiting.shift()) {
    next();
    await pause(SHORTEST_MS);
    const { active } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const rest = Math.min(active * REST, LONGEST_MS) - SHORTEST_MS;
    if (rest > 0) await pause(rest);
  }
  queue.serving = false;
}
