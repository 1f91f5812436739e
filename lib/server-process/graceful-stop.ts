import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeError, log } from '@/lib/log';
import { onRequest } from '@/lib/server-process/incoming-requests';

// Whoever asks a process to stop kills it after ten seconds.
const PATIENCE_MS = 9_000;
// What a proxy wants to ask on a connection that it has just opened is on its way: nobody could tell whether it was done.
const NEWCOMER_MS = 1_000;
const QUIET_TURN_MS = 0.3;
const SEARCH_FOR_QUIET_MS = 500;

const connections = new Set<Socket>();
/** Those that have asked for nothing yet. */
const newcomers = new WeakSet<Socket>();
const answers = new Set<ServerResponse>();
let stopping = false;

/**
 * When the process is asked to stop, no connection is accepted any more, the answers and the work that are under way are
 * finished, and it ends with 0, at the latest after nine seconds. `stopWork` begins to stop everything that is no request.
 */
export function stopGracefully(stopWork: () => Promise<void>): void {
  followConnections();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own: it closes the port at once, among connections that the system has established and nobody has accepted.
    const listeners = process.listeners(signal);
    process.removeAllListeners(signal);
    const closePort = () => {
      for (const listener of listeners) listener(signal);
    };
    process.on(signal, () => void stop(stopWork, closePort));
  }
}

function followConnections(): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    connections.add(socket);
    newcomers.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  onRequest(({ response, socket }) => {
    answers.add(response);
    newcomers.delete(socket);
    if (stopping) response.shouldKeepAlive = false;
    response.once('close', () => {
      answers.delete(response);
      if (stopping) socket.destroySoon();
    });
  });
}

async function stop(stopWork: () => Promise<void>, closePort: () => void): Promise<void> {
  if (stopping) return;
  stopping = true;
  const exit = process.exit.bind(process);
  setTimeout(() => exit(0), PATIENCE_MS);
  // Next calls this once its requests are answered, whatever else is under way.
  const answered = new Promise<void>((resolve) => {
    process.exit = (() => resolve()) as typeof process.exit;
  });
  // Work that cannot be stopped properly does not keep the answers from being finished.
  const worked = stopWork().catch((error) => log.error({ error: describeError(error) }, 'work not stopped'));
  await quietMoment();
  closePort();
  letGoOfConnections();
  await Promise.all([answered, worked]);
  exit(0);
}

/** Just after a turn of the event loop that had next to nothing to do: whoever had called by then has been let in. */
async function quietMoment(): Promise<void> {
  const begun = performance.now();
  let turn: number;
  do {
    turn = performance.now();
    await nextTurn();
  } while (performance.now() - turn > QUIET_TURN_MS && performance.now() - begun < SEARCH_FOR_QUIET_MS);
}

/** A connection that is kept for further requests, or was opened ahead of one, would be waited for. */
function letGoOfConnections(): void {
  for (const response of answers) response.shouldKeepAlive = false;
  const idle = () => [...connections].filter((socket) => ![...answers].some((answer) => answer.socket === socket));
  for (const socket of idle()) if (!newcomers.has(socket)) socket.destroySoon();
  setTimeout(() => {
    for (const socket of idle()) socket.destroySoon();
  }, NEWCOMER_MS);
}
