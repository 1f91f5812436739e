import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for whoever comes between two pieces. */
const REST_MS = 2;
/** Files go on, however many pages are asked for: at least one piece in so many milliseconds. */
const LONGEST_MS = 30;

type Queue = { waiting: (() => void)[]; serving: boolean; pages: number; served: EventEmitter };

// The pages and the jobs of one process are bundled apart, and share its event loop.
const shared = globalThis as { sofaFilePieces?: Queue };

/**
 * Waits for the turn of the next piece of a file. Whatever is done with files is done in pieces of a millisecond or two, one
 * after another in the whole process, and none begins while a visitor waits for something else.
 */
export function yieldToPages(): Promise<void> {
  shared.sofaFilePieces ??= openQueue();
  const queue = shared.sofaFilePieces;
  return new Promise((resolve) => {
    queue.waiting.push(resolve);
    if (!queue.serving) void serve(queue);
  });
}

async function serve(queue: Queue): Promise<void> {
  queue.serving = true;
  for (let next = queue.waiting.shift(); next; next = queue.waiting.shift()) {
    if (queue.pages > 0) await allServed(queue);
    next();
    await pause(REST_MS);
  }
  queue.serving = false;
}

function allServed({ served }: Queue): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      served.off('all', go);
      resolve();
    };
    const timer = setTimeout(go, LONGEST_MS);
    served.once('all', go);
  });
}

function openQueue(): Queue {
  const queue: Queue = { waiting: [], serving: false, pages: 0, served: new EventEmitter() };
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.url?.startsWith('/api/consultations')) return;
    queue.pages += 1;
    response.once('close', () => {
      queue.pages -= 1;
      if (queue.pages === 0) queue.served.emit('all');
    });
  });
  return queue;
}
