import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { describeError, log } from '@/lib/log';
import { onRequest } from '@/lib/server-process/incoming-requests';

// Process managers kill ten seconds after SIGTERM.
const STOP_TIMEOUT_MS = 9_000;
// A proxy may already be sending on a new connection; closing it leaves the outcome unknown.
const FIRST_REQUEST_TIMEOUT_MS = 1_000;
const IDLE_TURN_MS = 0.3;
const IDLE_TURN_TIMEOUT_MS = 500;

const unanswered = new Set<ServerResponse>();
let server: Server | undefined;
let stopping = false;

/** On SIGTERM or SIGINT: finishes requests and the work that `stopWork` stops, exits with 0 within nine seconds. */
export function stopGracefully(stopWork: () => Promise<void>): void {
  onRequest(({ response, socket, server: itsServer }) => {
    unanswered.add(response);
    if (stopping) {
      response.shouldKeepAlive = false;
      // Known only now if this is the first request of the process.
      if (!server) itsServer.close();
    }
    server = itsServer;
    response.once('close', () => {
      unanswered.delete(response);
      if (stopping) socket.destroySoon();
    });
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's listener closes the port while accepted connections are queued, and exits before `stopWork` is done.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop(stopWork));
  }
}

async function stop(stopWork: () => Promise<void>): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS);
  const workStopped = stopWork().catch((error) => log.error({ error: describeError(error) }, 'work not stopped'));
  await idleTurn();
  await closeConnections();
  await workStopped;
  while (unanswered.size > 0) await Promise.all([...unanswered].map(closed));
  process.exit(0);
}

/** Resolves after a nearly idle event-loop turn: queued connections have been accepted by then. */
async function idleTurn(): Promise<void> {
  const begun = performance.now();
  let turn: number;
  do {
    turn = performance.now();
    await turnOfEventLoop();
  } while (performance.now() - turn > IDLE_TURN_MS && performance.now() - begun < IDLE_TURN_TIMEOUT_MS);
}

async function closeConnections(): Promise<void> {
  for (const response of unanswered) response.shouldKeepAlive = false;
  // Closes idle connections too, except those on which no request has come yet.
  const noneLeft = new Promise((resolve) => server?.close(resolve));
  await Promise.race([noneLeft, pause(FIRST_REQUEST_TIMEOUT_MS)]);
}

function closed(response: ServerResponse): Promise<unknown> {
  return new Promise((resolve) => response.once('close', resolve));
}
