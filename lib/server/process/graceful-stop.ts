import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { describeError, log } from '@/lib/server/log';
import { onRequest } from '@/lib/server/process/incoming-requests';

// Process managers kill ten seconds after SIGTERM.
const STOP_TIMEOUT_MS = 9_000;
// A proxy may already be sending on a new connection; closing it leaves the outcome unknown.
const FIRST_REQUEST_TIMEOUT_MS = 1_000;
// Node accepts one connection in a turn of the event loop; a second quiet turn, because the first may have been under way.
const QUIET_TURNS = 2;
const MOST_TURNS = 1_000;

const begun = { connections: 0, requests: 0 };
const unanswered = new Set<ServerResponse>();
// Next does not tell its server: the first request does.
let tellServer: (server: Server) => void;
const serverKnown = new Promise<Server>((known) => {
  tellServer = known;
});
let stopping = false;

/** On SIGTERM or SIGINT: finishes requests and the work that `stopWork` stops, exits with 0 within nine seconds. */
export function stopGracefully(stopWork: () => Promise<void>): void {
  subscribe('net.server.socket', () => {
    begun.connections++;
  });
  onRequest(({ response, socket, server }) => {
    begun.requests++;
    unanswered.add(response);
    if (stopping) response.shouldKeepAlive = false;
    tellServer(server);
    response.once('close', () => {
      unanswered.delete(response);
      if (stopping) socket.destroySoon();
    });
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The only listener: serve.mjs keeps Next from adding one, which would exit before `stopWork` is done.
    process.on(signal, () => void stop(stopWork));
  }
}

async function stop(stopWork: () => Promise<void>): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS);
  const workStopped = stopWork().catch((error) => log.error({ error: describeError(error) }, 'work not stopped'));
  await noneBegins('connections');
  await closeConnections();
  await workStopped;
  while (unanswered.size > 0) await Promise.all([...unanswered].map(closed));
  process.exit(0);
}

/** Resolves when none of a kind has begun in two turns of the event loop: what had arrived before is known by then. */
async function noneBegins(kind: keyof typeof begun): Promise<void> {
  for (let turn = 0, quiet = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn++) {
    const before = begun[kind];
    await turnOfEventLoop();
    quiet = begun[kind] === before ? quiet + 1 : 0;
  }
}

async function closeConnections(): Promise<void> {
  for (const response of unanswered) response.shouldKeepAlive = false;
  await Promise.race([noneLeft(), pause(FIRST_REQUEST_TIMEOUT_MS)]);
  // After a turn that took long, requests that came in time are still to be read.
  await noneBegins('requests');
}

async function noneLeft(): Promise<void> {
  const server = await serverKnown;
  // Others may wait behind the connection whose request has told it, and closing the port resets them.
  await noneBegins('connections');
  // Closes idle connections too, except those on which no request has come yet.
  await new Promise((resolve) => server.close(resolve));
}

function closed(response: ServerResponse): Promise<unknown> {
  return new Promise((resolve) => response.once('close', resolve));
}
