import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that kernels give to outgoing connections: Linux from 32768 on, macOS from 49152 on.
const LOWEST = 20_000;
const HIGHEST = 32_767;
const MOST_TRIES = 1_000;

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Keeps other processes from finding a port until this one ends, however it ends: the UDP port of the same number is bound.
 * The TCP port stays free for the server that it is meant for.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
  } catch {
    return false;
  }
  socket.unref();
  return true;
}

/** A loopback port that is free, and that no process finds again as long as this one lives. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if ((await reserve(port)) && (await isPortFree(port))) return port;
  }
  throw new Error('No free port is left on this machine.');
}

const TAKEN = /EADDRINUSE|address already in use/i;
const MOST_STARTS = 5;

/** Starts something on so many free ports, and on others if it fails because another program took one in between. */
export async function onFreePorts<Started>(
  count: number,
  start: (ports: number[]) => Promise<Started>,
): Promise<Started> {
  for (let starts = 1; ; starts += 1) {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await findFreePort());
    try {
      return await start(ports);
    } catch (error) {
      if (starts === MOST_STARTS || !TAKEN.test(String(error))) throw error;
    }
  }
}
