import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Whoever asks a process to stop kills it after ten seconds.
const PATIENCE_MS = 9_000;

const connections = new Set<Socket>();
const answers = new Set<ServerResponse>();
let stopping = false;

/**
 * When the process is asked to stop, no connection is accepted any more, the answers and the work that are under way are
 * finished, and it ends with 0, at the latest after nine seconds. `stopWork` begins to stop everything that is no request.
 */
export function stopGracefully(stopWork: () => Promise<void>): void {
  followConnections();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(stopWork));
}

function followConnections(): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { response, socket } = message as { response: ServerResponse; socket: Socket };
    answers.add(response);
    if (stopping) response.shouldKeepAlive = false;
    response.once('close', () => {
      answers.delete(response);
      if (stopping) socket.destroySoon();
    });
  });
}

async function stop(stopWork: () => Promise<void>): Promise<void> {
  if (stopping) return;
  stopping = true;
  const exit = process.exit.bind(process);
  setTimeout(() => exit(0), PATIENCE_MS);
  // Next has closed the port at this signal, and calls this once its requests are answered, whatever else is under way.
  const answered = new Promise<void>((resolve) => {
    process.exit = (() => resolve()) as typeof process.exit;
  });
  letGoOfConnections();
  await Promise.all([answered, stopWork()]);
  exit(0);
}

/** A connection that is kept for further requests, or was opened ahead of one, would be waited for. */
function letGoOfConnections(): void {
  const inUse = new Set([...answers].map(({ socket }) => socket));
  for (const response of answers) response.shouldKeepAlive = false;
  for (const socket of connections) if (!inUse.has(socket)) socket.destroySoon();
}
