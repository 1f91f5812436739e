import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One name per directory. On Linux an abstract socket and on Windows a pipe, both released with their process; elsewhere a
 * socket file.
 */
function lockName(directory: string): string {
  const digest = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0sofa-${digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\sofa-${digest}`;
  return join(tmpdir(), `sofa-${digest}.sock`);
}

function listen(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(true);
    });
  });
}

function isHeld(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** True if this process now holds the lock. The operating system releases it with the process, however that ends. */
export async function lockDirectory(directory: string): Promise<boolean> {
  const name = lockName(directory);
  if (await listen(name)) return true;
  if (name.startsWith('/') && !(await isHeld(name))) {
    rmSync(name, { force: true });
    return listen(name);
  }
  return false;
}
